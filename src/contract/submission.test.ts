import { describe, expect, it } from "vitest";
import { newFormId, submissionKey } from "./submission.ts";

describe("the mark of a submission", () => {
  const formId = newFormId();

  it("is the same for the same content, and another once that is changed", () => {
    expect(submissionKey(formId, { name: "आशा" })).toBe(submissionKey(formId, { name: "आशा" }));
    expect(submissionKey(formId, { name: "आशा" })).not.toBe(submissionKey(formId, { name: "उषा" }));
  });

  it("is another for another filling-in of the form", () => {
    expect(submissionKey(formId, { name: "आशा" })).not.toBe(submissionKey(newFormId(), { name: "आशा" }));
  });

  it("is what a header may hold", () => {
    expect(submissionKey(formId, { name: "आशा" })).toMatch(/^[\x21-\x7e]{8,128}$/);
  });
});
