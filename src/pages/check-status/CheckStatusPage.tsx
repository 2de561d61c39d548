import { LookupPage } from "./LookupPage.tsx";

/** Characters of a mobile number as people paste it, with the country's code and spaces. */
const longestNumber = 16;

/** Check Your Loan Status: asks the second host, by mobile number or PAN. Specification, sections 2 and 7. */
export function Page() {
  return <LookupPage words="check" host="status" maxLength={longestNumber} />;
}
