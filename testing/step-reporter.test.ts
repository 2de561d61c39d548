import { expect, it } from "vitest";
import { UserError, StepReporter } from "./step-reporter.ts";

function listener() {
  const written: string[] = [];
  return { write: (text: string) => void written.push(text), text: () => written.join("").replace(/\d+\.\d s/g, "0.0 s") };
}

it("tells each step with its number, its outcome and its time", async () => {
  const { write, text } = listener();
  const steps = new StepReporter(2, write);
  await steps.step("Packages", (log) => { log("installing"); });
  await steps.step("Pages", () => "unchanged");
  expect(text()).toBe("[1/2] Packages … installing … ready (0.0 s)\n[2/2] Pages … unchanged (0.0 s)\n");
});

it("says that a step failed, and hands the failure on", async () => {
  const { write, text } = listener();
  await expect(new StepReporter(1, write).step("Pages", () => { throw new UserError("No."); })).rejects.toThrow("No.");
  expect(text()).toBe("[1/1] Pages … failed (0.0 s)\n");
});

it("repeats the head of a step that prints lines of its own", async () => {
  const { write, text } = listener();
  await new StepReporter(1, write).step("Journeys", () => "3 passed", { inheritStdio: true });
  expect(text()).toBe("[1/1] Journeys … \n[1/1] Journeys … 3 passed (0.0 s)\n");
});
