import { useId, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Anchor } from "../Link/Anchor.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Card.css.ts";
import { clsx } from "../theme/clsx.ts";

/** One of several similar things, or a separate box on the page. */
export interface CardProps {
  /** Blocks below the heading, such as paragraphs, with space between them. */
  children?: ReactNode;
  /** `article` for independent content, `li` in a list, `section` for a region named by its heading. Default: div. */
  as?: "div" | "article" | "section" | "li";
  heading?: ReactNode;
  /** Level of the heading. Default: 3. */
  level?: HeadingLevel;
  /** Link of the heading and of the whole card. */
  href?: string;
  /** Link text such as "Read More", which is the link instead of the heading; the heading is announced after it. */
  more?: string;
  /** Icon or drawing above the heading; decoration only. */
  figure?: ReactNode;
  /** Picture across the top of the card, to its edges. */
  picture?: ReactNode;
  /** At the bottom of the card: a button, a date. */
  foot?: ReactNode;
  /** Default: surface. */
  tone?: styles.Tone;
  /** Padding. Default: medium. */
  size?: styles.Size;
}

/** See {@link CardProps}. */
export function Card({
  children,
  as: Element = "div",
  heading,
  level = 3,
  href,
  more,
  figure,
  picture,
  foot,
  tone = "surface",
  size = "medium",
}: CardProps) {
  const headingId = useId();
  const link =
    href &&
    (more ? (
      <Anchor href={href} className={clsx(styles.link, styles.more)}>
        {more} <VisuallyHidden>{heading}</VisuallyHidden>
      </Anchor>
    ) : (
      <Anchor href={href} className={styles.link}>
        {heading}
      </Anchor>
    ));
  return (
    <Element
      className={clsx(styles.root, styles.tones[tone], Boolean(href) && styles.leading)}
      aria-labelledby={heading && (Element === "section" || Element === "article") ? headingId : undefined}
    >
      {picture}
      <div className={styles.body[size]}>
        {figure && (
          <div className={styles.figure} aria-hidden="true">
            {figure}
          </div>
        )}
        {heading && (
          <Heading level={level} size={size === "large" ? 3 : 4} id={headingId}>
            {more ? heading : (link ?? heading)}
          </Heading>
        )}
        {children}
        {(foot || (more && link)) && (
          <div className={styles.foot}>
            {foot}
            {more && link}
          </div>
        )}
      </div>
    </Element>
  );
}
