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
 * React 19 treats `hidden` as a boolean and writes `until-found` as "", but does not change the attributes of an element
 * with a hyphen in its name. So a panel is such an element, not registered: found text opens even before hydration.
 */
export const Panel = "accordion-panel" as unknown as FunctionComponent<PanelProps>;
