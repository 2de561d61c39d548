import { paths } from "#contract/lender";
import { limits } from "#domain/facts";
import { LookupPage } from "./LookupPage.tsx";

/** PAN Verification. Specification, sections 2 and 7. */
export function Page() {
  return <LookupPage words="getpanverify" path={paths.leadInfo} maxLength={limits.panCharacters} />;
}
