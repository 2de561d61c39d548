import * as styles from "./Doughnut.css.ts";
import { cutoutShare, principalShare, doughnutSize, type LoanShares } from "./geometry.ts";

const centre = doughnutSize / 2;
const thickness = centre * (1 - cutoutShare);
const radius = centre - thickness / 2;
/** Clockwise from twelve o'clock, as in Nivo. */
const upright = `rotate(-90 ${centre} ${centre})`;

/** The doughnut as plain SVG: complete in the HTML, at the position of Nivo's. Decoration: the figures are in the text. */
export function Ring(amounts: LoanShares) {
  const share = principalShare(amounts) * 100;
  const arc = { cx: centre, cy: centre, r: radius, strokeWidth: thickness, pathLength: 100, transform: upright };
  return (
    <svg className={styles.ring} viewBox={`0 0 ${doughnutSize} ${doughnutSize}`} aria-hidden="true" focusable="false">
      <circle {...arc} className={styles.principal} strokeDasharray={`${share} 100`} />
      {share < 100 && (
        <circle {...arc} className={styles.interest} strokeDasharray={`${100 - share} 100`} strokeDashoffset={-share} />
      )}
    </svg>
  );
}
