import type { Plugin } from "vite";

/** The element that inserts the style, as the package's compiled code has it. */
const styleElement =
  /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `\[data-radix-select-viewport\][^`]*`\s*\},\s*nonce\s*\}\s*\)/;

/** Takes the style element out of the source of Radix Select. Throws when it is not there. */
export function withoutStyleElement(source: string): string {
  if (!styleElement.test(source)) {
    throw new Error(
      "Radix Select no longer inserts its style element as before: see docs/decisions/0025-what-a-browser-enforces.md and adapt scripts/radix-select-style-plugin.ts.",
    );
  }
  return source.replace(styleElement, "null");
}

/**
 * Leaves out the one style element that Radix Select inserts: it hides the scroll bar of the list, which ours shows, and
 * neither a hash in the content policy nor a policy of Trusted Types is needed for it any more.
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
