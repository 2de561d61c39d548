import { Lookup } from "./Lookup.tsx";

/** PAN Verification. Specification, sections 2 and 7. */
export function Page() {
  return <Lookup words="getpanverify" host="lender" />;
}
