import { Blocks, useTextTree } from "#features/page-text";
import { useListenLabels } from "#i18n/useListenLabels";
import { Listen, Stack } from "#ui";
import type { AnswersText } from "../faq-text.ts";
import type { QuestionId } from "../groups.ts";

/** The answer to one question. */
export const Answer = ({ to }: { to: QuestionId }) => (
  <div data-read="">
    <Stack space={150}>
      <Listen labels={useListenLabels()} />
      <Blocks blocks={useTextTree<AnswersText>("faq-questions").answer[to]} />
    </Stack>
  </div>
);
