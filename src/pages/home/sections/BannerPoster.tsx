import * as styles from "./BannerPoster.css.ts";

/** The lines of the film at rest: seen first, and all that is seen where no film is wanted. Heights in parts of a hundred. */
const heights = [14, 24, 34, 44, 54, 64, 74, 84, 93];

/** Drawn and not fetched, so that it delays nothing. */
export const BannerPoster = () => (
  <svg className={styles.root} viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {heights.map((height, index) => {
      const swing = index % 2 === 0 ? 5 : -6;
      return <path key={height} className={styles.line} d={`M0 ${height}c27 ${swing} 53 ${swing} 80 0s53 ${-swing} 80 0`} />;
    })}
  </svg>
);
