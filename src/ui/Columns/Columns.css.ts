import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";

/** Number of columns on a wide screen, or two of different width. */
export type Widths = 2 | 3 | 4 | 5 | "wide-start" | "wide-end";
export type Collapse = "tablet" | "desktop";
export type Align = "start" | "center" | "stretch";

export const root = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }, "root");

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const unlike = { "wide-start": "minmax(0, 7fr) minmax(0, 5fr)", "wide-end": "minmax(0, 5fr) minmax(0, 7fr)" } as const;
const full = (widths: Widths) => (typeof widths === "number" ? equal(widths) : unlike[widths]);
/** Four and five columns would be too narrow on a tablet, which shows two or three. */
const onTablet = (widths: Widths) => (widths === 4 ? equal(2) : widths === 5 ? equal(3) : full(widths));

const each = (make: (widths: Widths) => string) =>
  Object.fromEntries(
    ([2, 3, 4, 5, "wide-start", "wide-end"] as const).map((widths) => [widths, make(widths)]),
  ) as Record<Widths, string>;

export const columns: Record<Collapse, Record<Widths, string>> = {
  tablet: each((widths) =>
    part(
      {
        "@media": {
          [media.tablet]: { gridTemplateColumns: onTablet(widths) },
          [media.desktop]: { gridTemplateColumns: full(widths) },
        },
      },
      `tablet-${widths}`,
    ),
  ),
  desktop: each((widths) =>
    part({ "@media": { [media.desktop]: { gridTemplateColumns: full(widths) } } }, `desktop-${widths}`),
  ),
};

export const align: Record<Align, string> = {
  start: part({ alignItems: "start" }, "start"),
  center: part({ alignItems: "center" }, "center"),
  stretch: part({ alignItems: "stretch" }, "stretch"),
};
