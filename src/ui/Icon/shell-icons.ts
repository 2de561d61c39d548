import { circle } from "./circle.ts";

/** The drawings of the header, the footer and the other parts of every page. */

export const chevronDown = "m5.5 9 6.5 6.5L18.5 9";
export const clock = `${circle}M12 7v5.3l3.4 2`;
export const close = "m6 6 12 12M18 6 6 18";
export const contrast = `${circle}M12 3v18M12 7.5h7.2M12 12h9M12 16.5h7.2`;
export const edit = "m4 20 1-4.5L16 4.5a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19zM14 6.5l3.5 3.5";
export const external =
  "M13.5 4H20v6.5M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10";
export const globe = `${circle}M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3z`;
export const help = `${circle}M9.4 9.3a2.7 2.7 0 0 1 5.2.8c0 1.8-2.6 2.3-2.6 3.9M12 17h.01`;
export const mail =
  "M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM4 7l8 6 8-6";
export const menu = "M4 6.5h16M4 12h16M4 17.5h16";
export const phone =
  "m8.2 3.8 2 4.2-2.1 1.9a13 13 0 0 0 6 6l1.9-2.1 4.2 2-.5 3.3a1.6 1.6 0 0 1-1.6 1.4C10.6 20.5 3.5 13.4 3.5 5.9a1.6 1.6 0 0 1 1.4-1.6z";
export const search = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3l5.2 5.2";
export const whatsapp =
  "m3.5 20.5 1.4-4.6a8.5 8.5 0 1 1 3.4 3.3zM9.7 7.8l1 2.1-1 1a5.6 5.6 0 0 0 2.9 2.9l1-1 2.1 1-.2 1.3c-.1.5-.6.9-1.2.8a7 7 0 0 1-6.6-6.6c0-.6.3-1.1.8-1.2z";
