import type { Page } from "@playwright/test";
import type { Language } from "#i18n/languages";
import type { Translate } from "../../testing/translate.ts";
import type { Mode, Setting, Theme, Width } from "./settings.ts";
import type { LocalizedText } from "../localized-text.ts";

/** Where a state is brought about. */
export interface StateContext {
  page: Page;
  setting: Setting;
  language: Language;
  /** The site's own words, to find things by their names. */
  t: Translate;
  /** Whether the site is our own copy, whose database is thrown away, or one that strangers use. */
  ours: boolean;
}

/** A state of a page: what a visitor has done there, and what must be true afterwards. */
export interface State {
  /** Unique, and never changed: findings are known by it from run to run. */
  id: string;
  title: LocalizedText;
  /** As in the route table. */
  route: string;
  /** The page that is opened first, where it is not the route itself. */
  startAt?: string;
  /** It is opened in the other language first. */
  startInOtherLanguage?: boolean;
  /** Before the page is opened: what lies outside, such as the lender, the clock, the device. */
  beforeOpen?: (context: StateContext) => Promise<unknown>;
  /** Brings it about, in the page as it stands open. */
  setup: (context: StateContext) => Promise<unknown>;
  /** What must have the focus then: a selector. Default: nothing is asked. */
  focus?: string;
  /** Something moves in it by itself, for those who have not asked for less motion. */
  moves?: boolean;
  /** Its time goes by as the checks say: `before` has installed the page's own clock. */
  usesFakeClock?: boolean;
  /** It comes with news that a screen reader must hear once: in a live region, or by moving the focus. */
  announces?: boolean;
  /** Widths at which it exists. Default: all. */
  widths?: readonly Width[];
  /** Colours under which it exists. Default: all. */
  themes?: readonly Theme[];
  /** Settings under which it exists. Default: all but no-script. */
  modes?: readonly Mode[];
}

/** Something to look at: a page as it comes, a page in a state, or a part of the design system in every state. */
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
