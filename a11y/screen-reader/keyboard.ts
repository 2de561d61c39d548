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
const betweenLettersMs = 15;

/** Signs for which Shift is held. */
const shifted = /[A-Z~!@#$%^&*()_+{}|:"<>?]/g;

export function keyboardOf({ environment, rest }: Pick<Desktop, "environment" | "rest">): Keyboard {
  const send = async (keys: number, ...args: string[]) => {
    const before = rest.released();
    await run("xdotool", args, { env: environment });
    await rest.hasSeen(before + keys);
  };
  return {
    press: (...keys) => send(keys.reduce((sum, key) => sum + key.split("+").length, 0), "key", "--clearmodifiers", ...keys),
    type: (text) => send(text.length + (text.match(shifted)?.length ?? 0), "type", "--delay", String(betweenLettersMs), "--", text),
  };
}
