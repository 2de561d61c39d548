import type { DialogRendererProps } from "./dialog-renderer.ts";
import { LazyDialog } from "./LazyDialog.tsx";

/** Something to read or do without leaving the page, over it. What only tells is a Notice; what must be answered, an AlertDialog. */
export interface DialogProps extends Omit<DialogRendererProps, "role" | "size" | "description"> {
  /** One sentence on what it is for. */
  description: DialogRendererProps["description"];
  /** How wide it may get. Default: medium. */
  size?: DialogRendererProps["size"];
}

/** See {@link DialogProps}. Closes on Escape, on its button, and on a press beside it. */
export function Dialog({ size = "medium", ...rest }: DialogProps) {
  return <LazyDialog role="dialog" size={size} {...rest} />;
}
