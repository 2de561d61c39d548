import { useEffect, useEffectEvent, useState, type KeyboardEvent, type Ref } from "react";
import { useAnnounce } from "../Announcer/Announcer.tsx";
import { afterPress } from "../private/after-press.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useControllableState } from "../private/useControllableState.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";

/** What the field holds: a number it takes, or, as text, what was typed and is none. An empty text is an empty field. */
export type Entry = number | string;

/** A number that is typed: beside a slider, or by itself. It is a text input, for a browser's own number input takes no grouping and loses what it cannot read. */
export interface NumberFieldProps extends Pick<TextFieldProps,
  "label" | "optional" | "hideLabel" | "hint" | "warning" | "error" | "id" | "required" | "name" | "prefix" | "suffix" | "characters" | "autoComplete" | "onBlur"> {
  /** What it holds, when the owner keeps that. */
  value?: Entry;
  /** What it holds at first, when the field keeps its own. Default: nothing. */
  defaultValue?: Entry;
  /**
   * Told each number within the limits, and the text as typed while it is none: the owner then shows no result, for one
   * of another number would be wrong.
   */
  onChange?: (value: Entry) => void;
  /** Lowest number that is taken. */
  min?: number;
  /** Highest number that is taken. */
  max?: number;
  /** Decimals that are taken at most. Default: none. */
  decimals?: number;
  /** How far the up and down arrows go. Left out, they do nothing. Any number between may be typed. */
  step?: number;
  /** The number as text, grouped: 100000 becomes "1,00,000". Shown when no one is typing; must show all `decimals`. */
  format: (value: number) => string;
  /** The number in a text, grouped or not, or nothing if there is none. */
  parse: (text: string) => number | undefined;
  /** What is said of a text that is not taken. It is shown as the field's error and announced, with the label, once the field is left. */
  faults: {
    /** Of a number outside the limits, and of what is no number: "Between ₹5,000 and ₹2,00,000". */
    range: string;
    /** Of a number with more decimals than are taken: "Whole days only, between 90 and 365". */
    decimals: string;
  };
  ref?: Ref<HTMLInputElement>;
}

/** See {@link NumberFieldProps}. What is typed is never replaced by another number. */
export function NumberField({ value, defaultValue = "", onChange, min = -Infinity, max = Infinity, decimals = 0, step, format, parse, faults, error, onBlur, ref, ...rest }: NumberFieldProps) {
  const [entry, setEntry] = useControllableState<Entry>(value, defaultValue, onChange);
  // What is being typed stays as typed; grouping it at each key would move the caret about.
  const [typed, setTyped] = useState<string>();
  const [isTouched, setTouched] = useState(false);
  // Another number of the owner's, from the slider beside it, takes the place of what was typed.
  const isTyped = typed !== undefined && (typeof entry === "number" ? parse(typed) === entry : typed === entry);
  const shown = isTyped ? typed : typeof entry === "number" ? format(entry) : entry;

  const faultOf = (text: string) => {
    const read = parse(text);
    if (read !== undefined && read >= min && read <= max) return Number(read.toFixed(decimals)) === read ? undefined : faults.decimals;
    return text.trim() === "" && !(rest.required && isTouched) ? undefined : faults.range;
  };
  // A number that is too low may be on its way to a higher one: it is a fault once the field is left.
  const isFinal = !isTyped || (parse(typed) ?? 0) > max;
  const fault = typeof entry === "string" && isFinal ? faultOf(shown) : undefined;

  const announce = useAnnounce();
  const tell = useEffectEvent((message: string) => announce(`${rest.label}: ${message}`));
  useEffect(() => {
    if (fault !== undefined && isTouched) tell(fault);
  }, [fault, isTouched]);

  const [input, fill] = useMergedRef(ref);
  // Typed and left before the script came: this runs after the text field's own takeover, which reports the text.
  useHydrationSync(() => {
    if (input.current !== document.activeElement) setTyped(undefined);
  });

  const type = (text: string) => {
    setTyped(text);
    setTouched(true);
    const next = text.trim() === "" || faultOf(text) ? text : parse(text)!;
    if (next !== entry) setEntry(next);
  };

  const stepTo = (event: KeyboardEvent<HTMLInputElement>, direction: 1 | -1) => {
    if (step === undefined) return;
    event.preventDefault();
    const input = event.currentTarget;
    setTyped(undefined);
    const from = parse(shown) ?? Math.min(Math.max(0, min), max);
    setEntry(Math.min(Math.max(nextStep(from, direction, step, Number.isFinite(min) ? min : 0), min), max));
    // The chosen text is read out, as a spin button's value would be.
    requestAnimationFrame(() => input.select());
  };

  return (
    <TextField
      {...rest}
      ref={fill}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      error={error ?? fault}
      value={shown}
      onChange={type}
      onBlur={(event) => {
        afterPress(() => setTyped(undefined));
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp") stepTo(event, 1);
        else if (event.key === "ArrowDown") stepTo(event, -1);
        else if (event.key === "Enter") setTyped(undefined);
      }}
    />
  );
}

/** The next number on the ladder that starts at `origin`, free of the dust of binary fractions. */
function nextStep(from: number, direction: 1 | -1, step: number, origin: number): number {
  const rungs = (from - origin) / step;
  const rung = direction === 1 ? Math.floor(rungs + 1e-9) + 1 : Math.ceil(rungs - 1e-9) - 1;
  return Number((origin + rung * step).toFixed(6));
}
