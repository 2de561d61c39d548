import { readFileSync } from "node:fs";
import { ensurePackages } from "../setup/packages.ts";
import { lint, types, unitTests } from "../setup/proofs.ts";
import { Problem } from "../setup/steps.ts";
import { prove, type Proof } from "../setup/verdict.ts";

/** `npm run check`: the fast part, without a browser. With SITE_MODE=live it also refuses example values. */
export function command(args: string[]): Promise<void> {
  const proofs: Proof[] = [
    { title: "Company", work: checkCompany },
    { title: "Locale types", work: checkLocaleTypes },
    { title: "Types", work: types },
    { title: "Lint", work: lint },
    { title: "Unit and server tests", work: () => unitTests(args), aloud: true },
  ];
  return prove([
    { title: "Node", work: () => process.versions.node },
    { title: "Packages", work: ensurePackages },
    ...proofs.map((proof) => ({ ...proof, needs: ["Packages"] })),
  ]);
}

async function checkCompany(): Promise<string> {
  const { assertLiveReady, isLive } = await import("../check-company.ts");
  try {
    assertLiveReady();
  } catch (error) {
    throw new Problem((error as Error).message);
  }
  return isLive(process.env) ? "live, no example values" : "not live, examples allowed";
}

async function checkLocaleTypes(): Promise<string> {
  const { resourceTypes, target } = await import("../locale-types.ts");
  if (readFileSync(target, "utf8") !== resourceTypes()) throw new Problem("src/i18n/resources.ts is out of date: npm run locale-types");
  return "up to date";
}
