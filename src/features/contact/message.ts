import * as v from "valibot";
import { callJson, ApiError } from "#http/call";
import { idempotencyHeader, paths } from "#contract/calls";
import { contactResponse, contactMessage, parseResponse } from "#contract/lender";
import { submissionKey } from "#contract/submission";
import type { ContactError, ContactField, ContactForm } from "./form.ts";

/**
 * What is checked and sent. It stands apart, with the schemas that it needs, for nobody needs it who only looks for a
 * telephone number: the form fetches it at the first sign that it will be filled in.
 */

/** What is wrong with a message, by the contract with the server; and whether we could answer it, which is our own wish. */
export function checkMessage(form: ContactForm): Partial<Record<ContactField, ContactError>> {
  const { issues = [] } = v.safeParse(contactMessage, form);
  const errors: Partial<Record<ContactField, ContactError>> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) as ContactField;
    errors[field] ??= codeOf(field, issue.type);
  }
  if (form.number.trim() === "" && form.email.trim() === "") errors.number = "reachMissing";
  return errors;
}

function codeOf(field: ContactField, type: string): ContactError {
  if (type === "max_length") return "tooLong";
  if (field === "email") return "emailInvalid";
  return field === "name" ? "nameMissing" : "messageMissing";
}

/**
 * POST /api/contact. Answers the number under which the message is kept; the same filling-in of the form (`formId`) with
 * the same content is kept once. Throws an ApiError when `Status` is not 1, else as `callJson` does.
 */
export async function sendMessage(form: ContactForm, formId: string, language: string): Promise<string> {
  const body = v.parse(contactMessage, form);
  const headers = { [idempotencyHeader]: submissionKey(formId, body) };
  const answer = parseResponse(contactResponse, await callJson(paths.contact, { body, language, headers }));
  if (answer.Status !== 1 || !answer.Data) throw new ApiError(answer.Message ?? "");
  return answer.Data.reference_number;
}
