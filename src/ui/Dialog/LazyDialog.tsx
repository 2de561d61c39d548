import { lazy, Suspense, useState } from "react";
import type { DialogRendererProps } from "./dialog-renderer.ts";
import { NativeDialog } from "./NativeDialog.tsx";

const fetchRadix = () => import("./RadixDialog.tsx");

/** Fetches what a dialog needs before one is wanted: where one is likely, such as a form that is being filled. */
export const preloadDialog = () => { fetchRadix().catch(() => {}); };

const RadixDialog = lazy(() => fetchRadix().catch(() => ({ default: NativeDialog })));

/** Costs a page next to nothing until it is opened for the first time. */
export function LazyDialog(props: DialogRendererProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <Suspense><RadixDialog {...props} /></Suspense> : null;
}
