import { coreNamespaces, type Namespace } from "#i18n/instance";

/** The words that surround every page. Those of the footer, the help launcher, the contact bar and the notices on scripts are in the HTML alone. docs/decisions/0009-text-in-html.md */
export const siteNamespaces: readonly Namespace[] = import.meta.env.SSR || import.meta.env.DEV ? [...coreNamespaces, "footer", "help", "contact-bar", "without-script"] : coreNamespaces;
