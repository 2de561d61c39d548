import { useRef, type Ref, type SelectHTMLAttributes } from "react";
import { Button } from "../Button/Button.tsx";
import { Field, Message, type FieldProps } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import type { Matchable } from "../private/match-options.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useControllableState } from "../private/useControllableState.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./Select.css.ts";
import { useEnhancedSelect } from "./useEnhancedSelect.ts";

export interface SelectOption extends Matchable {
  /** Value that is sent. Never empty: an empty value means no choice. */
  value: string;
}

/** One of many options: a state, a city, a PIN code. For up to six, use RadioGroup, which shows them all. */
export interface SelectProps
  extends Omit<FieldProps, "children">, Pick<SelectHTMLAttributes<HTMLSelectElement>, "name" | "autoComplete"> {
  options: readonly SelectOption[];
  /** Controlled value; empty for none. Its option may be loaded later. */
  value?: string;
  /** Initial value, if uncontrolled. Default: none. */
  defaultValue?: string;
  /** Called with the newly chosen value, empty for none. */
  onChange?: (value: string) => void;
  /** Shown when nothing is chosen: "Choose a state". */
  placeholder: string;
  /** Announced with the chosen option in the open list, for screen readers that do not announce it themselves: "chosen". */
  chosenMark: string;
  /** Says that no option begins with what was typed: "No match for xyz". The native select does not use it. */
  noMatch: (typed: string) => string;
  /** Shown above a list of more than 20 options: "Type to search". Hidden from screen readers, whose users know it. */
  typeToSearch: string;
  /** Shown while the options are loading. */
  loading?: string;
  /** The options failed to load: the message, and a button to retry. */
  failure?: { message: string; retry: string; onRetry: () => void };
  /** Shown instead of the placeholder if there are no options. */
  emptyText?: string;
  /** Not usable yet, for the reason in this hint: "Choose a city first". It keeps its place in the tab order. */
  unavailable?: string;
  /** The native select, which always has the value. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * See {@link SelectProps}. A native select before hydration and on touch screens, where Radix's list opens and closes
 * immediately with a screen reader (https://github.com/radix-ui/primitives/issues/1343); Radix's list for a fine pointer.
 */
export function Select(props: SelectProps) {
  const {
    label,
    optional,
    hideLabel,
    hint,
    warning,
    error,
    id,
    required,
    options,
    value: given,
    defaultValue = "",
    onChange,
    placeholder,
    chosenMark,
    noMatch,
    typeToSearch,
    loading,
    failure,
    emptyText,
    unavailable,
    ref,
    name,
    autoComplete,
  } = props;
  const [value, setValue] = useControllableState(given, defaultValue, onChange);
  const [native, fill] = useMergedRef(ref);
  const frame = useRef<HTMLDivElement>(null);
  const List = useEnhancedSelect(native);
  const busy = loading !== undefined;
  const locked = busy || failure !== undefined || unavailable !== undefined || options.length === 0;
  const words = loading ?? (options.length === 0 && !failure && !unavailable ? emptyText : undefined) ?? placeholder;

  useHydrationSync(() => {
    const chosen = native.current?.value;
    // An empty value may mean that the options are still loading.
    if (chosen && chosen !== value) setValue(chosen);
  });

  /** Sets the native select and fires its events, as for any other control of a form. */
  const choose = (next: string) => {
    const select = native.current;
    if (!select) return;
    select.value = next;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const focusControl = () => frame.current?.querySelector<HTMLElement>("button, select:not([aria-hidden])")?.focus();

  // A locked select offers only its current value; `disabled` would remove it from the tab order.
  const offered = locked ? options.filter((option) => option.value === value) : options;

  return (
    <Field {...{ label, optional, hideLabel, warning, error, id, required }} hint={unavailable ?? hint}>
      {(control, labelId) => {
        const failureId = `${control.id}-failure`;
        const ties = {
          ...control,
          "aria-describedby": clsx(control["aria-describedby"], failure && failureId) || undefined,
        };
        return (
          <>
            <div
              ref={frame}
              className={field.box}
              data-invalid={control["aria-invalid"] || undefined}
              data-locked={locked || undefined}
            >
              <select
                {...(List
                  ? { "aria-hidden": true, tabIndex: -1, required, onFocus: focusControl }
                  : { ...ties, "aria-disabled": locked || undefined, "aria-busy": busy || undefined })}
                ref={fill}
                className={clsx(field.control, styles.control, List && styles.beneath)}
                name={name}
                autoComplete={autoComplete}
                value={value}
                aria-labelledby={List && labelId}
                onChange={(event) => setValue(event.currentTarget.value)}
              >
                {(!locked || offered.length === 0) && (
                  <option className={styles.option} value="">
                    {words}
                  </option>
                )}
                {offered.map((option) => (
                  <option key={option.value} className={styles.option} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
              {List && (
                <List
                  control={ties}
                  onChoose={choose}
                  {...{ labelId, value, options, words, chosenMark, noMatch, typeToSearch, locked, busy }}
                />
              )}
              <span className={styles.icon}>{busy ? <Spinner /> : <Icon shape={icons.chevronDown} />}</span>
            </div>
            {failure && (
              <div className={styles.failure}>
                <Message tone="error" id={failureId}>
                  {failure.message}
                </Message>
                <Button
                  tone="neutral"
                  size="small"
                  icon={<Icon shape={icons.retry} />}
                  onClick={() => {
                    // The button disappears with the error message, and the focus would be lost.
                    focusControl();
                    failure.onRetry();
                  }}
                >
                  {failure.retry}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Field>
  );
}
