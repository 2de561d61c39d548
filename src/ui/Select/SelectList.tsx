import * as Radix from "@radix-ui/react-select";
import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import * as field from "../Field/Field.css.ts";
import type { FieldControl } from "../Field/useField.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { join } from "../theme/join.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { hiddenNow, keepPageReadable } from "./keepPageReadable.ts";
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
  onChoose: (value: string) => void;
}

/** Pixels. In a lower window, as at 400 % zoom, the list lies over the button and takes the whole height. */
const roomyHeight = 480;

/** The face for fine pointers: Radix Select, with what it leaves to its user: name, required, invalid, description. */
export function SelectList({ control, labelId, value, options, words, chosenMark, locked, busy, onChoose }: SelectListProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const hiddenBefore = useRef<ReadonlySet<Element>>(new Set());
  const typeahead = useTypeahead(options, value, onChoose);
  const chosen = options.find((option) => option.value === value);
  const openUnlessLocked = (opened: boolean) => {
    if (opened) hiddenBefore.current = hiddenNow();
    setOpen(opened && !locked);
  };
  return (
    // The provider alone: Root would add a hidden select of its own beside the one that bears the name.
    <Radix.unstable_Provider value={value} onValueChange={onChoose} open={open && !locked} onOpenChange={openUnlessLocked}>
      <Radix.Trigger
        ref={trigger}
        id={control.id}
        className={join(field.control, styles.face)}
        // The label alone: what is chosen is the value, and would be said twice (heard with Orca 43).
        aria-labelledby={labelId}
        aria-required={control.required}
        aria-invalid={control["aria-invalid"]}
        aria-describedby={control["aria-describedby"]}
        aria-disabled={locked || undefined}
        aria-busy={busy || undefined}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey || locked) return;
          if (typeahead(event.key, event.timeStamp)) event.preventDefault();
        }}
      >
        <Radix.Value placeholder={words}>{chosen?.label ?? words}</Radix.Value>
      </Radix.Trigger>
      {open && !locked && (
        // Beside the rest of the page's content, not outside of its landmarks.
        <Radix.Portal container={trigger.current?.closest<HTMLElement>("[role='dialog'], [role='alertdialog'], main")}>
          <Radix.Content className={styles.list} aria-labelledby={labelId} {...placement()} onFocus={() => keepPageReadable(hiddenBefore.current)}>
            <Radix.Viewport className={styles.viewport}>
              {!control.required && <Item value="" chosen={value === ""} chosenMark={chosenMark}>{words}</Item>}
              <Options {...{ options, value, chosenMark }} />
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.unstable_Provider>
  );
}

/** As many options as fill the list, and then some; a tall list shows eight. */
const firstLot = 40;

/** The options down to the chosen one and beyond, at once; what lies further down when the list has been painted. */
function Options({ options, value, chosenMark }: Pick<SelectListProps, "options" | "value" | "chosenMark">) {
  const [count, setCount] = useState(options.findIndex((option) => option.value === value) + firstLot);
  useEffect(() => startTransition(() => setCount(Infinity)), []);
  return options.slice(0, count).map((option) => (
    <Item key={option.value} value={option.value} chosen={option.value === value} chosenMark={chosenMark}>{option.label}</Item>
  ));
}

/** Asked anew at each opening; the list shuts when the window changes its size. */
const placement = (): Radix.SelectContentProps =>
  window.innerHeight < roomyHeight ? { position: "item-aligned" } : { position: "popper", sideOffset: 6, alignOffset: -2 };

function Item({ value, chosen, chosenMark, children }: { value: string; chosen: boolean; chosenMark: string; children: ReactNode }) {
  return (
    <Radix.Item className={styles.item} value={value} textValue={String(children)}>
      <span className={styles.itemText}>
        <Radix.ItemText>{children}{chosen && <VisuallyHidden>, {chosenMark}</VisuallyHidden>}</Radix.ItemText>
      </span>
      {chosen && <Icon shape={icons.check} />}
    </Radix.Item>
  );
}
