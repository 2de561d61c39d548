import { useEffect, useEffectEvent, useId, useRef } from "react";
import * as styles from "./Dialog.css.ts";
import { DialogBody } from "./DialogBody.tsx";
import type { DialogRendererProps } from "./dialog-renderer.ts";
import { clsx } from "../theme/clsx.ts";

/**
 * The browser's own dialog, used if Radix could not be fetched: alerts matter most when the network fails. The browser
 * traps and returns the focus itself.
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
      // Safari before 15.4 and Firefox before 98 have no dialogs: there the page behind it stays reachable.
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
      <DialogBody
        {...body}
        onClose={onClose}
        titleId={titleId}
        descriptionId={descriptionId}
        firstButton={firstButton}
      />
    </dialog>
  );
}
