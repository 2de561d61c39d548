import { useEffect, useEffectEvent, useState, type KeyboardEvent, type Ref } from "react";
import { useAnnounce } from "../Announcer/Announcer.tsx";
import { afterPress } from "../private/after-press.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useControllableState } from "../private/useControllableState.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";

/** Value of the field: an accepted number, or the typed text if it is not one. An empty text is an empty field. */
export type NumberFieldValue = number | string;

/** A number that is typed: beside a slider, or by itself. A text input, because the browser's number input does not support grouping and loses text it cannot read. */
export interface NumberFieldProps extends Pick<
  TextFieldProps,
  | "label"
  | "optional"
  | "hideLabel"
  | "hint"
  | "warning"
  | "error"
  | "id"
  | "required"
  | "name"
  | "prefix"
  | "suffix"
  | "characters"
  | "autoComplete"
  | "onBlur"
> {
  /** Controlled value. */
  value?: NumberFieldValue;
  /** Initial value, if uncontrolled. Default: empty. */
  defaultValue?: NumberFieldValue;
  /**
   * Called with each number within the limits, and with the typed text while it is not one: the caller then shows no
   * result, because a result of another number would be wrong.
   */
  onChange?: (value: NumberFieldValue) => void;
  /** Lowest accepted number. */
  min?: number;
  /** Highest accepted number. */
  max?: number;
  /** Maximum number of decimals. Default: 0. */
  decimals?: number;
  /** Step of the up and down arrow keys. Default: they do nothing. Any number between steps may be typed. */
  step?: number;
  /** The number as text, grouped: 100000 becomes "1,00,000". Shown while no one types; must show all `decimals`. */
  format: (value: number) => string;
  /** The number in a text, grouped or not; undefined if there is none. */
  parse: (text: string) => number | undefined;
  /** Errors for a text that is not accepted. Shown as the field's error and announced, with the label, on blur. */
  faults: {
    /** For a number outside the limits or an invalid number: "Between ₹5,000 and ₹2,00,000". */
    range: string;
    /** For a number with too many decimals: "Whole days only, between 90 and 365". */
    decimals: string;
  };
  ref?: Ref<HTMLInputElement>;
}

/** See {@link NumberFieldProps}. The typed text is never replaced by another number. */
export function NumberField({
  value,
  defaultValue = "",
  onChange,
  min = -Infinity,
  max = Infinity,
  decimals = 0,
  step,
  format,
  parse,
  faults,
  error,
  onBlur,
  ref,
  ...rest
}: NumberFieldProps) {
  const [entry, setEntry] = useControllableState<NumberFieldValue>(value, defaultValue, onChange);
  // The text stays as typed while typing; grouping at each key would move the caret.
  const [typed, setTyped] = useState<string>();
  const [isTouched, setTouched] = useState(false);
  // A new controlled value, from the slider beside it, replaces the typed text.
  const isTyped = typed !== undefined && (typeof entry === "number" ? parse(typed) === entry : typed === entry);
  const shown = isTyped ? typed : typeof entry === "number" ? format(entry) : entry;

  const faultOf = (text: string) => {
    const read = parse(text);
    if (read !== undefined && read >= min && read <= max)
      return Number(read.toFixed(decimals)) === read ? undefined : faults.decimals;
    return text.trim() === "" && !(rest.required && isTouched) ? undefined : faults.range;
  };
  // A number that is too low may still grow, so it becomes an error on blur.
  const isFinal = !isTyped || (parse(typed) ?? 0) > max;
  const fault = typeof entry === "string" && isFinal ? faultOf(shown) : undefined;

  const announce = useAnnounce();
  const announceForField = useEffectEvent((message: string) => announce(`${rest.label}: ${message}`));
  useEffect(() => {
    if (fault !== undefined && isTouched) announceForField(fault);
  }, [fault, isTouched]);

  const [input, fill] = useMergedRef(ref);
  // Typed and left before hydration: this runs after the text field's own hydration sync, which reports the text.
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
    // Selected text is read out, like the value of a spin button.
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

/** The next step from `origin`, without binary rounding errors. */
function nextStep(from: number, direction: 1 | -1, step: number, origin: number): number {
  const rungs = (from - origin) / step;
  const rung = direction === 1 ? Math.floor(rungs + 1e-9) + 1 : Math.ceil(rungs - 1e-9) - 1;
  return Number((origin + rung * step).toFixed(6));
}
