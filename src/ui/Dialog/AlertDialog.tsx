import type { ReactNode } from "react";
import type { DialogRendererProps } from "./dialog-renderer.ts";
import { LazyDialog } from "./LazyDialog.tsx";

/** Interrupts with a message that must be seen before anything else: a failed submission. In most cases useAlert is simpler. */
export interface AlertDialogProps extends Omit<DialogRendererProps, "role" | "size" | "title" | "description"> {
  /** Default: the message itself is the title. */
  title?: ReactNode;
  message: ReactNode;
}

/** See {@link AlertDialogProps}. Closes on Escape and on its buttons only; the focus starts on the first button, which never deletes anything. */
export function AlertDialog({ title, message, ...rest }: AlertDialogProps) {
  return (
    <LazyDialog role="alertdialog" size="medium" title={title ?? message} description={title && message} {...rest} />
  );
}
