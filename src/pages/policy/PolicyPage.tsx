import type { ReactNode } from "react";
import type { Namespace } from "#i18n/instance";
import { PageText } from "#features/page-text";
import { PolicyClosing } from "./PolicyClosing.tsx";
import * as styles from "./PolicyPage.css.ts";
import { PolicyText } from "./PolicyText.tsx";

// Styles of what the browser's build does not draw: see PageText.
import "./PolicyText.css.ts";
import "./PolicyContents.css.ts";
import "./PolicyClosing.css.ts";
import "./slots/GrievanceLadder.css.ts";
import "#ui/Container/Container.css";
import "#ui/Stack/Stack.css";
import "#ui/Stack/gap.css";

/** A policy by its namespace. Its text is in the HTML alone. */
export function Page({ words }: { words: Namespace }) {
  return <PolicyPage key={words} words={words} />;
}

/** The template of a policy; what is given as children stands after the text, for a policy that can also do something. */
export function PolicyPage({ words, children }: { words: Namespace; children?: ReactNode }) {
  return (
    <article className={styles.root}>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <PolicyText words={words} />)} />
      {children}
      <PageText part="closing" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <PolicyClosing words={words} />)} />
    </article>
  );
}
