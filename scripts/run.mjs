// The door to every script: `node scripts/run.mjs NAME ARGUMENTS`. Runs on Node 20 with nothing installed.
import { ensureNode24 } from "./setup/node24.mjs";

await ensureNode24();
// The server runs in this very process.
if (process.argv[2] === "start") (await import("../server/limit-semi-space.ts")).limitSemiSpace();
const { runScript } = await import("./setup/run-script.ts");
await runScript(process.argv[2], process.argv.slice(3));
