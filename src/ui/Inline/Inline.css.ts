import { part } from "../theme/style.ts";

export type Align = "start" | "center" | "end" | "between";
export type AlignAcross = "start" | "center" | "end" | "baseline";

export const root = part({ display: "flex", flexWrap: "wrap" }, "root");

export const align: Record<Align, string> = {
  start: part({ justifyContent: "flex-start" }, "start"),
  center: part({ justifyContent: "center" }, "center"),
  end: part({ justifyContent: "flex-end" }, "end"),
  between: part({ justifyContent: "space-between" }, "between"),
};

export const alignAcross: Record<AlignAcross, string> = {
  start: part({ alignItems: "flex-start" }, "acrossStart"),
  center: part({ alignItems: "center" }, "acrossCenter"),
  end: part({ alignItems: "flex-end" }, "acrossEnd"),
  baseline: part({ alignItems: "baseline" }, "acrossBaseline"),
};
