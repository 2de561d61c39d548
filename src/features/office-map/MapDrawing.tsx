import * as art from "#ui/theme/art.css";
import { Fragment } from "react";
import * as styles from "./OfficeMap.css.ts";

/** Centre and radii of the two ring roads. */
const middle = { x: 332, y: 196 };
const rings = { park: 46, inner: 80, outer: 150 };

/** The point at this compass bearing, in degrees, and distance from the centre. */
function at(bearing: number, distance: number): string {
  const angle = (bearing / 180) * Math.PI;
  return `${(middle.x + Math.sin(angle) * distance).toFixed(1)} ${(middle.y - Math.cos(angle) * distance).toFixed(1)}`;
}

/** The radial roads; the second is Barakhamba Road, the third Janpath, the last the road of the office. */
const bearings = { east: 62, barakhamba: 118, janpath: 182, office: 248, west: 288, north: 334 };
const radials = Object.values(bearings)
  .map((bearing) => `M${at(bearing, rings.inner)}L${at(bearing, 420)}`)
  .join("");

/** Rows of houses between and outside the rings: radius, first and last bearing. */
const rows: [distance: number, from: number, to: number][] = [
  [115, 74, 106],
  [115, 130, 170],
  [115, 194, 232],
  [115, 300, 322],
  [115, 346, 410],
  [184, 70, 110],
  [184, 130, 172],
  [184, 196, 238],
  [184, 258, 280],
  [184, 300, 326],
  [184, 344, 412],
];

/** Along a ring, clockwise or not. */
const round = (ring: number, bearing: number, clockwise: boolean) =>
  `A${ring} ${ring} 0 0 ${Number(clockwise)} ${at(bearing, ring)}`;

/** The walking route from each station to the office. */
const ways = [
  `M${at(330, rings.inner)}${round(rings.inner, bearings.office, false)}L${at(bearings.office, 112)}`,
  `M${at(bearings.barakhamba, 228)}L${at(bearings.barakhamba, rings.inner)}${round(rings.inner, bearings.office, true)}L${at(bearings.office, 112)}`,
  `M${at(bearings.janpath, 202)}L${at(bearings.janpath, rings.outer)}${round(rings.outer, bearings.office, true)}L${at(bearings.office, 118)}`,
];
const stations = [at(330, rings.inner), at(bearings.barakhamba, 228), at(bearings.janpath, 202)].map(
  (place) => place.split(" ").map(Number) as [number, number],
);
const [officeX, officeY] = at(bearings.office, 115).split(" ").map(Number) as [number, number];

/** A sketch of the area: ring roads, roads, walking routes, and the stations with their numbers in the list. */
export function MapDrawing() {
  return (
    <svg
      className={`${art.root} ${styles.drawing}`}
      viewBox="0 0 640 440"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={art.soft} width="640" height="440" />
      {rows.map(([distance, from, to]) => (
        <path
          key={`${distance} ${from}`}
          className={styles.houses}
          d={`M${at(from, distance)}${round(distance, to, true)}`}
        />
      ))}
      <g className={styles.road}>
        <path d={radials} />
        <circle cx={middle.x} cy={middle.y} r={rings.outer} />
        <circle cx={middle.x} cy={middle.y} r={rings.inner} />
      </g>
      <circle className={styles.park} cx={middle.x} cy={middle.y} r={rings.park} />
      <path
        className={art.mark}
        d={`M${middle.x - 16} ${middle.y + 12}v-9m-8 0a8 10 0 1 1 16 0zM${middle.x + 14} ${middle.y + 16}v-9m-8 0a8 10 0 1 1 16 0zM${middle.x + 2} ${middle.y - 8}v-7m-7 0a7 9 0 1 1 14 0z`}
      />
      {ways.map((way) => (
        <path key={way} className={styles.way} d={way} />
      ))}
      {stations.map(([x, y], index) => (
        <Fragment key={x}>
          <circle className={styles.station} cx={x} cy={y} r="17" />
          <text className={styles.number} x={x} y={y} dy="0.36em">
            {index + 1}
          </text>
        </Fragment>
      ))}
      <path className={art.golden} d={`M${officeX} ${officeY}c-16-18-26-30-26-45a26 26 0 0 1 52 0c0 15-10 27-26 45z`} />
      <circle className={art.thing} cx={officeX} cy={officeY - 45} r="9" />
      <path className={art.mark} d="M104 76V30m-11 13 11-13 11 13" />
    </svg>
  );
}
