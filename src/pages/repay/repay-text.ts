/** What stands under `text` in the page's words. Marks make links, see `#content/text-links`. */
export interface RepayText {
  eyebrow: string;
  check: { eyebrow: string; heading: string; lead: string; right: Lines; wrong: Lines; act: string };
  situations: { heading: string; paid: Lines; late: Lines; amount: Lines };
  upi: { code: string };
}

/** A heading, and lines by key. */
type Lines = { heading: string } & Record<string, string>;
