import * as Radix from "@radix-ui/react-select";
import { startTransition, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import * as field from "../Field/Field.css.ts";
import type { FieldControl } from "../Field/useField.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { clsx } from "../theme/clsx.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { findAriaHidden, restoreAriaHidden } from "./restore-aria-hidden.ts";
import type { SelectOption } from "./Select.tsx";
import * as styles from "./Select.css.ts";
import { useTypeahead } from "./useTypeahead.ts";

export interface SelectListProps {
  control: FieldControl;
  labelId: string;
  value: string;
  options: readonly SelectOption[];
  /** What the button says while nothing is chosen. */
  words: string;
  /** Said of the chosen option in the open list. */
  chosenMark: string;
  /** Opens not, yet keeps its place in the tab order. */
  locked: boolean;
  busy: boolean;
  /** Says that no option begins with what was typed. */
  noMatch: (typed: string) => string;
  onChoose: (value: string) => void;
}

/** Pixels. In a lower window, as at 400 % zoom, the list lies over the button and takes the whole height. */
const roomyHeight = 480;

/** Milliseconds without a key before a screen reader announces that nothing matches. */
const quietMs = 700;

/**
 * The face for fine pointers: Radix Select, with what it leaves to its user: name, required, invalid, description, and
 * letters. Radix searches the options that are on the page by their text alone; ours are also found by other names, and
 * while the list is closed a letter opens it at the match and chooses nothing, as the ARIA pattern of a select-only
 * combobox has it. When nothing matches, no option is left in focus that Enter could choose.
 */
export function SelectList({ control, labelId, value, options, words, chosenMark, locked, busy, noMatch, onChoose }: SelectListProps) {
  const [open, setOpen] = useState(false);
  const [missed, setMissed] = useState("");
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hiddenBefore = useRef<ReadonlySet<Element>>(new Set());
  /** The option that the letters mean, until it has the focus: the list may not be there yet, nor the option in it. */
  const sought = useRef<string>(undefined);
  /** Radix gives the chosen option the focus once the list is in its place; what has the focus before that loses it. */
  const placed = useRef(false);
  const { seek, reset } = useTypeahead(options);
  const chosen = options.find((option) => option.value === value);
  const isOpen = open && !locked;

  const openUnlessLocked = (opened: boolean) => {
    if (opened) hiddenBefore.current = findAriaHidden();
    else {
      [placed.current, sought.current] = [false, undefined];
      reset();
    }
    setMissed("");
    setOpen(opened && !locked);
  };

  const focusSought = () => {
    const option = sought.current !== undefined && placed.current && list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(sought.current)}"]`);
    if (!option) return;
    sought.current = undefined;
    option.scrollIntoView({ block: "nearest" });
    option.focus({ preventScroll: true });
  };

  const type = (event: KeyboardEvent) => {
    const current = isOpen ? options.find((option) => option.value === document.activeElement?.getAttribute("data-option")) : chosen;
    const typed = seek(event, current);
    if (!typed) return;
    event.preventDefault();
    setMissed(typed.option ? "" : typed.text);
    sought.current = typed.option?.value;
    if (!typed.option) return list.current?.focus();
    if (isOpen) focusSought();
    else openUnlessLocked(true);
  };

  return (
    // The provider alone: Root would add a hidden select of its own beside the one that bears the name.
    <Radix.unstable_Provider value={value} onValueChange={onChoose} open={isOpen} onOpenChange={openUnlessLocked}>
      <Radix.Trigger
        ref={trigger}
        id={control.id}
        className={clsx(field.control, styles.control)}
        // The label alone: what is chosen is the value, and would be said twice (heard with Orca 43).
        aria-labelledby={labelId}
        aria-required={control.required}
        aria-invalid={control["aria-invalid"]}
        aria-describedby={control["aria-describedby"]}
        aria-disabled={locked || undefined}
        aria-busy={busy || undefined}
        onKeyDown={locked ? undefined : type}
        onBlur={() => setMissed("")}
      >
        <Radix.Value placeholder={words}>{chosen?.label ?? words}</Radix.Value>
      </Radix.Trigger>
      <Missed>{missed && noMatch(missed)}</Missed>
      {isOpen && (
        // Beside the rest of the page's content, not outside of its landmarks.
        <Radix.Portal container={trigger.current?.closest<HTMLElement>("[role='dialog'], [role='alertdialog'], main")}>
          <Radix.Content
            ref={list}
            className={styles.list}
            aria-labelledby={labelId}
            {...placement()}
            // Before the option hears of it, which would take a space within a word for a choice.
            onKeyDownCapture={type}
            onFocus={(event) => {
              restoreAriaHidden(hiddenBefore.current);
              if (event.target !== event.currentTarget) setMissed("");
              placed.current = true;
              focusSought();
            }}
          >
            {missed && <div className={styles.missed} aria-hidden="true">{noMatch(missed)}</div>}
            <Radix.Viewport className={styles.viewport}>
              {!control.required && <Item value="" chosen={value === ""} chosenMark={chosenMark}>{words}</Item>}
              <Options {...{ options, value, chosenMark, sought, onGrown: focusSought }} />
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.unstable_Provider>
  );
}

/**
 * Tells screen readers that nothing matches, once the typing rests. The site's own status region is hidden while a list
 * is open (`restoreAriaHidden`); this one is among the fields, which are not.
 */
function Missed({ children }: { children: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), children === "" ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [children]);
  return <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>;
}

/** As many options as fill the list, and then some; a tall list shows eight. */
const firstLot = 40;

/** The options down to the chosen and the sought one and beyond, at once; the others when the list has been painted. */
function Options({ options, value, chosenMark, sought, onGrown }: Pick<SelectListProps, "options" | "value" | "chosenMark"> & {
  sought: RefObject<string | undefined>;
  onGrown: () => void;
}) {
  const [count, setCount] = useState(() => {
    const indexOf = (wanted: string | undefined) => options.findIndex((option) => option.value === wanted);
    return Math.max(indexOf(value), indexOf(sought.current)) + firstLot;
  });
  const grown = useEffectEvent(onGrown);
  useEffect(() => {
    startTransition(() => setCount(Infinity));
  }, []);
  useEffect(() => grown(), [count]);
  return options.slice(0, count).map((option) => (
    <Item key={option.value} value={option.value} chosen={option.value === value} chosenMark={chosenMark}>{option.label}</Item>
  ));
}

/** Asked at each opening; the list shuts when the window changes its size. */
const placement = (): Radix.SelectContentProps =>
  window.innerHeight < roomyHeight ? { position: "item-aligned" } : { position: "popper", sideOffset: 6, alignOffset: -2 };

function Item({ value, chosen, chosenMark, children }: { value: string; chosen: boolean; chosenMark: string; children: ReactNode }) {
  return (
    <Radix.Item className={styles.item} value={value} textValue={String(children)} data-option={value}>
      <span className={styles.itemText}>
        <Radix.ItemText>{children}{chosen && <VisuallyHidden>, {chosenMark}</VisuallyHidden>}</Radix.ItemText>
      </span>
      {chosen && <Icon shape={icons.check} />}
    </Radix.Item>
  );
}
