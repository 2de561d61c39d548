/**
 * Our own drawings on a grid of 24, each a single stroke path. A dot is a very short line with round ends. Each is a
 * separate export, so that a page downloads only those it shows; those of header and footer have their own file.
 */

import { circle } from "./circle.ts";

export * from "./shell-icons.ts";
export * from "./status-icons.ts";

export const bank = "M3.5 9.5 12 4l8.5 5.5zM6 13v4M10 13v4M14 13v4M18 13v4M3.5 20.5h17";
export const bolt = "M13.5 3 5 13.5h6l-.5 7.5L19 10.5h-6z";
export const calendar =
  "M4 7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM4 10.5h16M8 3v4.5M16 3v4.5";
export const camera =
  "M3.5 8.5A1.5 1.5 0 0 1 5 7h2.6l1.6-2.5h5.6L16.4 7H19a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM12 16.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z";
export const check = "m4.5 12.5 5 5 10-11";
export const chevronLeft = "M15 5.5 8.5 12l6.5 6.5";
export const chevronRight = "m9 5.5 6.5 6.5L9 18.5";
export const copy =
  "M9 10.5A1.5 1.5 0 0 1 10.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zM15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9";
export const document =
  "M6 4.5A1.5 1.5 0 0 1 7.5 3H14l4.5 4.5v12A1.5 1.5 0 0 1 17 21H7.5A1.5 1.5 0 0 1 6 19.5zM13.5 3v5h5M9 12.5h6.5M9 16.5h6.5";
export const download = "M12 4v11M7 10.5l5 5 5-5M4.5 20h15";
export const eye =
  "M2.5 12C4.8 7.7 8 5.5 12 5.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";
export const gauge = "M4.6 18.5a9 9 0 1 1 14.8 0M12 14l4-5M12 14h.01M6.5 13h.01M12 7.5h.01M17.5 13.5h.01";
export const heart =
  "M12 20.5C6.3 16.4 3.5 13 3.5 9.3A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.8c0 3.7-2.8 7.1-8.5 11.2z";
export const home = "M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6";
export const idCard =
  "M3 7a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17zM8.5 11.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM5.5 16c.3-1.9 1.4-2.8 3-2.8s2.7.9 3 2.8M14.5 10H18M14.5 14H18";
export const link = "M10 8H7.5a4 4 0 0 0 0 8H10M14 8h2.5a4 4 0 0 1 0 8H14M8.5 12h7";
export const lock =
  "M5 12a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19zM8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5V17";
export const mapPin =
  "M12 21.5c-4-4.2-7-7.6-7-11.2a7 7 0 0 1 14 0c0 3.6-3 7-7 11.2zM12 12.9a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z";
export const metro =
  "M5.5 7A3.5 3.5 0 0 1 9 3.5h6A3.5 3.5 0 0 1 18.5 7v7.5A2.5 2.5 0 0 1 16 17H8a2.5 2.5 0 0 1-2.5-2.5zM5.5 11h13M12 7v4M9 14h.01M15 14h.01M8.5 17l-2 3.5M15.5 17l2 3.5";
export const pause = "M8.5 5v14M15.5 5v14";
export const people =
  "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.4-3.6 2.9-5.3 6.5-5.3s6.1 1.7 6.5 5.3M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.3.6 3.7 2.2 4 4.9";
export const person = "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6";
export const play = "M7.5 4.5 19 12 7.5 19.5z";
export const plus = "M12 5v14M5 12h14";
export const print =
  "M7 8.5v-5h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7zM17 11.3h.01";
export const receipt =
  "M5.5 3.5 7.7 5l2.2-1.5L12 5l2.1-1.5L16.3 5l2.2-1.5v17L16.3 19l-2.2 1.5L12 19l-2.1 1.5L7.7 19l-2.2 1.5zM9 9.5h6M9 14h6";
export const retry = "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5";
export const rupee = "M6.5 4.5h11M6.5 9h11M6.5 4.5h3.2a4.5 4.5 0 0 1 0 9H6.5l7.5 7";
export const share =
  "M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.7 10.7l6.6-3.9M8.7 13.3l6.6 3.9";
export const shield =
  "M12 21.5c-4.8-2-7.5-5.4-7.5-10.2V5.8L12 3l7.5 2.8v5.5c0 4.8-2.7 8.2-7.5 10.2zM8.7 12l2.4 2.4 4.3-4.6";
export const sideways = "M7.5 7.5 3 12l4.5 4.5M16.5 7.5 21 12l-4.5 4.5M3.5 12h17";
export const star = "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";
export const sun =
  "M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4";
export const target = `${circle}M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 12h.01`;
export const trash =
  "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.8 12.6A1.5 1.5 0 0 0 8.8 20.5h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12.6M10 10.5v6M14 10.5v6";
export const video =
  "M3 8a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16zM15 10.8l6-3.3v9l-6-3.3";
