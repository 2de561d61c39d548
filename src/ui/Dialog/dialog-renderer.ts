import type { ReactNode } from "react";
import type { Size } from "./Dialog.css.ts";

/** What a dialog offers besides closing it: "Try again". */
export interface DialogAction {
  label: ReactNode;
  onAct: () => void;
  /** It deletes or discards something: the button comes second and never gets the first focus. Default: false. */
  destructive?: boolean;
  /** At work; the dialog stays. */
  busy?: boolean;
}

/** What every face of a dialog is given, be it Radix's or the browser's own. */
export interface DialogRendererProps {
  /** `alertdialog` interrupts and waits for an answer; `dialog` shuts on a press beside it. */
  role: "dialog" | "alertdialog";
  open: boolean;
  /** The person wants it shut: by its button or Escape. */
  onClose: () => void;
  /** It is shut, and the focus is back where it was. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Words of the button that closes. */
  close: ReactNode;
  action?: DialogAction;
  size: Size;
}
