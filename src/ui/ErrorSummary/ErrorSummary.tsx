import { useEffect, useId, useRef, type MouseEvent } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/status-icons.ts";
import * as styles from "./ErrorSummary.css.ts";

/** One error and its field. */
export interface SummaryError {
  /** The `id` of the field. Several errors may lead to one field, if it has to be fixed first. */
  id: string;
  /** The same message as at the field, or one that also names the field. */
  message: string;
}

/** All errors of a form, above it, after a failed attempt to send it. For errors elsewhere use Notice. */
export interface ErrorSummaryProps {
  /** Title with the number of errors: "There are 3 problems". */
  title: string;
  /** In the order of the fields on the page. */
  errors: readonly SummaryError[];
  /** Number of failed attempts: a change moves the focus to the summary. `null` leaves the focus where it is, for a summary restored after a reload. */
  focusKey?: string | number | null;
  /** Level of the title in the outline of the page. Default: 2. */
  level?: HeadingLevel;
}

/**
 * See {@link ErrorSummaryProps}. It takes the focus and is not an alert: with both, it is read twice.
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
      <span className={styles.icon}>
        <Icon shape={icons.error} size="medium" />
      </span>
      <div className={styles.body}>
        <Heading level={level} size={3} id={titleId}>
          {title}
        </Heading>
        <ul role="list" className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={`${id} ${message}`}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Scrolls to the label and focuses the control: a plain link would scroll to the control and hide its label. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const group = target.matches("[type='radio']") ? target.closest("fieldset") : null;
  const label = group?.querySelector("legend") ?? document.getElementById(`${id}-label`) ?? target;
  label.scrollIntoView({ block: "start" });
  // The chosen radio button of a group, or its first one if none is chosen.
  const control = group?.querySelector<HTMLElement>("input:checked") ?? target;
  control.focus({ preventScroll: true });
}
