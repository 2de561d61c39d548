import { createContext, useContext } from "react";

/** What one page used while it was prerendered. The build turns it into the page's styles and content policy. */
export interface RenderRecord {
  /** Source files of the islands, from the root: "src/pages/home/LoanDetails.island.tsx". */
  islands: Set<string>;
  /** Origins that the page may frame once the visitor asks for it. */
  frames: Set<string>;
}

/** The record of the page being prerendered; `null` in the browser. */
export const RenderRecordContext = createContext<RenderRecord | null>(null);

/** Allows this page, and no other, to frame an origin ("https://www.openstreetmap.org"). docs/decisions/0002-content-security-policy.md */
export function useAllowedFrame(origin: string): void {
  useContext(RenderRecordContext)?.frames.add(origin);
}
