import { ensureBuild } from "../setup/build.ts";
import { ensurePackages } from "../setup/packages.ts";
import { browserTests, lint, localeTypes, screenReaderTests, types, unitTests } from "../setup/proofs.ts";
import { Problem } from "../setup/steps.ts";
import { prove, type Proof } from "../setup/verdict.ts";

const kinds = ["unit", "server", "browser", "a11y"] as const;
type Kind = (typeof kinds)[number];

/**
 * `npm test`: sets up and proves everything. `--only unit|server|browser|a11y`, once or more, proves that part alone;
 * whatever else is given goes to its runner: `npm test -- --only browser apply`.
 */
export async function command(args: string[]): Promise<void> {
  const { only, rest } = readArguments(args);
  const runs = (...some: Kind[]) => only.length === 0 || some.some((kind) => only.includes(kind));
  const vitest = [
    // Tests of the server stand in its folder, all others elsewhere.
    ...(runs("unit") ? [] : ["--dir=server"]),
    ...(runs("server") ? [] : ["--exclude=server/**"]),
    ...rest,
  ];
  const playwright = [
    ...(runs("browser") ? ["--project=journeys"] : []),
    ...(runs("a11y") ? ["--project=a11y"] : []),
    ...rest,
  ];
  const proofs: (Proof & { when: boolean })[] = [
    { when: only.length === 0, title: "Locale types", work: localeTypes },
    { when: only.length === 0, title: "Types", work: types },
    { when: only.length === 0, title: "Lint", work: lint },
    // These two import packages, so they are loaded only once packages are there.
    // The tests of deploy/ are unit tests by their place, and need both.
    { when: runs("unit", "server"), title: "PostgreSQL", work: async (say) => (await import("../setup/postgres.ts")).ensurePostgres(say) },
    { when: runs("unit"), title: "nginx", work: async (say) => (await import("../setup/nginx.ts")).ensureNginx(say) },
    { when: runs("unit", "server"), title: "Unit and server tests", work: () => unitTests(vitest), aloud: true },
    { when: runs("browser", "a11y"), title: "Browser", work: async (say) => (await import("../setup/browser.ts")).ensureBrowser(say) },
    { when: runs("browser"), title: "ffprobe", work: async (say) => (await import("../setup/ffprobe.ts")).ensureFfprobe(say) },
    { when: runs("browser", "a11y"), title: "Pages", work: (say) => ensureBuild(say) },
    { when: runs("browser", "a11y"), title: "Gallery", work: (say) => ensureBuild(say, "gallery") },
    {
      when: runs("browser", "a11y"), title: "Journeys and seeded accessibility faults", aloud: true,
      work: () => browserTests(playwright), needs: ["Browser", "Pages", "Gallery"],
    },
    // What names a test names none of these. The report of the last one has what was heard in it.
    { when: runs("a11y") && rest.length === 0, title: "Screen reader", work: screenReaderTests, aloud: true, needs: ["Browser", "Pages"] },
    {
      when: runs("a11y") && rest.length === 0, title: "Accessibility", aloud: true,
      work: async () => (await import("../setup/accessibility.ts")).auditQuickly(), needs: ["Browser", "Pages", "Gallery"],
    },
  ];
  await prove([
    { title: "Node", work: () => process.versions.node },
    { title: "Packages", work: ensurePackages },
    ...proofs.filter(({ when }) => when).map(({ needs = [], ...proof }) => ({ ...proof, needs: ["Packages", ...needs] })),
  ]);
  // A browser or a connection that would not end must not keep a pipeline waiting.
  process.exit();
}

function readArguments(args: string[]): { only: Kind[]; rest: string[] } {
  const only: Kind[] = [];
  const rest = [...args];
  for (let at = rest.indexOf("--only"); at >= 0; at = rest.indexOf("--only")) {
    const [, given] = rest.splice(at, 2);
    const kind = kinds.find((name) => name === given);
    if (!kind) throw new Problem(`--only accepts ${kinds.join(", ")}, not "${given ?? ""}".`);
    only.push(kind);
  }
  return { only, rest };
}
