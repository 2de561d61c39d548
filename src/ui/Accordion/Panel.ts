import type { FunctionComponent, ReactNode } from "react";

interface PanelProps {
  children: ReactNode;
  id: string;
  className: string;
  hidden: false | "until-found";
  role: "region" | undefined;
  "aria-labelledby": string | undefined;
}

/**
 * React 19 knows `hidden` as a yes or no and writes `until-found` as "", but leaves the attributes of an element with a
 * hyphen alone. So a panel is one, registered nowhere: the found text opens in the bare HTML already.
 */
export const Panel = "accordion-panel" as unknown as FunctionComponent<PanelProps>;
