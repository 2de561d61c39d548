/**
 * The versions of the two texts to which an applicant agrees with the box of the form. Raised with every change of what
 * they say; `src/content/policies.ts` shows them, and each application is kept with those that its page showed.
 */
export const agreedVersions = { terms: "1.0", privacy: "1.1" } as const;
