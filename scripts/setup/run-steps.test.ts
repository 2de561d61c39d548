import { afterEach, expect, it, vi } from "vitest";
import { UserError } from "../../testing/step-reporter.ts";
import { runSteps, type Step } from "./run-steps.ts";

const tests = (passed: number, failed: number) => ({ passed, failed, skipped: 0 });

async function closingLine(steps: Step[]): Promise<{ line: string; exitCode: unknown }> {
  const { lines, exitCode } = await run(steps);
  return { line: lines.at(-1)!, exitCode };
}

async function run(steps: Step[]): Promise<{ lines: string[]; exitCode: unknown }> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await runSteps(steps);
  const { exitCode } = process;
  process.exitCode = undefined;
  return { lines: log.mock.calls.map(([line]) => String(line).trim()), exitCode };
}

afterEach(() => vi.restoreAllMocks());

it("adds up the tests of all steps", async () => {
  const result = await closingLine([
    { title: "Types", work: () => "no errors" },
    { title: "Unit", work: () => tests(3, 0) },
    { title: "Browser", work: () => tests(2, 0) },
  ]);
  expect(result).toEqual({ line: "5 passed, 0 failed", exitCode: undefined });
});

it("continues after a failed step and counts it", async () => {
  const result = await closingLine([
    {
      title: "Types",
      work: () => {
        throw new UserError("TS2322");
      },
    },
    { title: "Unit", work: () => tests(3, 1) },
    { title: "Browser", work: () => tests(2, 0) },
  ]);
  expect(result).toEqual({ line: "5 passed, 2 failed", exitCode: 1 });
});

it("skips a step that depends on a failed one", async () => {
  const browser = vi.fn(() => tests(2, 0));
  const result = await closingLine([
    {
      title: "Pages",
      work: () => {
        throw new UserError("no");
      },
    },
    { title: "Browser", work: browser, needs: ["Pages"] },
  ]);
  expect(browser).not.toHaveBeenCalled();
  expect(result).toEqual({ line: "0 passed, 1 failed", exitCode: 1 });
});

it("tells the steps that failed from those that were not run", async () => {
  const { lines } = await run([
    { title: "Pages", work: () => tests(1, 1) },
    { title: "Browser", work: () => tests(2, 0), needs: ["Pages"] },
    { title: "Report", work: () => "written", needs: ["Browser"] },
  ]);
  expect(lines).toContain("Failed: Pages");
  expect(lines).toContain("Not run: Browser, Report");
});
