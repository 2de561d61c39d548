/**
 * Versions of the two texts the applicant agrees to with the checkbox of the form. Raise them with every change of the
 * text. `src/content/policies.ts` shows them, and each application is stored with the versions its page showed.
 */
export const policyVersions = { terms: "1.2", privacy: "1.4" } as const;
