import { useState, type KeyboardEvent, type Ref } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useOwned } from "../private/use-owned.ts";

/** A number that is typed: beside a slider, or by itself. It is a text input, for a browser's own number input takes no grouping and loses what it cannot read. */
export interface NumberFieldProps extends Pick<TextFieldProps,
  "label" | "optional" | "hideLabel" | "hint" | "remark" | "error" | "id" | "required" | "name" | "prefix" | "suffix" | "characters" | "maxLength" | "normalize" | "accept" | "onRefuse" | "autoComplete" | "onBlur"> {
  /** The number, when the owner keeps it. `null` is none. */
  value?: number | null;
  /** The number at first, when the field keeps its own. Default: none. */
  defaultValue?: number | null;
  /** Told each number within the limits, and `null` when the field has been emptied and left. */
  onChange?: (value: number | null) => void;
  /** Lowest number; a lower one becomes it when the field is left. */
  min?: number;
  /** Highest number; a higher one becomes it when the field is left. */
  max?: number;
  /** How far the up and down arrows go. Left out, they do nothing. Any number between may be typed. */
  step?: number;
  /** The number as text, grouped: 100000 becomes "1,00,000". Shown whenever nobody types. */
  format: (value: number) => string;
  /** The number in a text, grouped or not, or nothing if there is none. */
  parse: (text: string) => number | undefined;
  /** `decimal` brings a keyboard with a point. Default: numeric. */
  inputMode?: "numeric" | "decimal";
  ref?: Ref<HTMLInputElement>;
}

/** See {@link NumberFieldProps}. */
export function NumberField({ value, defaultValue = null, onChange, min = -Infinity, max = Infinity, step, format, parse, inputMode = "numeric", onBlur, ...rest }: NumberFieldProps) {
  const [number, setNumber] = useOwned(value, defaultValue, onChange);
  // What is being typed stays as typed; grouping it at each key would move the caret about.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (number === null ? "" : format(number));
  const within = (candidate: number) => Math.min(Math.max(candidate, min), max);

  const type = (text: string) => {
    setTyped(text);
    const read = parse(text);
    if (read !== undefined && read === within(read) && read !== number) setNumber(read);
  };

  /** What cannot be read, and an emptied field that must be filled in, give way to the last good number. */
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const read = parse(typed);
    const next = read !== undefined ? within(read) : typed.trim() === "" && !rest.required ? null : number;
    if (next !== number) setNumber(next);
  };

  const stepTo = (event: KeyboardEvent<HTMLInputElement>, direction: 1 | -1) => {
    if (step === undefined) return;
    event.preventDefault();
    const input = event.currentTarget;
    setTyped(undefined);
    setNumber(within(nextStep(parse(shown) ?? number ?? within(0), direction, step, Number.isFinite(min) ? min : 0)));
    // The chosen text is read out, as a spin button's value would be.
    requestAnimationFrame(() => input.select());
  };

  return (
    <TextField
      {...rest}
      inputMode={inputMode}
      value={shown}
      onChange={type}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp") stepTo(event, 1);
        else if (event.key === "ArrowDown") stepTo(event, -1);
        else if (event.key === "Enter") settle();
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
