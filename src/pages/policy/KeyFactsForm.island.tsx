import { KeyFactsSheet } from "#features/key-facts-sheet";
import { Container } from "#ui";

/** The sheet in its place below the text of the policy. */
export const KeyFactsForm = () => <Container><KeyFactsSheet /></Container>;
