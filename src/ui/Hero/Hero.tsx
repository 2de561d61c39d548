import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./Hero.css.ts";

/** The top of a page, on the dark band: its purpose in a sentence or two. The bands below are Sections. */
export interface HeroProps {
  /** The page's h1. */
  heading: ReactNode;
  /** A few words above the heading: the kind of page. */
  eyebrow?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Buttons and links for the main actions. */
  children?: ReactNode;
  /** A drawing beside the text on a wide screen; decoration only. */
  figure?: ReactNode;
  /** Space at the bottom for the first box of the page, which overlaps the band. Default: false. */
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
          {figure && (
            <div className={styles.figure} aria-hidden="true">
              {figure}
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}
