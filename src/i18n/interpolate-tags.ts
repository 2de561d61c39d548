import { createElement, Fragment, type ReactNode } from "react";

/** Turns the words between a pair of tags into something to press or to stress. */
export type TagRenderer = (words: string) => ReactNode;

/**
 * A sentence with named parts in it, `Read the <terms>Terms</terms>.`, as React nodes. Only flat, known tags; any other
 * stays as text. i18next's own component for this weighs 4 KB on every page, for what is needed in one sentence.
 */
export function interpolateTags(sentence: string, renderers: Record<string, TagRenderer>): ReactNode {
  const parts = sentence.split(/<(\w+)>(.*?)<\/\1>/);
  const nodes: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    nodes.push(parts[index]);
    const name = parts[index + 1];
    const words = parts[index + 2];
    if (name !== undefined && words !== undefined) nodes.push(renderers[name]?.(words) ?? `<${name}>${words}</${name}>`);
  }
  return createElement(Fragment, null, ...nodes);
}
