import { LookupPage } from "./LookupPage.tsx";

/** PAN Verification. Specification, sections 2 and 7. */
export function Page() {
  return <LookupPage words="getpanverify" host="lender" />;
}
