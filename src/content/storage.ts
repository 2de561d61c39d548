/** Every key under which the site keeps something on the visitor's device. The privacy policy names each of them. */
export const storageKeys = {
  /** localStorage: the theme that the visitor chose. */
  theme: "saral.theme",
  /** localStorage: the language that the visitor chose, or chose to stay in when another was offered. */
  language: "saral.language",
  /** sessionStorage: a half-filled application, without PAN and consent, until the tab closes. */
  applicationDraft: "saral.application-draft",
  /** sessionStorage: what the Thank You screen shows, until it is cleared, 30 minutes have passed or the tab closes. */
  receipt: "saral.receipt",
  /** sessionStorage: a message to us that is not sent yet, until the tab closes. */
  contactDraft: "saral.contact-draft",
  /** sessionStorage: a job application that is being written, until the tab closes. */
  careerDraft: "saral.career-draft",
  /** The browser's own database (IndexedDB): a video statement that is not sent yet, see `src/features/video-kyc/kept-recording.ts`. */
  recording: "saral.recording",
  /** sessionStorage: what stood on the page while the language was switched; erased on arrival. */
  handover: "saral.handover",
  /** sessionStorage: the page that was loaded afresh because its code could not be fetched. */
  reloaded: "saral.reloaded",
  /** sessionStorage: scroll positions for Back. The name is the router's own. */
  scroll: "react-router-scroll-positions",
} as const;

/** Where each of them is kept: `local` and `database` on the device until it is erased, `session` in the tab until it is closed. */
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
