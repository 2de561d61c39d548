import { WithoutScript } from "#ui";
import { FormNoticeText } from "./FormNoticeText.static.tsx";

/** Says above a form that it does not work without the site's script, and whom to call instead. */
export const FormNotice = () => (
  <WithoutScript>
    <FormNoticeText />
  </WithoutScript>
);
