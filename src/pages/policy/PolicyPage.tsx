import type { ReactNode } from "react";
import type { Namespace } from "#i18n/instance";
import { PolicyClosing } from "./PolicyClosing.static.tsx";
import * as styles from "./PolicyPage.css.ts";
import { PolicyText } from "./PolicyText.static.tsx";

/** A policy by its namespace. Its text is in the HTML alone. */
export function Page({ namespace }: { namespace: Namespace }) {
  return <PolicyPage key={namespace} namespace={namespace} />;
}

/** The template of a policy. `children` come after the text, for a policy with a form. */
export function PolicyPage({ namespace, children }: { namespace: Namespace; children?: ReactNode }) {
  return (
    <article className={styles.root}>
      <PolicyText namespace={namespace} />
      {children}
      <PolicyClosing namespace={namespace} />
    </article>
  );
}
