import { beforeAll, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { application } from "../testing/samples.ts";
import { testSite } from "../testing/site.ts";

describe.each(["GET", "POST"] as const)("looking up an application by %s", (method) => {
  const site = testSite();
  let leadId: string;
  beforeAll(async () => {
    const response = await site.app.inject({ method: "POST", url: paths.apply, payload: application });
    leadId = response.json().Data.lead_id;
  });
  const lookUp = (url: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    site.app.inject({ method, url, headers, ...(method === "GET" ? { query } : { payload: query }) });
  const check = `${statusHostPrefix}${paths.leadInfo}`;
  const received = "<p><strong>We have received your application.</strong></p>";

  it.each([
    ["a PAN", paths.leadInfo, "ABCDE1234F"],
    ["a PAN in small letters", paths.leadInfo, "abcde1234f"],
    ["a PAN on the second host", check, "ABCDE1234F"],
    ["a mobile number", check, "9876543210"],
    ["a mobile number with country code and spaces", check, "+91 98765 43210"],
    ["a mobile number with a zero", check, "09876543210"],
    ["a mobile number in Devanagari digits", check, "९८७६५४३२१०"],
    ["a mobile number with the international prefix 00", check, "00919876543210"],
    ["a PAN with spaces", paths.leadInfo, "ABCDE 1234 F"],
    ["a PAN with its label", check, "PAN: abcde-1234-f"],
  ])("finds it by %s", async (_, url, pan_number) => {
    expect((await lookUp(url, { lead_id: "", pan_number })).body).toContain(received);
  });

  it("finds it only with its own lead id", async () => {
    expect((await lookUp(paths.leadInfo, { lead_id: leadId, pan_number: "ABCDE1234F" })).body).toContain(received);
    expect((await lookUp(paths.leadInfo, { lead_id: "f".repeat(40), pan_number: "ABCDE1234F" })).body).not.toContain(
      received,
    );
  });

  it("shows no personal details", async () => {
    const { body } = await lookUp(check, { lead_id: leadId, pan_number: "9876543210" });
    for (const detail of ["Example", "Applicant", "ABCDE1234F", "9876543210", "mail.example", "25000", leadId])
      expect(body).not.toContain(detail);
  });

  it("answers inert HTML that is not cached", async () => {
    const response = await lookUp(paths.leadInfo, { pan_number: "ABCDE1234F" }, { "accept-language": "hi" });
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      vary: "Accept-Language",
    });
    expect(response.body).toContain("हमें आपका आवेदन मिल गया है।");
  });

  it("answers an unknown number in the same form", async () => {
    const known = await lookUp(paths.leadInfo, { pan_number: "ABCDE1234F" });
    const unknown = await lookUp(paths.leadInfo, { pan_number: "NOBOD0000Y" });
    const form = (html: string) => html.replace(/>[^<]+</g, "><").replace(/ href="[^"]*"/g, "");
    expect([unknown.statusCode, form(unknown.body)]).toEqual([known.statusCode, form(known.body)]);
    const { "content-length": _a, date: _b, "x-request-id": _c, ...headers } = unknown.headers;
    expect(known.headers).toMatchObject(headers);
  });

  it("never interprets a value as code", async () => {
    for (const pan_number of ["' OR 1=1 --", "%", "<script>"]) {
      expect((await lookUp(check, { pan_number })).body).toContain("We could not find an application");
    }
  });

  it.each([
    ["nothing", {}],
    ["an empty value", { pan_number: " " }],
    ["a value too long", { pan_number: "1".repeat(21) }],
    ["a lead id too long", { pan_number: "ABCDE1234F", lead_id: "1".repeat(129) }],
  ])("rejects %s", async (_, query) => {
    const response = await lookUp(paths.leadInfo, query as Record<string, string>);
    expect([response.statusCode, response.json().Status]).toEqual([400, 0]);
  });

  it("rejects a value that is given twice", async () => {
    const response = await site.app.inject(
      method === "GET"
        ? { url: `${paths.leadInfo}?pan_number=ABCDE1234F&pan_number=X` }
        : { method, url: paths.leadInfo, payload: { pan_number: ["ABCDE1234F", "X"] } },
    );
    expect([response.statusCode, response.json().Message]).toEqual([
      400,
      "This detail is missing or not valid: mobile number or PAN.",
    ]);
  });

  it("returns the details of a lead as a list of one, not cached", async () => {
    const response = await lookUp(paths.leadDetails, { lead_id: leadId });
    expect(response.json()).toEqual([
      {
        first_name: "Example",
        sur_name: "Applicant",
        loan_recommended: "25000",
        repayment_date: "",
        repayment_amount: "",
      },
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("returns an empty list with status 200 for an unknown or invalid lead", async () => {
    for (const lead_id of ["1", "f".repeat(40), leadId.toUpperCase(), `${leadId.slice(0, 39)}x`]) {
      const response = await lookUp(paths.leadDetails, { lead_id });
      expect([response.statusCode, response.json()]).toEqual([200, []]);
    }
    expect((await lookUp(paths.leadDetails, {})).statusCode).toBe(400);
  });
});
