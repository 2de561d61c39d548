import { useRef, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import * as styles from "./Disclosure.css.ts";
import { useMenu } from "./useMenu.ts";

/** Details that one may open, in the browser's own element: works before any script. For a list of questions use Accordion. */
export interface DisclosureProps {
  children: ReactNode;
  /** What to press, and what one will find. */
  summary: ReactNode;
  /** The summary is a heading of this level. Default: it is none. */
  level?: HeadingLevel;
  /** Open at first. Default: closed. */
  defaultOpen?: boolean;
  /** Hangs over the page, and shuts on Escape, on a press elsewhere and when one of its links is followed. */
  menu?: boolean;
  id?: string;
}

/** See {@link DisclosureProps}. */
export function Disclosure({ children, summary, level, defaultOpen = false, menu = false, id }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useMenu(root, menu);
  return (
    // It may have been opened before hydration, and stays as it is.
    <details ref={root} id={id} open={defaultOpen} className={styles.root} data-menu={menu || undefined} suppressHydrationWarning>
      <summary className={styles.summary}>
        {level ? <Heading level={level} size={4}>{summary}</Heading> : summary}
        <span className={styles.icon}><Icon shape={icons.chevronDown} /></span>
      </summary>
      <div className={menu ? styles.menu : styles.content}>{children}</div>
    </details>
  );
}
