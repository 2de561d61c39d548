import * as Radix from "@radix-ui/react-accordion";
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import * as styles from "./Accordion.css.ts";
import { Panel } from "./Panel.ts";
import { initialOpenItems } from "./initial-open-items.ts";
import { useOpenOnMatch } from "./useOpenOnMatch.ts";

/** A heading that opens and closes the content below it. */
export interface AccordionItem {
  /** Unique on the page: a link to `#id` opens the item and moves the focus to its heading. */
  id: string;
  heading: ReactNode;
  content: ReactNode;
}

/** Questions or topics of which a reader wants one or two. For a single one use Disclosure. Do not hide what everyone must read. */
export interface AccordionProps {
  items: AccordionItem[];
  /** Level of the headings in the outline of the page. */
  level: HeadingLevel;
  /** Ids of the items open at first. Default: none. */
  defaultOpen?: string[];
  /** Whether each open panel is a landmark. Default: true for up to six items. */
  landmarks?: boolean;
}

/** More landmarks than this are no help for navigation (W3C ARIA practices, accordion). */
const mostRegions = 6;

/** See {@link AccordionProps}. Several items can be open, so that a reader can compare two. */
export function Accordion({ items, level, defaultOpen = [], landmarks = items.length <= mostRegions }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  // Until it is hydrated: see static-accordions.ts.
  const [still, setStill] = useState(true);
  const [openBefore] = useState(() => initialOpenItems(items.map(({ id }) => id)));
  const openToo = useCallback(
    (id: string) => setOpen((others) => (others.includes(id) ? others : [...others, id])),
    [],
  );
  useLayoutEffect(() => {
    // A panel may have been opened or closed before hydration, which itself uses the served state.
    if (openBefore) setOpen(openBefore);
    setStill(false);
  }, [openBefore]);
  useOpenOnMatch(
    root,
    items.map(({ id }) => id),
    openToo,
  );
  return (
    <Radix.Root
      ref={root}
      type="multiple"
      value={open}
      onValueChange={setOpen}
      className={styles.root}
      data-still={still ? "" : undefined}
    >
      {items.map(({ id, heading, content }) => {
        const isOpen = open.includes(id);
        const headingId = `${id}-heading`;
        const region = isOpen && landmarks;
        return (
          <Radix.Item key={id} value={id} className={styles.item}>
            <Radix.Header asChild>
              <Heading level={level} size={4}>
                <Radix.Trigger id={headingId} className={styles.trigger} aria-controls={isOpen ? id : undefined}>
                  <span>{heading}</span>
                  <span className={styles.icon}>
                    <Icon shape={icons.chevronDown} />
                  </span>
                </Radix.Trigger>
              </Heading>
            </Radix.Header>
            <Panel
              id={id}
              className={styles.panel}
              hidden={isOpen ? false : "until-found"}
              role={region ? "region" : undefined}
              aria-labelledby={region ? headingId : undefined}
            >
              <div className={styles.content}>{content}</div>
            </Panel>
          </Radix.Item>
        );
      })}
    </Radix.Root>
  );
}
