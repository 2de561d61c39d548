import { useRef, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import * as styles from "./Disclosure.css.ts";
import { useMenu } from "./useMenu.ts";

/** Details to open, as the browser's own element, which works before hydration. For a list of questions use Accordion. */
export interface DisclosureProps {
  children: ReactNode;
  /** Text of the summary: what the details contain. */
  summary: ReactNode;
  /** Level of the summary as a heading. Default: it is not a heading. */
  level?: HeadingLevel;
  /** Initially open. Default: false. */
  defaultOpen?: boolean;
  /** Overlays the page, and closes on Escape, on a press outside and when one of its links is followed. Default: false. */
  menu?: boolean;
  id?: string;
}

/** See {@link DisclosureProps}. */
export function Disclosure({ children, summary, level, defaultOpen = false, menu = false, id }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useMenu(root, menu);
  return (
    // It may have been opened before hydration, and stays open.
    <details
      ref={root}
      id={id}
      open={defaultOpen}
      className={styles.root}
      data-menu={menu || undefined}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {level ? (
          <Heading level={level} size={4}>
            {summary}
          </Heading>
        ) : (
          summary
        )}
        <span className={styles.icon}>
          <Icon shape={icons.chevronDown} />
        </span>
      </summary>
      <div className={menu ? styles.menu : styles.content}>{children}</div>
    </details>
  );
}
