import type { ReactNode } from "react";
import type { Size } from "./Dialog.css.ts";

/** An action of a dialog besides closing it: "Try again". */
export interface DialogAction {
  label: ReactNode;
  onAct: () => void;
  /** Deletes or discards something: the button comes second and never gets the initial focus. Default: false. */
  destructive?: boolean;
  /** The action is running; the dialog stays open. */
  busy?: boolean;
}

/** Props of both dialog renderers, Radix's and the browser's own. */
export interface DialogRendererProps {
  /** `alertdialog` waits for an answer; `dialog` also closes on a press outside it. */
  role: "dialog" | "alertdialog";
  open: boolean;
  /** Requests closing: by its button or Escape. */
  onClose: () => void;
  /** Called after it has closed and the focus has returned. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Label of the close button. */
  close: ReactNode;
  action?: DialogAction;
  size: Size;
}
