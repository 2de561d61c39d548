/** Status of an application, in the order of its progress. docs/product.md, section 4.7. */
export const leadStatuses = ["received", "documents", "assessment", "approved", "rejected", "disbursed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The next statuses the staff may set from each status; `rejected` and `disbursed` are final. */
export const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  received: ["documents", "assessment", "rejected"],
  documents: ["assessment", "rejected"],
  assessment: ["documents", "approved", "rejected"],
  approved: ["disbursed", "rejected"],
  rejected: [],
  disbursed: [],
};

/** The `refstr` of an address: base64 of a lead id. docs/product.md, section 6. */
export const toRefstr = (leadId: string) => btoa(leadId);

/** The lead id of a `refstr`; undefined if it is not base64 of printable text. */
export function fromRefstr(refstr: string): string | undefined {
  try {
    const leadId = atob(refstr.replaceAll("-", "+").replaceAll("_", "/").trim());
    return /^[\x21-\x7e]{1,128}$/.test(leadId) ? leadId : undefined;
  } catch {
    return undefined;
  }
}
