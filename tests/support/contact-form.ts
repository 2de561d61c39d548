import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Site } from "./site.ts";

const fields = ["name", "number", "email", "subject", "message"] as const;
export type Message = Record<(typeof fields)[number], string>;

/** A message with a unique email address. */
export const newMessage = (): Message => ({
  name: "आशा Example",
  number: "98765 43210",
  email: `visitor-${randomInt(1_000_000_000)}@mail.example`,
  subject: "NOC",
  message: "My loan is repaid.\nWhere is the certificate?",
});

/** A complaint, whose subject is filled in already. */
export const complaint = {
  name: "A borrower",
  email: "borrower@example.com",
  message: "An agent called after seven in the evening.",
};

/** The contact form and its fields, by their accessible names. */
export function contactForm(page: Page, { t }: Pick<Site, "t">) {
  const field = (name: keyof Message) =>
    page.getByRole("textbox", {
      name: t(`contact:message.field.${name}.label`) + (name === "subject" ? ` (${t("common:optional")})` : ""),
      exact: true,
    });
  return {
    field,
    submit: page.getByRole("button", { name: t("contact:message.submit") }),
    thanks: page.getByRole("heading", { level: 3, name: t("contact:done.heading") }),
    summary: (count: number) => page.getByRole("region", { name: t("errors:summary.heading", { count }), exact: true }),
    alert: page.getByRole("alertdialog"),
    async fill(message: Partial<Message>) {
      for (const [name, value] of Object.entries(message) as [keyof Message, string][]) await field(name).fill(value);
    },
    async values(): Promise<Message> {
      return Object.fromEntries(
        await Promise.all(fields.map(async (name) => [name, await field(name).inputValue()])),
      ) as Message;
    },
  };
}
