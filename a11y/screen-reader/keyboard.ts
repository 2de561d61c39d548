import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Desktop } from "./desktop.ts";

const run = promisify(execFile);

/** A keyboard on the virtual display. Its keys reach Orca and the browser like real ones. */
export interface Keyboard {
  /** Presses keys by their X names, one after another: "Tab", "shift+Tab", "Return". Resolves once Orca has processed the last. */
  press: (...keys: string[]) => Promise<void>;
  /** Types Latin letters, digits and punctuation. Resolves like `press`. */
  type: (text: string) => Promise<void>;
}

/** Milliseconds between typed letters. */
const typingDelayMs = 15;

/** Characters that need Shift. */
const shifted = /[A-Z~!@#$%^&*()_+{}|:"<>?]/g;

export function createKeyboard({ environment, orcaIdle }: Pick<Desktop, "environment" | "orcaIdle">): Keyboard {
  const send = async (keys: number, ...args: string[]) => {
    const before = orcaIdle.releasedKeys();
    await run("xdotool", args, { env: environment });
    await orcaIdle.waitForKeys(before + keys);
  };
  return {
    press: (...keys) =>
      send(
        keys.reduce((sum, key) => sum + key.split("+").length, 0),
        "key",
        "--clearmodifiers",
        ...keys,
      ),
    type: (text) =>
      send(text.length + (text.match(shifted)?.length ?? 0), "type", "--delay", String(typingDelayMs), "--", text),
  };
}
