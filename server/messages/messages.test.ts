import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  applicationPayload,
  cityRequest,
  complaintRequest,
  contactMessage,
  leadInfoRequest,
  pincodeRequest,
} from "#contract/lender";
import { leadStatuses } from "#domain/lead";
import en from "./en.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import { isMessageKey, translate } from "./messages.ts";

const english: Record<string, string> = en;
const hindi: Record<string, string> = hi;
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

describe("the server's messages", () => {
  it("have the same keys in both languages, and none is empty", () => {
    expect(Object.keys(hindi)).toEqual(Object.keys(english));
    expect([...Object.values(english), ...Object.values(hindi)].filter((text) => text.trim() === "")).toEqual([]);
  });

  it.each(Object.keys(english))("have the same placeholders in Hindi: %s", (key) => {
    expect(placeholders(hindi[key]!)).toEqual(placeholders(english[key]!));
  });

  it("end Hindi sentences with a danda, never with a full stop", () => {
    const sentences = Object.entries(hindi).filter(([key]) => !/^(?:field|link|step|timeline)\./.test(key));
    expect(sentences.filter(([, text]) => !text.endsWith("।") || text.includes("."))).toEqual([]);
    expect(Object.values(hindi).filter((text) => / ।/.test(text))).toEqual([]);
  });

  it("contain no English words in Hindi except abbreviations printed on documents", () => {
    const latin = Object.values(hindi).flatMap((text) => text.replace(/\{\{\w+\}\}/g, "").match(/[A-Za-z]+/g) ?? []);
    expect(latin.filter((word) => !["PAN", "OTP", "RBI", "MB", "MP", "MOV", "WebM"].includes(word))).toEqual([]);
  });

  it("include the state and the next step of every status", () => {
    for (const status of [...leadStatuses, "unknown"]) {
      expect(isMessageKey(`status.${status}.state`) && isMessageKey(`status.${status}.next`)).toBe(true);
    }
  });

  it("name every field that a visitor can send", () => {
    const schemas = [
      applicationPayload,
      contactMessage,
      leadInfoRequest,
      complaintRequest,
      cityRequest,
      pincodeRequest,
    ];
    const unsaid = ["coordinates", "utm_source", "utm_campaign"];
    const fields = schemas.flatMap((schema: v.ObjectSchema<v.ObjectEntries, undefined>) => Object.keys(schema.entries));
    expect(fields.filter((field) => !unsaid.includes(field) && !isMessageKey(`field.${field}`))).toEqual([]);
  });

  it("have their placeholders filled in", () => {
    expect(translate("en", "status.received.next", { days: 2 })).toBe(
      "The lender will give you a decision within 2 working days of the day you applied.",
    );
  });
});
