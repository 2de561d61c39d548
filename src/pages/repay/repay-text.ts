/** The texts under `text` in the page's namespace. Tags make links, see `#content/text-links`. */
export interface RepayText {
  eyebrow: string;
  check: { eyebrow: string; heading: string; lead: string; right: Lines; wrong: Lines; act: string };
  situations: { heading: string; paid: Lines; late: Lines; amount: Lines };
  upi: { code: string };
}

/** A heading, and lines by key. */
type Lines = { heading: string } & Record<string, string>;
