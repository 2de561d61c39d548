import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./Hero.css.ts";

/** The head of a page, on the deep band: what the page is for, in a breath. What follows in bands of its own is a Section. */
export interface HeroProps {
  /** The page's own heading. */
  heading: ReactNode;
  /** A few words above the heading that say what kind of page this is. */
  eyebrow?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** What one can do here at once. */
  children?: ReactNode;
  /** A drawing beside the words where there is room; decoration only. */
  figure?: ReactNode;
  /** Room at the foot for the first box of the page, which is drawn up over the edge of the band. Default: false. */
  overlapped?: boolean;
}

/** See {@link HeroProps}. */
export function Hero({ heading, eyebrow, lead, children, figure, overlapped = false }: HeroProps) {
  return (
    <div className={styles.root} data-overlapped={overlapped || undefined}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading level={1}>{heading}</Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {figure && <div className={styles.figure} aria-hidden="true">{figure}</div>}
        </div>
      </Container>
    </div>
  );
}
