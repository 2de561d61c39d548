import { Pie } from "@nivo/pie";
import { prefersReducedMotion } from "../private/motion.ts";
import * as styles from "./Doughnut.css.ts";
import { cutoutShare, type LoanShares } from "./geometry.ts";

/** Nivo's doughnut: same position, start and width as the ring, but it animates changes. */
export default function NivoPie({ principal, interest, sizePx }: LoanShares & { sizePx: number }) {
  return (
    <div className={styles.pie}>
      <Pie
        width={sizePx}
        height={sizePx}
        data={[
          { id: "principal", value: principal },
          { id: "interest", value: interest },
        ]}
        innerRadius={cutoutShare}
        padAngle={0}
        sortByValue={false}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        isInteractive={false}
        animate={!prefersReducedMotion()}
        motionConfig="stiff"
      />
    </div>
  );
}
