import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useInView } from "../private/useInView.ts";
import * as styles from "./Doughnut.css.ts";
import type { LoanShares } from "./geometry.ts";
import { Ring } from "./Ring.tsx";

// Without the network the plain ring stays.
const NivoPie = lazy(() => import("./NivoPie.tsx").catch(() => ({ default: Ring })));

/** The parts of a loan as a doughnut, hidden from screen readers: show the same figures in text or a table beside it. */
export interface DoughnutProps extends LoanShares {
  /** Text in its middle. */
  badge: ReactNode;
}

/** See {@link DoughnutProps}. A plain ring in the HTML; Nivo's chart replaces it near the screen without a layout shift. */
export function Doughnut({ principal, interest, badge }: DoughnutProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useInView(root);
  const sizePx = useWidth(root, near);
  const ring = <Ring principal={principal} interest={interest} />;
  return (
    <div ref={root} className={styles.root} aria-hidden="true">
      {sizePx ? (
        <Suspense fallback={ring}>
          <NivoPie principal={principal} interest={interest} sizePx={sizePx} />
        </Suspense>
      ) : (
        ring
      )}
      <div className={styles.badge}>{badge}</div>
    </div>
  );
}

/** Width of the element in CSS pixels, observed once it is wanted; 0 before. */
function useWidth(ref: { current: HTMLElement | null }, wanted: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return;
    const measure = () => setWidth(element.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wanted]);
  return width;
}
