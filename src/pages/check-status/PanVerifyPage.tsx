import { Lookup } from "./Lookup.tsx";

/** PAN Verification. docs/product.md, sections 2.11 and 7.1. */
export function Page() {
  return <Lookup namespace="getpanverify" host="lender" />;
}
