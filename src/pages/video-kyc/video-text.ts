interface Block { heading: string; text: string }

/** What stands under `text` in the page's words. */
export interface VideoText {
  eyebrow: string;
  lead: string;
  honest: Block;
  ways: { heading: string } & Record<"here" | "file" | "person", Block & { link: string }>;
  after: { heading: string } & Record<"stay" | "sent" | "review" | "rights", Block>;
  never: Block;
}
