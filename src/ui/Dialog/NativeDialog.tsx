import { useEffect, useEffectEvent, useId, useRef } from "react";
import * as styles from "./Dialog.css.ts";
import { DialogBody } from "./DialogBody.tsx";
import type { DialogRendererProps } from "./dialog-renderer.ts";
import { clsx } from "../theme/clsx.ts";

/**
 * A dialog held open by the browser. It stands in where Radix could not be fetched, for a failing network is just when an
 * alert is wanted most. The browser keeps and gives back the focus itself.
 */
export function NativeDialog({ role, open, onClose, onClosed, size, ...body }: DialogRendererProps) {
  const titleId = useId();
  const descriptionId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    const dialog = root.current!;
    if (!dialog.showModal) {
      // Safari before 15.4 and Firefox before 98 have no dialogs: there the page behind can still be reached.
      const wasOpen = dialog.hasAttribute("open");
      dialog.toggleAttribute("open", open);
      if (wasOpen && !open) closed();
    } else if (open) dialog.showModal();
    else dialog.close();
    if (open && role === "alertdialog") firstButton.current?.focus();
  }, [open, role]);
  return (
    <dialog
      ref={root}
      role={role === "alertdialog" ? role : undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={body.description ? descriptionId : undefined}
      className={clsx(styles.surface, styles.widths[size], styles.native)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClosed}
    >
      <DialogBody {...body} onClose={onClose} titleId={titleId} descriptionId={descriptionId} firstButton={firstButton} />
    </dialog>
  );
}
