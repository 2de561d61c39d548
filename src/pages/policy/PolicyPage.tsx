import type { ReactNode } from "react";
import type { Namespace } from "#i18n/instance";
import { PolicyClosing } from "./PolicyClosing.static.tsx";
import * as styles from "./PolicyPage.css.ts";
import { PolicyText } from "./PolicyText.static.tsx";

/** A policy by its namespace. Its text is in the HTML alone. */
export function Page({ words }: { words: Namespace }) {
  return <PolicyPage key={words} words={words} />;
}

/** The template of a policy; what is given as children stands after the text, for a policy that can also do something. */
export function PolicyPage({ words, children }: { words: Namespace; children?: ReactNode }) {
  return (
    <article className={styles.root}>
      <PolicyText words={words} />
      {children}
      <PolicyClosing words={words} />
    </article>
  );
}
