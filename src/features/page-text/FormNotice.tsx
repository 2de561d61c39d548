import { Notice, WithoutScript } from "#ui";
import { Marked } from "./Marked.tsx";
import { useTextWords } from "./useTextWords.ts";

// What the text is drawn with: the browser's build draws nothing of it.
import "#ui/Notice/Notice.css";

/** Says before a form that it does not work without the site's script, and whom to ask instead. Its words are in the HTML alone. */
export const FormNotice = () => <WithoutScript>{(import.meta.env.SSR || import.meta.env.DEV) && <Text />}</WithoutScript>;

function Text() {
  const say = useTextWords("without-script");
  return <Notice tone="caution"><Marked>{say("form")}</Marked></Notice>;
}
