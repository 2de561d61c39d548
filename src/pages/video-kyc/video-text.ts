interface Block {
  heading: string;
  text: string;
}

/** The texts under `text` in the page's namespace. */
export interface VideoText {
  eyebrow: string;
  lead: string;
  honest: Block;
  ways: { heading: string } & Record<"here" | "file" | "person", Block & { link: string }>;
  after: { heading: string } & Record<"stay" | "sent" | "review" | "rights", Block>;
  never: Block;
}
