import { useEffect, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { useAnnounce } from "../Announcer/Announcer.tsx";
import { Notice } from "./Notice.tsx";

/** The notice above a form with a restored draft. */
export interface DraftNoticeProps {
  /** "restored": the form shows a saved draft. "cleared": it was just emptied. Undefined: no notice. */
  draft: "restored" | "cleared" | undefined;
  labels: {
    /** Says that the draft was restored, and which values were not saved. */
    restored: string;
    /** Label of the button that empties the form. */
    clear: string;
    /** Says that the form is empty; also announced. */
    cleared: string;
    /** Label of the button that undoes this. */
    undo: string;
    /** Announced after the undo. */
    undone: string;
  };
  onClear: () => void;
  onUndo: () => void;
}

/** See {@link DraftNoticeProps}. One button clears and undoes, so that the focus stays on it. */
export function DraftNotice({ draft, labels, onClear, onUndo }: DraftNoticeProps) {
  const announce = useAnnounce();
  const cleared = draft === "cleared";
  const before = useRef(draft);
  useEffect(() => {
    if (cleared && before.current !== "cleared") announce(labels.cleared);
    if (draft === "restored" && before.current === "cleared") announce(labels.undone);
    before.current = draft;
  });
  return (
    draft && (
      <Notice>
        <p>{cleared ? labels.cleared : labels.restored}</p>
        <Button tone="quiet" onClick={cleared ? onUndo : onClear}>
          {cleared ? labels.undo : labels.clear}
        </Button>
      </Notice>
    )
  );
}
