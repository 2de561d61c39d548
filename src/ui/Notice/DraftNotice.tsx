import { useEffect, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { useAnnounce } from "../Announcer/Announcer.tsx";
import { Notice } from "./Notice.tsx";

/** The notice above a form that shows a draft again. */
export interface DraftNoticeProps {
  /** "restored": the form shows a draft from before. "cleared": it was just emptied. Nothing: no notice. */
  draft: "restored" | "cleared" | undefined;
  labels: {
    /** Says that the draft is back, and what was not kept. */
    restored: string;
    /** The button that empties the form. */
    clear: string;
    /** Says that the form is empty; also announced. */
    cleared: string;
    /** The button that takes this back. */
    undo: string;
    /** Announced after that. */
    undone: string;
  };
  onClear: () => void;
  onUndo: () => void;
}

/** See {@link DraftNoticeProps}. One button serves both ways, so the focus stays where the person is. */
export function DraftNotice({ draft, labels, onClear, onUndo }: DraftNoticeProps) {
  const announce = useAnnounce();
  const cleared = draft === "cleared";
  const before = useRef(draft);
  useEffect(() => {
    if (cleared && before.current !== "cleared") announce(labels.cleared);
    if (draft === "restored" && before.current === "cleared") announce(labels.undone);
    before.current = draft;
  });
  return draft && (
    <Notice>
      <p>{cleared ? labels.cleared : labels.restored}</p>
      <Button tone="quiet" onClick={cleared ? onUndo : onClear}>{cleared ? labels.undo : labels.clear}</Button>
    </Notice>
  );
}
