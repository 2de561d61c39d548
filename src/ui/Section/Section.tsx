import { useId, type ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import type { Width } from "../Container/Container.css.ts";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { fadeIn } from "../theme/reveal.css.ts";
import { useReveal } from "../theme/useReveal.ts";
import * as styles from "./Section.css.ts";

/** A band across the page with a heading; pages consist of these. */
export interface SectionProps {
  children: ReactNode;
  /** The heading, which also names the region for screen readers. */
  heading: ReactNode;
  /** Level of the heading. Default: 2. */
  level?: HeadingLevel;
  /** A few words above the heading: the kind of content. */
  eyebrow?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Background of the band; neighbours have different ones. `inverse` once per screen. Default: page. */
  tone?: styles.Tone;
  /** Space above and below. Default: medium. */
  size?: styles.Size;
  /** Alignment of heading and lead. Default: start. */
  align?: styles.Align;
  /** Maximum width of the content. Default: page. */
  width?: Width;
  /** Id for links to the section. */
  id?: string;
}

/** See {@link SectionProps}. */
export function Section({
  children,
  heading,
  level = 2,
  eyebrow,
  lead,
  tone = "page",
  size = "medium",
  align = "start",
  width = "page",
  id,
}: SectionProps) {
  const headingId = useId();
  const content = useReveal<HTMLDivElement>();
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.tone[tone]} ${styles.size[size]}`}>
      <Container width={width}>
        <div ref={content} className={fadeIn}>
          <div className={`${styles.header} ${styles.align[align]}`}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading level={level} id={headingId}>
              {heading}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
