import type { Plugin } from "vite";

/** The element that inserts the style, as the package's compiled code has it. */
const styleElement =
  /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `\[data-radix-select-viewport\][^`]*`\s*\},\s*nonce\s*\}\s*\)/;

/** Removes the style element from the source of Radix Select. Throws if there is none. */
export function withoutStyleElement(source: string): string {
  if (!styleElement.test(source)) {
    throw new Error(
      "Radix Select no longer inserts its style element as before: see docs/decisions/0025-what-a-browser-enforces.md and adapt scripts/radix-select-style-plugin.ts.",
    );
  }
  return source.replace(styleElement, "null");
}

/**
 * Removes the style element that Radix Select inserts to hide the scroll bar of its list. Ours shows the scroll bar, and
 * without the element no hash in the content policy and no Trusted Types policy is needed for it.
 */
export function radixSelectStylePlugin(): Plugin {
  return {
    name: "radix-select-style",
    transform(source, id) {
      return id.split("?")[0]!.endsWith("/@radix-ui/react-select/dist/index.mjs")
        ? { code: withoutStyleElement(source), map: null }
        : undefined;
    },
  };
}
