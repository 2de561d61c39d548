import * as v from "valibot";
import { isMessageKey } from "../messages/messages.ts";
import { HttpError } from "../http-error.ts";
import type { App } from "../types.ts";

/** Validates requests and serializes responses with valibot: a field that no schema names never leaves the server. */
export function validateWithValibot(app: App): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (data) => {
    const result = v.safeParse(schema, data, { abortEarly: true });
    if (result.success && holdsNul(data)) return { error: new HttpError(400, "error.badRequest") };
    return result.success ? { value: result.output } : { error: refusalFor(result.issues[0]) };
  });
  app.setSerializerCompiler<v.GenericSchema>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(v.parse(schema, data)),
  );
}

/** Names the field and never repeats its value. */
function refusalFor(issue: v.BaseIssue<unknown>): HttpError {
  const field = `field.${v.getDotPath(issue) ?? ""}`;
  return isMessageKey(field)
    ? new HttpError(400, "error.badInput", { fieldKey: field })
    : new HttpError(400, "error.badRequest");
}

/** PostgreSQL's text cannot contain U+0000. SQLite's can, but both databases must behave alike. */
function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
}
