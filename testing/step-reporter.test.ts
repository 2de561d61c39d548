import { expect, it } from "vitest";
import { UserError, StepReporter } from "./step-reporter.ts";

function listener() {
  const written: string[] = [];
  return {
    write: (text: string) => void written.push(text),
    text: () => written.join("").replace(/\d+\.\d s/g, "0.0 s"),
  };
}

it("prints each step with its number, result and time", async () => {
  const { write, text } = listener();
  const steps = new StepReporter(2, write);
  await steps.step("Packages", (log) => {
    log("installing");
  });
  await steps.step("Pages", () => "unchanged");
  expect(text()).toBe("[1/2] Packages … installing … ready (0.0 s)\n[2/2] Pages … unchanged (0.0 s)\n");
});

it("prints that a step failed and throws its error", async () => {
  const { write, text } = listener();
  await expect(
    new StepReporter(1, write).step("Pages", () => {
      throw new UserError("No.");
    }),
  ).rejects.toThrow("No.");
  expect(text()).toBe("[1/1] Pages … failed (0.0 s)\n");
});

it("repeats the title of a step that prints its own lines", async () => {
  const { write, text } = listener();
  await new StepReporter(1, write).step("Journeys", () => "3 passed", { inheritStdio: true });
  expect(text()).toBe("[1/1] Journeys … \n[1/1] Journeys … 3 passed (0.0 s)\n");
});
