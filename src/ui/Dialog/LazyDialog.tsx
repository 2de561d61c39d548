import { lazy, Suspense, useState } from "react";
import type { DialogRendererProps } from "./dialog-renderer.ts";
import { NativeDialog } from "./NativeDialog.tsx";

const fetchRadix = () => import("./RadixDialog.tsx");

/** Loads the code of dialogs in advance, where one is likely, such as in a form. */
export const preloadDialog = () => {
  fetchRadix().catch(() => {});
};

const RadixDialog = lazy(() => fetchRadix().catch(() => ({ default: NativeDialog })));

/** A dialog whose code is loaded when it first opens. */
export function LazyDialog(props: DialogRendererProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? (
    <Suspense>
      <RadixDialog {...props} />
    </Suspense>
  ) : null;
}
