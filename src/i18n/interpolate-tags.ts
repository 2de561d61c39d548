import { createElement, Fragment, type ReactNode } from "react";

/** Renders the text between a pair of tags, for example as a link or with emphasis. */
export type TagRenderer = (text: string) => ReactNode;

/**
 * Renders a sentence with named tags, such as `Read the <terms>Terms</terms>.`, as React nodes. Tags cannot be nested, and
 * unknown tags stay as text. i18next's own `Trans` component would add 4 KB to every page for one sentence.
 */
export function interpolateTags(sentence: string, renderers: Record<string, TagRenderer>): ReactNode {
  const parts = sentence.split(/<(\w+)>(.*?)<\/\1>/);
  const nodes: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    nodes.push(parts[index]);
    const name = parts[index + 1];
    const text = parts[index + 2];
    if (name !== undefined && text !== undefined) nodes.push(renderers[name]?.(text) ?? `<${name}>${text}</${name}>`);
  }
  return createElement(Fragment, null, ...nodes);
}
