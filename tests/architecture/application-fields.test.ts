import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applicationPayload } from "#contract/lender";
import { applicationFields } from "#domain/application";
import { root } from "../../testing/root.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const section = (text: string, id: string) => text.slice(text.indexOf(`id="${id}"`)).split("\n### ")[0]!;

/** Where the type checker does not ask for a new field, with how it is written there. README.md, "How to add". */
const formFiles: Record<string, (field: string) => string> = {
  "src/features/application/ApplicationForm.tsx": (field) => `"${field}"`,
  "src/features/application/Review.tsx": (field) => `"${field}"`,
};
/** The files for a field as it is sent. The place of the applicant is shown to the staff by name. */
const payloadFiles: Record<string, (field: string) => string> = {
  "server/store/tables.ts": (field) => `  ${field}: `,
  "server/staff/leads.ts": (field) => `"${field === "state_id" ? "state" : field}"`,
};
/** They are always sent empty, so that no message can name them. */
const unsaid = ["coordinates", "utm_source", "utm_campaign"];

it("handles every field of the form wherever a field is named", () => {
  const missing = Object.entries(formFiles).flatMap(([path, written]) => {
    const source = read(path);
    // The places have parts of their own; consent is given below the answers, not reviewed among them.
    return applicationFields
      .filter((field) => !["state", "city", "pincode", "gender", "dob", "termsAccepted"].includes(field) && !source.includes(written(field)))
      .map((field) => `${path}: ${field}`);
  });
  expect(missing).toEqual([]);
});

it("handles every field that is sent wherever a field is named", () => {
  const fields = Object.keys(applicationPayload.entries);
  const missing = Object.entries(payloadFiles).flatMap(([path, written]) => {
    const source = read(path);
    return fields.filter((field) => !source.includes(written(field))).map((field) => `${path}: ${field}`);
  });
  const promised = section(read("docs/product.md"), "s3-2");
  missing.push(...fields.filter((field) => !promised.includes(field)).map((field) => `docs/product.md, section 3.2: ${field}`));
  for (const language of ["en", "hi"]) {
    const messages = JSON.parse(read(`server/messages/${language}.json`)) as Record<string, string>;
    missing.push(...fields.filter((field) => !unsaid.includes(field) && !(`field.${field}` in messages)).map((field) => `server/messages/${language}.json: field.${field}`));
  }
  expect(missing).toEqual([]);
});
