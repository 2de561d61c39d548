import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Desktop } from "./desktop.ts";

const run = promisify(execFile);

/** A keyboard on a display: what it presses goes the way of every key, through the display to Orca and the browser. */
export interface Keyboard {
  /** Presses and releases keys named as X names them, one after the other: "Tab", "shift+Tab", "Return". Answers once Orca has dealt with the last. */
  press: (...keys: string[]) => Promise<void>;
  /** Types letters, digits and signs of the Latin script. Answers as `press` does. */
  type: (text: string) => Promise<void>;
}

/** Milliseconds between the letters that are typed. */
const typingDelayMs = 15;

/** Signs for which Shift is held. */
const shifted = /[A-Z~!@#$%^&*()_+{}|:"<>?]/g;

export function createKeyboard({ environment, orcaIdle }: Pick<Desktop, "environment" | "orcaIdle">): Keyboard {
  const send = async (keys: number, ...args: string[]) => {
    const before = orcaIdle.releasedKeys();
    await run("xdotool", args, { env: environment });
    await orcaIdle.waitForKeys(before + keys);
  };
  return {
    press: (...keys) => send(keys.reduce((sum, key) => sum + key.split("+").length, 0), "key", "--clearmodifiers", ...keys),
    type: (text) => send(text.length + (text.match(shifted)?.length ?? 0), "type", "--delay", String(typingDelayMs), "--", text),
  };
}
