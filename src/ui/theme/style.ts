import { globalStyle, style, type ComplexStyleRule, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

/** A rule for bare elements, in the weakest layer. */
export const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

/** A class of a part of the design system. */
export const part = (rule: StyleRule, debugId?: string) =>
  style({ "@layer": { [layers.parts]: rule } } as ComplexStyleRule, debugId);

/** A class of a section, a page or the shell: stronger than any part. */
export const page = (rule: StyleRule, debugId?: string) =>
  style({ "@layer": { [layers.page]: rule } } as ComplexStyleRule, debugId);
