import { describe, expect, it } from "vitest";
import { newFormId, submissionKey } from "./submission.ts";

describe("the key of a submission", () => {
  const formId = newFormId();

  it("is the same for the same content, and different after a change", () => {
    expect(submissionKey(formId, { name: "आशा" })).toBe(submissionKey(formId, { name: "आशा" }));
    expect(submissionKey(formId, { name: "आशा" })).not.toBe(submissionKey(formId, { name: "उषा" }));
  });

  it("is different for a new form", () => {
    expect(submissionKey(formId, { name: "आशा" })).not.toBe(submissionKey(newFormId(), { name: "आशा" }));
  });

  it("is a valid header value", () => {
    expect(submissionKey(formId, { name: "आशा" })).toMatch(/^[\x21-\x7e]{8,128}$/);
  });
});
