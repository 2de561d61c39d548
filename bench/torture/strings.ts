import naughtyStrings from "big-list-of-naughty-strings" with { type: "json" };
import { idempotencyHeader, paths, statusHostPrefix } from "#contract/calls";
import { inParallel, type Tally } from "./ledger.ts";
import { createSite, withDatabase, withSite, type LaneOptions } from "./site.ts";

/** Strings beyond the published list: prototype names, lone surrogates, very long ones. */
const ownStrings = [
  "__proto__",
  "constructor",
  "toString",
  "\ud800",
  "\udfff\u0000",
  "a".repeat(60_000),
  "%00",
  "=cmd|'/C calc'!A0",
  "\u202e\u2066",
  '{"$gt":""}',
];

const atOnce = 12;

/**
 * Sends each hostile string in every field of every call. No response may be a 5xx, and accepted text must be returned
 * unchanged, except that a lone surrogate, which neither database can store, becomes U+FFFD.
 */
export async function hostileStrings(options: LaneOptions): Promise<Tally> {
  const site = createSite(options);
  const { tally } = site;
  // A round uses every seventh string, so that a few rounds cover all kinds.
  const shares = 7;
  const strings = [...naughtyStrings, ...ownStrings].filter((_, at) => at % shares < options.rounds);
  return withSite(site, async () => {
    const { origin } = await site.start();
    const kept = new Map<string, string>();
    const send = async (what: string, path: string, init: RequestInit): Promise<Response | undefined> => {
      tally.requests += 1;
      const response = await fetch(origin + path, init).catch(() => undefined);
      // The client itself rejects some headers and addresses. The server's health is checked at the end.
      if (!response) return undefined;
      if (response.status >= 500) tally.faults.push(`${what}: status ${response.status}`);
      return response;
    };
    const post = (what: string, path: string, body: object, headers: Record<string, string> = {}) =>
      send(what, path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      });
    const message = {
      name: "Example",
      number: "9876543210",
      email: "a@mail.example",
      subject: "Example",
      message: "Example",
    };
    const payload = options.applicationOf(1);
    const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

    const tasks = strings.flatMap((text, at) => [
      ...Object.keys(payload).map((field) => async () => {
        const response = await post(`saveLendingPage.${field} ${at}`, paths.apply, { ...payload, [field]: text });
        if (!response?.ok) return void (await response?.body?.cancel());
        tally.acknowledged += 1;
        const { Data } = (await response.json()) as { Data: { lead_id: string } };
        if (field === "first_name") kept.set(Data.lead_id, text);
      }),
      ...Object.keys(message).map(
        (field) => async () =>
          void (await post(`contact.${field} ${at}`, paths.contact, { ...message, [field]: text }))?.body?.cancel(),
      ),
      ...["pan_number", "lead_id"].flatMap((field) =>
        ["", statusHostPrefix].map(
          (prefix) => async () =>
            void (
              await send(
                `getLeadInfo.${field} ${at}`,
                `${prefix}${paths.leadInfo}?lead_id=&pan_number=&${field}=${encoded(text)}`,
                {},
              )
            )?.body?.cancel(),
        ),
      ),
      async () =>
        void (await send(`getLeadDetails ${at}`, `${paths.leadDetails}?lead_id=${encoded(text)}`, {}))?.body?.cancel(),
      async () => void (await send(`path ${at}`, `/${encoded(text)}`, { redirect: "manual" }))?.body?.cancel(),
      async () => void (await post(`getCity ${at}`, paths.cities, { state_id: text }))?.body?.cancel(),
      async () => void (await post(`getPincode ${at}`, paths.pincodes, { city_id: text }))?.body?.cancel(),
      async () =>
        void (
          await post(`idempotency-key ${at}`, paths.contact, message, {
            [idempotencyHeader]: Buffer.from(text.slice(0, 1_000))
              .toString("latin1")
              .replace(/[\0\r\n]/g, ""),
          })
        )?.body?.cancel(),
      async () => {
        const form = new FormData();
        form.append("refstr", text.toWellFormed());
        form.append("video", new Blob([text.toWellFormed()]), text.toWellFormed());
        await (await send(`upload ${at}`, paths.uploadVideo, { method: "POST", body: form }))?.body?.cancel();
      },
    ]);
    await inParallel(tasks, atOnce);
    tally.rounds = options.rounds;
    const health = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (!health?.ok) tally.faults.push("The server was not healthy afterwards.");
    await withDatabase(site, async (db) => {
      const rows = await db.selectFrom("applications").select(["lead_id", "first_name"]).execute();
      const names = new Map(rows.map(({ lead_id, first_name }) => [lead_id, first_name]));
      tally.lost += [...kept].filter(([leadId, text]) => names.get(leadId) !== text.trim().toWellFormed()).length;
      tally.lost += Math.max(tally.acknowledged - rows.length, 0);
      tally.doubled += Math.max(rows.length - tally.acknowledged, 0);
    });
  });
}
