import { Lookup } from "./Lookup.tsx";

/** PAN Verification. Specification, sections 2 and 7. */
export function Page() {
  return <Lookup namespace="getpanverify" host="lender" />;
}
