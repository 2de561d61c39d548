import type { Page } from "@playwright/test";
import type { Language } from "#i18n/languages";
import type { Translate } from "../../testing/translate.ts";
import type { Mode, Setting, Theme, Width } from "./settings.ts";
import type { LocalizedText } from "../localized-text.ts";

/** What the setup of a state gets to work with. */
export interface StateContext {
  page: Page;
  setting: Setting;
  language: Language;
  /** The site's texts, to find elements by name. */
  t: Translate;
  /** Whether the site is our own copy, whose database is deleted afterwards, or a public one. */
  ours: boolean;
}

/** A state of a page: what a visitor has done there, and what must be true afterwards. */
export interface State {
  /** Unique and never changed: issues are tracked by it between runs. */
  id: string;
  title: LocalizedText;
  /** A path of the route table. */
  route: string;
  /** The page to open first. Default: the route. */
  startAt?: string;
  /** Opens the page in the other language first. */
  startInOtherLanguage?: boolean;
  /** Runs before navigation, to fake what is outside: the lender, the clock, the device. */
  beforeOpen?: (context: StateContext) => Promise<unknown>;
  /** Sets the state up on the open page. */
  setup: (context: StateContext) => Promise<unknown>;
  /** Selector of what must have the focus then. Default: not checked. */
  focus?: string;
  /** Something moves by itself, unless the visitor prefers reduced motion. */
  moves?: boolean;
  /** `beforeOpen` has installed a fake clock, which the checks advance. */
  usesFakeClock?: boolean;
  /** It must be announced once, by a live region or by moving the focus. */
  announces?: boolean;
  /** Widths to check. Default: all. */
  widths?: readonly Width[];
  /** Themes to check. Default: all. */
  themes?: readonly Theme[];
  /** Modes to check. Default: all except no-script. */
  modes?: readonly Mode[];
}

/** Something to audit: a page, a page in a state, or a component with all its examples. */
export interface Subject {
  kind: "page" | "state" | "part";
  id: string;
  title: LocalizedText;
  route: string;
  state?: State;
  themes: readonly Theme[];
  widths: readonly Width[];
  modes: readonly Mode[];
}
