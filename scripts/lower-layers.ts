import type { AtRule, Node, Plugin, Rule } from "postcss";

/** Adds the specificity of an id. Matches every element, because none has this id. */
const heavier = ":not(#_)";

/** The specificity that replaces each layer, the weakest first. Rules outside layers have the highest. */
const lowered: Record<string, (selector: string) => string> = {
  base: (selector) => onElement(selector, (element) => (element === "*" ? element : `:where(${element})`)),
  parts: (selector) => selector,
  page: (selector) => onElement(selector, (element) => element + heavier),
};
const unlayered = (selector: string) => onElement(selector, (element) => element + heavier + heavier);

/**
 * Turns the cascade layers of `src/ui/theme/layers.css.ts` into specificity, because browsers without layers (Safari before
 * 15.4, Chrome before 99) drop every rule in them. As with layers, a rule of a stronger layer wins whatever its selector.
 * Only `!important` would differ, and no two layers use it for the same property of an element.
 */
export function lowerLayers(): Plugin {
  return {
    postcssPlugin: "lower-layers",
    OnceExit(sheet) {
      sheet.walkRules((rule) => {
        // The steps of an animation are not selectors.
        if (isAtRule(rule.parent) && rule.parent.name.endsWith("keyframes")) return;
        rule.selectors = rule.selectors.map(loweringOf(rule));
      });
      sheet.walkAtRules("layer", (layer) => {
        if (layer.nodes) layer.replaceWith(layer.nodes);
        // It only declares the order.
        else layer.remove();
      });
    },
  };
}

const isAtRule = (node: Node | undefined): node is AtRule => node?.type === "atrule";

function loweringOf(rule: Rule): (selector: string) => string {
  let layer: Node | undefined = rule.parent;
  while (layer && !(isAtRule(layer) && layer.name === "layer")) layer = layer.parent;
  if (!layer) return unlayered;
  const lower = lowered[(layer as AtRule).params];
  if (!lower) throw new Error(`scripts/lower-layers.ts does not recognise the layer "${(layer as AtRule).params}".`);
  return lower;
}

/** Changes a selector, except for the pseudo-element at its end, which must stay last. */
function onElement(selector: string, change: (element: string) => string): string {
  const at = selector.search(/::[\w-]+(?:\([^)]*\))?(?::[\w-]+)*$/);
  return at < 0 ? change(selector) : change(selector.slice(0, at) || "*") + selector.slice(at);
}
