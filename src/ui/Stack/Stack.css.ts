import { part } from "../theme/style.ts";

export type Align = "start" | "center" | "end" | "stretch";

export const root = part({ display: "flex", flexDirection: "column" }, "root");

export const align: Record<Align, string> = {
  start: part({ alignItems: "flex-start" }, "start"),
  center: part({ alignItems: "center", textAlign: "center" }, "center"),
  end: part({ alignItems: "flex-end" }, "end"),
  stretch: part({ alignItems: "stretch" }, "stretch"),
};
