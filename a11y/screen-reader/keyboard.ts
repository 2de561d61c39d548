import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A keyboard on a display: what it presses goes the way of every key, through the display to Orca and the browser. */
export interface Keyboard {
  /** Presses and releases keys named as X names them, one after the other: "Tab", "shift+Tab", "Return". */
  press: (...keys: string[]) => Promise<void>;
  /** Types letters, digits and signs of the Latin script. */
  type: (text: string) => Promise<void>;
}

/** Milliseconds between the letters that are typed. */
const betweenLettersMs = 15;

export function keyboardOf(environment: Record<string, string>): Keyboard {
  const xdotool = async (...args: string[]) => void (await run("xdotool", args, { env: environment }));
  return {
    press: (...keys) => xdotool("key", "--clearmodifiers", ...keys),
    type: (text) => xdotool("type", "--delay", String(betweenLettersMs), "--", text),
  };
}
