import * as v from "valibot";
import { callJson, ApiError } from "#http/call";
import { idempotencyHeader, paths } from "#contract/calls";
import { contactResponse, contactMessage, parseResponse } from "#contract/lender";
import { submissionKey } from "#contract/submission";
import type { ContactError, ContactField, ContactForm } from "./form.ts";

/**
 * Checks and sends a message. It is a module of its own, with the schemas it needs, because somebody who only looks for a
 * phone number does not need it: the form loads it when somebody starts to fill it in.
 */

/** The errors of a message: those of the contract with the server, and our own rule that we must be able to answer. */
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
 * POST /api/contact. Returns the number of the stored message. The same content with the same `formId` is stored only
 * once. Throws an ApiError if `Status` is not 1, and otherwise the errors of `callJson`.
 */
export async function sendMessage(form: ContactForm, formId: string, language: string): Promise<string> {
  const body = v.parse(contactMessage, form);
  const headers = { [idempotencyHeader]: submissionKey(formId, body) };
  const answer = parseResponse(contactResponse, await callJson(paths.contact, { body, language, headers }));
  if (answer.Status !== 1 || !answer.Data) throw new ApiError(answer.Message ?? "");
  return answer.Data.reference_number;
}
