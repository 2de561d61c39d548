import { Lookup } from "./Lookup.tsx";

/** Check Your Loan Status: asks the second host, by mobile number or PAN. Specification, sections 2 and 7. */
export function Page() {
  return <Lookup namespace="check" host="status" />;
}
