import type { ReactNode } from "react";
import { textLinks } from "#content/text-links";
import { rich, type Wrap } from "#i18n/rich";
import { Link } from "#ui";

const links = Object.entries(textLinks).map(([name, href]): [string, Wrap] => [name, (words) => <Link href={href}>{words}</Link>]);
const marks: Record<string, Wrap> = { b: (words) => <strong>{words}</strong>, ...Object.fromEntries(links) };

/** A sentence of a text: `<b>` is stressed, and a name of `textLinks` leads there. */
export const Marked = ({ children }: { children: string }): ReactNode => rich(children, marks);
