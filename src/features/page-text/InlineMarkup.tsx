import type { ReactNode } from "react";
import { textLinks } from "#content/text-links";
import { interpolateTags, type TagRenderer } from "#i18n/interpolate-tags";
import { Link } from "#ui";

const links = Object.entries(textLinks).map(([name, href]): [string, TagRenderer] => [
  name,
  (words) => <Link href={href}>{words}</Link>,
]);
const marks: Record<string, TagRenderer> = { b: (words) => <strong>{words}</strong>, ...Object.fromEntries(links) };

/** Inline text: `<b>` is rendered as `strong`, and a tag named in `textLinks` as a link. */
export const InlineMarkup = ({ children }: { children: string }): ReactNode => interpolateTags(children, marks);
