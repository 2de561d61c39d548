import * as Radix from "@radix-ui/react-dialog";
import { useId, useLayoutEffect, useRef } from "react";
import * as styles from "./Dialog.css.ts";
import { DialogBody } from "./DialogBody.tsx";
import type { DialogRendererProps } from "./dialog-renderer.ts";
import { clsx } from "../theme/clsx.ts";

/** The Radix dialog: focus trap, page hidden from screen readers, Escape. */
export default function RadixDialog({ role, open, onClose, onClosed, size, ...body }: DialogRendererProps) {
  const titleId = useId();
  const descriptionId = useId();
  const content = useRef<HTMLDivElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element>(null);
  // A layout effect, because Radix moves the focus in an effect.
  useLayoutEffect(() => {
    if (open) cameFrom.current = document.activeElement;
  }, [open]);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
    >
      <Radix.Portal>
        <div className={styles.scrim}>
          <Radix.Content
            ref={content}
            role={role}
            aria-modal="true"
            aria-labelledby={titleId}
            aria-describedby={body.description ? descriptionId : undefined}
            className={clsx(styles.surface, styles.widths[size])}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (role === "alertdialog" ? firstButton : content).current?.focus();
            }}
            onPointerDownOutside={(event) => {
              if (role === "alertdialog") event.preventDefault();
            }}
            onCloseAutoFocus={() => {
              backTo(cameFrom.current)?.focus();
              onClosed?.();
            }}
          >
            <DialogBody
              {...body}
              onClose={onClose}
              titleId={titleId}
              descriptionId={descriptionId}
              firstButton={firstButton}
            />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The previously focused element, or the main region if it is gone, so that the focus is not lost at the top of the page. */
const backTo = (cameFrom: Element | null) =>
  (cameFrom?.isConnected && cameFrom !== document.body
    ? cameFrom
    : document.querySelector("main")) as HTMLElement | null;
