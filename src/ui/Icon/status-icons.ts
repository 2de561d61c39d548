import { circle } from "./circle.ts";

/** Icons of messages and errors. Separate from the other drawings, because many pages need only these. */
export const error = "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.5h.01";
export const info = `${circle}M12 11v5.5M12 7.5h.01`;
export const success = `${circle}M8 12.3l2.8 2.8L16 9.5`;
export const warning =
  "M10.7 4.3 2.9 18.2a1.5 1.5 0 0 0 1.3 2.3h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.3a1.5 1.5 0 0 0-2.6 0zM12 9.5V14M12 17h.01";
