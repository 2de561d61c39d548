import { lakh } from "./units.ts";

/** Complaints: days at each step and the officers' hours, which differ between two pages. docs/product.md, section 9.8. */
export const grievance = {
  resolvedWorkingDays: 14,
  nodalOfficerAfterDays: 14,
  ombudsmanAfterDays: 30,
  /** Days after the end of the lender's time in which a borrower can still complain to the RBI Ombudsman. */
  ombudsmanWithinDays: 90,
  /** Officer's hours on the Privacy Policy and Grievance Redressal pages, 24-hour clock. */
  officerHours: {
    mondayToFriday: { from: "10:00", to: "21:00" },
    saturday: { from: "10:00", to: "19:00" },
  },
  /** Hours in the grievance support text, Monday to Saturday, 24-hour clock. */
  supportHours: { from: "10:00", to: "19:00" },
} as const;

/** The RBI Ombudsman. Reserve Bank – Integrated Ombudsman Scheme, 2026. */
export const ombudsman = {
  phone: "14448",
  /** Sector and PIN code of the receiving centre in Chandigarh. */
  sector: 17,
  pinCode: "160017",
  /** Rupees: for a loss, and for time, expenses and harassment. */
  compensationRupeesMax: { loss: 30 * lakh, harassment: 3 * lakh },
} as const;
