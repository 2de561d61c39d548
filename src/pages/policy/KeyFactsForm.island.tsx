import { KeyFactsSheet } from "#features/key-facts-sheet";
import { Container } from "#ui";

/** The key facts sheet below the text of the policy. */
export const KeyFactsForm = () => (
  <Container>
    <KeyFactsSheet />
  </Container>
);
