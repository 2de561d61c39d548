import { useTextTree } from "#features/page-text";
import { modules, size } from "virtual:payment-code";
import type { RepayText } from "../repay-text.ts";
import * as styles from "./PaymentCode.css.ts";

/** Width of the white border, in modules; readers need it. ISO/IEC 18004. */
const quiet = 4;

const bytes = atob(modules);
const isDark = (x: number, y: number) =>
  x < size && (bytes.charCodeAt((y * size + x) >> 3) >> (7 - ((y * size + x) & 7))) & 1;

/** The dark modules of every row, adjacent ones as one rectangle. */
function draw(): string {
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (isDark(x, y)) x++;
      if (x > from) path += `M${from + quiet} ${y + quiet}h${x - from}v1h-${x - from}z`;
    }
  }
  return path;
}
const path = draw();

/** The QR code. Black on white in every theme and on paper, so that it can be scanned. docs/product.md, section 2.9. */
export function PaymentCode() {
  const { upi } = useTextTree<RepayText>("repay");
  const side = size + 2 * quiet;
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={upi.code}
      shapeRendering="crispEdges"
      data-payment-code=""
    >
      <rect className={styles.light} width={side} height={side} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}
