/** Every key under which the site stores something on the visitor's device. The privacy policy names each of them. */
export const storageKeys = {
  /** localStorage: the theme the visitor chose. */
  theme: "saral.theme",
  /** localStorage: the language the visitor chose, or stayed with when another was offered. */
  language: "saral.language",
  /** sessionStorage: a half-filled application, without PAN and consent, until the tab closes. */
  applicationDraft: "saral.application-draft",
  /** sessionStorage: what the Thank You screen shows, until it is cleared, 30 minutes have passed or the tab closes. */
  receipt: "saral.receipt",
  /** sessionStorage: an unsent message to us, until the tab closes. */
  contactDraft: "saral.contact-draft",
  /** sessionStorage: an unsent job application, until the tab closes. */
  careerDraft: "saral.career-draft",
  /** IndexedDB: an unsent video statement, see `src/features/video-kyc/stored-recording.ts`. */
  recording: "saral.recording",
  /** sessionStorage: the page state during the language switch; deleted on the new page. */
  handover: "saral.handover",
  /** sessionStorage: the page that was reloaded because its code could not be fetched. */
  reloaded: "saral.reloaded",
  /** sessionStorage: scroll positions for Back. The name is the router's own. */
  scroll: "react-router-scroll-positions",
} as const;

/** Where each of them is stored: `local` and `database` on the device until deleted, `session` in the tab until it is closed. */
export const storageAreas: Record<keyof typeof storageKeys, "local" | "session" | "database"> = {
  theme: "local",
  language: "local",
  applicationDraft: "session",
  receipt: "session",
  contactDraft: "session",
  careerDraft: "session",
  recording: "database",
  handover: "session",
  reloaded: "session",
  scroll: "session",
};
