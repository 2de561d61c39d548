import { Lookup } from "./Lookup.tsx";

/** Check Your Loan Status: uses the second host, by mobile number or PAN. docs/product.md, sections 2.11 and 7.1. */
export function Page() {
  return <Lookup namespace="check" host="status" />;
}
