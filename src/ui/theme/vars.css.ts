import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark } from "#tokens/themes/dark";
import { highContrast } from "#tokens/themes/high-contrast";
import { light } from "#tokens/themes/light";
import { script, type Script } from "#tokens/primitive/type";
import type { Colors } from "#tokens/semantic/color";
import "./layers.css.ts";

/** Short custom property names: `bgColor.page` becomes `--bgColor-page`. */
const named = (_value: unknown, path: string[]) => path.join("-");

/** The colours of the current theme, as custom properties. */
export const color = createGlobalThemeContract(light as Widen<Colors>, named);

/** Line heights and weights of the script of the page (`<html lang>`) or of a part in another language. */
export const text = createGlobalThemeContract(
  { lineHeight: { body: "", heading: "", tight: "" }, weight: { regular: "", medium: "", bold: "" }, tracking: "" },
  (_value, path) => `text-${path.join("-")}`,
);

type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

const set = (theme: Colors, colorScheme: string) => ({ vars: assignVars(color, theme as Widen<Colors>), colorScheme });

/** Without a choice, the device's preference applies; a choice in `data-theme` overrides it. */
globalStyle(":root", set(light, "light"));
globalStyle(":root:not([data-theme])", {
  "@media": {
    "screen and (prefers-color-scheme: dark)": set(dark, "dark"),
    "(prefers-contrast: more)": set(highContrast, "light"),
  },
});
globalStyle(':root[data-theme="dark"]', { "@media": { screen: set(dark, "dark") } });
globalStyle(':root[data-theme="high-contrast"]', set(highContrast, "light"));

const setScript = (name: Script) => ({
  vars: assignVars(text, script[name]),
  lineHeight: text.lineHeight.body,
});

// Only on elements with `lang`: on every element the rule would override the line heights of components.
globalStyle("[lang]:lang(hi)", setScript("Deva"));
globalStyle("[lang]:lang(en)", setScript("Latn"));
