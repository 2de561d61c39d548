import type { DialogRendererProps } from "./dialog-renderer.ts";
import { LazyDialog } from "./LazyDialog.tsx";

/** Something to read or do in front of the page. For plain information use Notice; for a message that needs an answer, AlertDialog. */
export interface DialogProps extends Omit<DialogRendererProps, "role" | "size" | "description"> {
  /** One sentence about its purpose. */
  description: DialogRendererProps["description"];
  /** Maximum width. Default: medium. */
  size?: DialogRendererProps["size"];
}

/** See {@link DialogProps}. Closes on Escape, on its button, and on a press outside it. */
export function Dialog({ size = "medium", ...rest }: DialogProps) {
  return <LazyDialog role="dialog" size={size} {...rest} />;
}
