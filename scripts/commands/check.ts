import { ensurePackages } from "../setup/packages.ts";
import { lint, localeTypes, types, unitTests } from "../setup/proofs.ts";
import { Problem } from "../setup/steps.ts";
import { prove, type Proof } from "../setup/verdict.ts";

/** `npm run check`: the fast part, without a browser. With SITE_MODE=live it also refuses example values. */
export function command(args: string[]): Promise<void> {
  const proofs: Proof[] = [
    { title: "Company", work: checkCompany },
    { title: "Locale types", work: localeTypes },
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
