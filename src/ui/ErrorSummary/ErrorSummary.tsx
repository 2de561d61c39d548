import { useEffect, useId, useRef, type MouseEvent } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/status-icons.ts";
import * as styles from "./ErrorSummary.css.ts";

/** One thing that is wrong, and where. */
export interface SummedError {
  /** The `id` of the field. Several errors may lead to one field, if that has to be mended first. */
  id: string;
  /** The same words as at the field, or words that name the field as well. */
  message: string;
}

/** All that is wrong with a form, above it, after it was sent in vain. What is wrong elsewhere is a Notice. */
export interface ErrorSummaryProps {
  /** Says that something is wrong, and how much: "There are 3 problems". */
  title: string;
  /** In the order of the fields on the page. */
  errors: readonly SummedError[];
  /** Takes the focus anew whenever this changes: the count of failed attempts. `null` leaves the focus where it is, for a summary that comes back after a reload. */
  focusKey?: string | number | null;
  /** Level of the title in the outline of the page. Default: 2. */
  level?: HeadingLevel;
}

/**
 * See {@link ErrorSummaryProps}. It takes the focus and is no alert: with both, it is read twice.
 * https://github.com/alphagov/govuk-frontend/issues/2657
 */
export function ErrorSummary({ title, errors, focusKey, level = 2 }: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusKey !== null) root.current?.focus();
  }, [focusKey]);
  return (
    <section ref={root} className={styles.root} tabIndex={-1} aria-labelledby={titleId}>
      <span className={styles.icon}><Icon shape={icons.error} size="medium" /></span>
      <div className={styles.body}>
        <Heading level={level} size={3} id={titleId}>{title}</Heading>
        <ul role="list" className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={`${id} ${message}`}><a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>{message}</a></li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Shows the label as well as the control, and moves the focus: a link alone would scroll to the control and hide its label. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const group = target.matches("[type='radio']") ? target.closest("fieldset") : null;
  const label = group?.querySelector("legend") ?? document.getElementById(`${id}-label`) ?? target;
  label.scrollIntoView({ block: "start" });
  // The chosen radio button stands for its group; a group without a choice is entered at its first.
  const control = group?.querySelector<HTMLElement>("input:checked") ?? target;
  control.focus({ preventScroll: true });
}
