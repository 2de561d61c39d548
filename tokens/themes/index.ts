import type { Colors } from "../semantic/color.ts";
import { dark } from "./dark.ts";
import { highContrast } from "./high-contrast.ts";
import { light } from "./light.ts";

/** Every theme by its name in `<html data-theme>`. */
export const themes = { light, dark, "high-contrast": highContrast } as const satisfies Record<string, Colors>;

export type ThemeName = keyof typeof themes;
