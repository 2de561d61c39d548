import * as styles from "./BannerPoster.css.ts";

/** The film's lines as a still picture: shown first, and alone if there is no film. Heights in percent. */
const heights = [14, 24, 34, 44, 54, 64, 74, 84, 93];

/** Inline, so that it needs no request. */
export const BannerPoster = () => (
  <svg
    className={styles.root}
    viewBox="0 0 160 100"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {heights.map((height, index) => {
      const swing = index % 2 === 0 ? 5 : -6;
      return (
        <path key={height} className={styles.line} d={`M0 ${height}c27 ${swing} 53 ${swing} 80 0s53 ${-swing} 80 0`} />
      );
    })}
  </svg>
);
