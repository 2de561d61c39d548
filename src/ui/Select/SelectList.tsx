import * as Radix from "@radix-ui/react-select";
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
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
  /** Text of the button while nothing is chosen. */
  words: string;
  /** Announced with the chosen option in the open list. */
  chosenMark: string;
  /** Does not open, but stays in the tab order. */
  locked: boolean;
  busy: boolean;
  /** Says that no option begins with what was typed. */
  noMatch: (typed: string) => string;
  /** Shown above a long list. */
  typeToSearch: string;
  onChoose: (value: string) => void;
}

/** Pixels. In a lower window, such as at 400% zoom, the list covers the button and uses the full height. */
const roomyHeight = 480;

/** A list with more options than this says that it can be searched. */
const longList = 20;

/** Milliseconds without a key before a screen reader announces that nothing matches. */
const quietMs = 700;

/**
 * Radix Select, for fine pointers, with our own name, required, invalid and described-by attributes and type-ahead. Radix
 * finds rendered options by their text only; ours are also found by other names. In a closed list a letter opens it at the
 * match and chooses nothing, as in the ARIA pattern of a select-only combobox. If nothing matches, no option stays focused
 * that Enter could choose.
 */
export function SelectList({
  control,
  labelId,
  value,
  options,
  words,
  chosenMark,
  locked,
  busy,
  noMatch,
  typeToSearch,
  onChoose,
}: SelectListProps) {
  const [open, setOpen] = useState(false);
  const [missed, setMissed] = useState("");
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hiddenBefore = useRef<ReadonlySet<Element>>(new Set());
  /** The option found by type-ahead, until it has the focus: it may not be rendered yet. */
  const matched = useRef<string>(undefined);
  /** Radix focuses the chosen option once the list is positioned; an earlier focus would be lost. */
  const isPositioned = useRef(false);
  const { seek, reset } = useTypeahead(options);
  const chosen = options.find((option) => option.value === value);
  const isOpen = open && !locked;

  const openUnlessLocked = (opened: boolean) => {
    if (opened) hiddenBefore.current = findAriaHidden();
    else {
      [isPositioned.current, matched.current] = [false, undefined];
      reset();
    }
    setMissed("");
    setOpen(opened && !locked);
  };

  const focusMatched = () => {
    const option =
      matched.current !== undefined &&
      isPositioned.current &&
      list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(matched.current)}"]`);
    if (!option) return;
    matched.current = undefined;
    option.scrollIntoView({ block: "nearest" });
    option.focus({ preventScroll: true });
  };

  const type = (event: KeyboardEvent) => {
    const current = isOpen
      ? options.find((option) => option.value === document.activeElement?.getAttribute("data-option"))
      : chosen;
    const typed = seek(event, current);
    if (!typed) return;
    event.preventDefault();
    setMissed(typed.option ? "" : typed.text);
    matched.current = typed.option?.value;
    if (!typed.option) return list.current?.focus();
    if (isOpen) focusMatched();
    else openUnlessLocked(true);
  };

  return (
    // Only the provider: Root would add a hidden select of its own.
    <Radix.unstable_Provider value={value} onValueChange={onChoose} open={isOpen} onOpenChange={openUnlessLocked}>
      <Radix.Trigger
        ref={trigger}
        id={control.id}
        className={clsx(field.control, styles.control)}
        // Only the label: the choice is the value, and would be announced twice (heard with Orca 43).
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
        // Inside the page's landmarks.
        <Radix.Portal container={trigger.current?.closest<HTMLElement>("[role='dialog'], [role='alertdialog'], main")}>
          <Radix.Content
            ref={list}
            className={styles.list}
            aria-labelledby={labelId}
            {...placement()}
            // Before the option gets the key, because it would treat a space within a word as a choice.
            onKeyDownCapture={type}
            onFocus={(event) => {
              restoreAriaHidden(hiddenBefore.current);
              if (event.target !== event.currentTarget) setMissed("");
              isPositioned.current = true;
              focusMatched();
            }}
          >
            {(missed || options.length > longList) && (
              <div className={styles.search} aria-hidden="true">
                {missed ? noMatch(missed) : typeToSearch}
              </div>
            )}
            <Radix.Viewport className={styles.viewport}>
              {!control.required && (
                <Item value="" chosen={value === ""} chosenMark={chosenMark}>
                  {words}
                </Item>
              )}
              <Options {...{ options, value, chosenMark, matched, onGrown: focusMatched }} />
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.unstable_Provider>
  );
}

/**
 * Announces that nothing matches, after a pause in typing. The site's own status region is hidden while a list
 * is open (`restoreAriaHidden`); this one is among the fields, which are not.
 */
function Missed({ children }: { children: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), children === "" ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}

/** Number of options rendered first; a tall list shows eight. */
const firstLot = 40;

/** Renders the options up to the chosen and the matched one and some more first, and the rest after the first paint. */
function Options({
  options,
  value,
  chosenMark,
  matched,
  onGrown,
}: Pick<SelectListProps, "options" | "value" | "chosenMark"> & {
  matched: RefObject<string | undefined>;
  onGrown: () => void;
}) {
  const [count, setCount] = useState(() => {
    const indexOf = (wanted: string | undefined) => options.findIndex((option) => option.value === wanted);
    return Math.max(indexOf(value), indexOf(matched.current)) + firstLot;
  });
  const grown = useEffectEvent(onGrown);
  useEffect(() => {
    startTransition(() => setCount(Infinity));
  }, []);
  useEffect(() => grown(), [count]);
  return options.slice(0, count).map((option) => (
    <Item key={option.value} value={option.value} chosen={option.value === value} chosenMark={chosenMark}>
      {option.label}
    </Item>
  ));
}

/** Evaluated at each opening; the list closes when the window is resized. */
const placement = (): Radix.SelectContentProps =>
  window.innerHeight < roomyHeight
    ? { position: "item-aligned" }
    : { position: "popper", sideOffset: 6, alignOffset: -2 };

function Item({
  value,
  chosen,
  chosenMark,
  children,
}: {
  value: string;
  chosen: boolean;
  chosenMark: string;
  children: ReactNode;
}) {
  return (
    <Radix.Item className={styles.item} value={value} textValue={String(children)} data-option={value}>
      <span className={styles.itemText}>
        <Radix.ItemText>
          {children}
          {chosen && <VisuallyHidden>, {chosenMark}</VisuallyHidden>}
        </Radix.ItemText>
      </span>
      {chosen && <Icon shape={icons.check} />}
    </Radix.Item>
  );
}
