/** The texts under `text` in the page's namespace. */
export interface ContactText {
  eyebrow: string;
  write: string;
  complain: string;
  ways: { heading: string; visit: string; find: string; call: string; whatsapp: string; mail: string };
  grievance: {
    eyebrow: string;
    heading: string;
    text: string;
    email: string;
    phone: string;
    weekdays: string;
    saturday: string;
    further: string;
    steps: string;
  };
}
