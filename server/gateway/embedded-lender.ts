import type { ApplicationReceipt } from "#contract/lender";
import { isMobile } from "#domain/cleaning";
import { fromRefstr } from "#domain/lead";
import { alsoKnownAs } from "#geography/also-known-as";
import { newLeadId, newApplicationNumber } from "../identifiers.ts";
import type { Language } from "../language.ts";
import { translate } from "../messages/messages.ts";
import { HttpError } from "../http-error.ts";
import { findApplication, findLeadBy, insertApplication } from "../store/applications.ts";
import { isCityOf, listCities, listPincodes, listStates } from "../store/geography.ts";
import { acquireKey } from "../store/idempotency-keys.ts";
import { findLead, insertLead, type Lead } from "../store/leads.ts";
import { insertHistory, listHistory } from "../store/status-history.ts";
import type { Database } from "../store/tables.ts";
import { saveVideo } from "../videos/save-video.ts";
import type { VideoStore } from "../videos/store.ts";
import { withFixedValues, type FixedValues } from "./fixed-values.ts";
import { createIdempotencyRow, assertSameRequest } from "./idempotency.ts";
import type { Lender, StatusQuery, Submission } from "./lender.ts";
import { statusHtml } from "./status-html.ts";

/** Where the embedded lender stores its data. */
export interface EmbeddedOptions {
  db: Database;
  videos: VideoStore;
  fixed: FixedValues;
  now: () => Date;
}

/** Answers the seven calls from this server's own database, so that the site runs without a lender's API. */
export function embeddedLender({ db, videos, fixed, now }: EmbeddedOptions): Lender {
  return {
    async states(language) {
      const states = inOrder(await listStates(db), ({ state_id }) => state_id, language);
      return {
        Status: 1,
        Message: "",
        Data: states.map(({ state_id, name, keywords }) => ({ state_id, state: name, keywords })),
      };
    },

    async cities(stateId, language) {
      const cities = inOrder(await listCities(db, stateId), ({ city_id }) => city_id, language);
      if (cities.length === 0) throw new HttpError(404, "place.unknown");
      return {
        Status: 1,
        Message: "",
        Data: cities.map(({ city_id, name, keywords }) => ({ city_id, city: name, keywords })),
      };
    },

    async pincodes(cityId) {
      const pincodes = await listPincodes(db, cityId);
      if (pincodes.length === 0) throw new HttpError(404, "place.unknown");
      return {
        Status: 1,
        Message: "",
        Data: pincodes.map(({ pincode_id, value }) => ({ m_pincode_id: pincode_id, m_pincode_value: value })),
      };
    },

    async apply(submission, language) {
      const receipt = await saveApplication(submission);
      return { Status: 1, Message: translate(language, "application.saved"), Data: receipt };
    },

    async leadInfo(query, language) {
      const found = await findFor(query);
      // Queried even without a lead, so that timing does not reveal whether a number is known.
      const history = await listHistory(db, found?.lead_id ?? "");
      return statusHtml(found && { ...found, history }, language, now());
    },

    async leadDetails(leadId) {
      const application = await findApplication(db, leadId);
      if (!application) return [];
      const { first_name, sur_name, loan_amount } = application;
      // Date and amount of repayment stay empty: this server never learns what the lender and the borrower agree on.
      return [{ first_name, sur_name, loan_recommended: loan_amount, repayment_date: "", repayment_amount: "" }];
    },

    acceptsVideo: async (refstr) => (await leadOf(refstr)) !== undefined,

    async uploadVideo({ video, refstr }, language) {
      const lead = await leadOf(refstr);
      if (!lead) throw new HttpError(404, "lead.unknown");
      await saveVideo({ db, store: videos, now }, lead.lead_id, video);
      return { Status: 1, Message: translate(language, "video.saved") };
    },
  };

  /** An invalid `refstr` is looked up too, so that timing does not tell it from an unknown lead. */
  function leadOf(refstr: string): Promise<Lead | undefined> {
    return findLead(db, fromRefstr(refstr) ?? "");
  }

  /** Everything in one transaction: after a crash there is either the whole application, with its key, or nothing. */
  async function saveApplication({ application, idempotencyKey, agreed }: Submission): Promise<ApplicationReceipt> {
    // Only the PIN code's format is checked, because no list is complete. The staff see which ones are not listed.
    if (!(await isCityOf(db, application.state_id, application.city))) {
      throw new HttpError(422, "application.placeUnknown");
    }
    const time = now();
    const received_at = time.toISOString();
    return db.transaction().execute(async (transaction) => {
      const lead_id = newLeadId();
      if (idempotencyKey !== undefined) {
        const key = createIdempotencyRow({ content: application, idempotencyKey }, "embedded", time, {
          answer: lead_id,
          locked_until: null,
        });
        const earlier = await acquireKey(transaction, key, received_at);
        if (earlier) {
          assertSameRequest(key, earlier);
          return receiptOf(await findLead(transaction, earlier.answer!));
        }
      }
      const lead: Lead = {
        lead_id,
        reference_number: newApplicationNumber(),
        status: "received",
        received_at,
        moved_at: received_at,
      };
      while (!(await insertLead(transaction, lead))) lead.reference_number = newApplicationNumber();
      await insertApplication(transaction, {
        ...withFixedValues(application, fixed),
        lead_id,
        received_at,
        terms_version: agreed?.terms ?? null,
        privacy_version: agreed?.privacy ?? null,
      });
      await insertHistory(transaction, { lead_id, step: 0, status: "received", moved_at: received_at });
      return receiptOf(lead);
    });
  }

  async function findFor({ host, leadId, value }: StatusQuery) {
    const lead = leadId === "" ? undefined : leadId;
    const byMobile = host === "status" && isMobile(value) ? await findLeadBy(db, "mobile", value, lead) : undefined;
    return byMobile ?? findLeadBy(db, "pan", value, lead);
  }
}

function receiptOf(lead: Lead | undefined): ApplicationReceipt {
  if (!lead) throw new Error("The key of a submission names a lead that does not exist.");
  const { reference_number, lead_id, received_at } = lead;
  return { reference_number, lead_id, received_at };
}

/** Places by their names in a language, sorted as that language sorts, each with the other names to find it by. */
const inOrder = <Place extends Record<`name_${Language}`, string>>(
  places: Place[],
  idOf: (place: Place) => string,
  language: Language,
) =>
  places
    .map((place) => {
      const name = place[`name_${language}`];
      // Many Hindi readers type in Latin letters.
      const others = [...(name === place.name_en ? [] : [place.name_en]), ...(alsoKnownAs[Number(idOf(place))] ?? [])];
      return { ...place, name, keywords: others.length > 0 ? others : undefined };
    })
    .sort((a, b) => orders[language].compare(a.name, b.name));

const orders: Record<Language, Intl.Collator> = { en: new Intl.Collator("en-IN"), hi: new Intl.Collator("hi-IN") };
