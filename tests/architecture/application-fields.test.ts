import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applicationPayload } from "#contract/lender";
import { applicationFields } from "#domain/application";
import { root } from "../../testing/root.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The fields that a text does not name, where the type checker does not ask for a new one. README.md, "How to add". */
const missing = (path: string, fields: readonly string[], written: (field: string) => string, text = read(path)) =>
  fields.filter((field) => !text.includes(written(field))).map((field) => `${path}: ${field}`);

it("handles every field of the form wherever a field is named", () => {
  // These have components of their own in the form; consent is given below the reviewed answers.
  const fields = applicationFields.filter(
    (field) => !["state", "city", "pincode", "gender", "dob", "termsAccepted"].includes(field),
  );
  const reviewed = applicationFields.filter((field) => field !== "termsAccepted");
  const quoted = (field: string) => `"${field}"`;
  expect([
    ...missing("src/features/application/ApplicationForm.tsx", fields, quoted),
    ...missing("src/features/application/Review.tsx", reviewed, quoted),
  ]).toEqual([]);
});

it("handles every field that is sent wherever a field is named", () => {
  const fields = Object.keys(applicationPayload.entries);
  // No message names these, because the form always sends them empty.
  const said = fields.filter((field) => !["coordinates", "utm_source", "utm_campaign"].includes(field));
  const promised = read("docs/product.md").split('id="s3-2"')[1]!.split("\n### ")[0]!;
  expect([
    ...missing("server/store/tables.ts", fields, (field) => `  ${field}: `),
    // The staff see the state by its name.
    ...missing("server/staff/leads.ts", fields, (field) => `"${field === "state_id" ? "state" : field}"`),
    ...["en", "hi"].flatMap((language) =>
      missing(`server/messages/${language}.json`, said, (field) => `"field.${field}": `),
    ),
    ...missing("docs/product.md", fields, (field) => field, promised),
  ]).toEqual([]);
});
