import { packageCommand, runInherited } from "../testing/processes.ts";

/** `npm run format`: formats the code, or the files and folders named. */
const { code } = await runInherited(process.execPath, [packageCommand("oxfmt"), ...process.argv.slice(2)]);
process.exitCode = code;
