import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse as parseScript, type Node } from "acorn";
import { parse as parseStyle, type Declaration, type Rule } from "postcss";
import { oldestBrowsers, type BrowserId } from "../../testing/supported-browsers.ts";

/** The fields of a version entry in MDN's browser-compat-data that are used. */
interface Support {
  version_added: string | boolean | null;
  version_removed?: string | boolean;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown[];
}
interface Compat {
  support: Partial<Record<BrowserId, Support | Support[]>>;
}
type Tree = Record<string, { __compat?: Compat } & Record<string, { __compat?: Compat }>>;

const data = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8")) as {
  api: Tree;
  css: Record<string, Tree>;
  javascript: { builtins: Tree };
};

const versionOf = (added: Support["version_added"]) =>
  typeof added === "string" && added !== "preview" ? Number.parseFloat(added.replace("≤", "")) : Infinity;

/** The browsers whose oldest supported version lacks a feature or needs a prefix for it. */
function lackedBy({ support }: Compat, oldest: Partial<Record<BrowserId, number>> = oldestBrowsers): BrowserId[] {
  return (Object.entries(oldest) as [BrowserId, number][])
    .filter(([id, version]) => {
      const entries = [support[id] ?? []].flat();
      return (
        entries.length > 0 &&
        !entries.some(
          (entry) =>
            versionOf(entry.version_added) <= version &&
            !entry.version_removed &&
            !entry.flags &&
            !entry.prefix &&
            !entry.alternative_name,
        )
      );
    })
    .map(([id]) => id);
}

/** A platform feature a page can lack, and the object that holds it, so that a test can remove it. */
export interface Api {
  /** "AbortSignal" and "any"; undefined and "fetch" for a global. */
  owner?: string;
  name: string;
  isStatic: boolean;
  isLacked: boolean;
}

const windowLike = /^(Window|WorkerGlobalScope|WindowOrWorkerGlobalScope)$/;

const membersOf = (tree: Tree[string]) =>
  Object.entries(tree).filter(([name]) => name !== "__compat") as [string, { __compat?: Compat }][];

function readApis(): Api[] {
  const apis: Api[] = [];
  const add = (compat: Compat | undefined, name: string, owner?: string, isStatic = false) => {
    if (compat) apis.push({ name, isStatic, isLacked: lackedBy(compat).length > 0, ...(owner ? { owner } : {}) });
  };
  for (const [owner, members] of Object.entries(data.api)) {
    if (owner !== "_globals") add(members.__compat, owner);
    for (const [name, { __compat: compat }] of membersOf(members)) {
      if (name === owner || name.endsWith("_event")) continue;
      if (owner === "_globals" || windowLike.test(owner)) add(compat, name);
      else if (name.endsWith("_static")) add(compat, name.slice(0, -"_static".length), owner, true);
      else add(compat, name, owner);
    }
  }
  for (const [owner, members] of Object.entries(data.javascript.builtins)) {
    add(members.__compat, owner);
    const here = (globalThis as Record<string, unknown>)[owner] as { prototype?: object } | undefined;
    for (const [name, { __compat: compat }] of membersOf(members)) {
      if (name === owner || !/^\w+$/.test(name)) continue;
      // The data does not distinguish `Promise.any` from `promise.then`; this Node does.
      const isStatic = Object(here) === here && name in here!;
      const isMember = Boolean(here?.prototype && name in here.prototype);
      if (isStatic || !isMember) add(compat, name, owner, true);
      if (isMember || !isStatic) add(compat, name, owner);
    }
  }
  return apis;
}

/** Every interface, member and global function of browsers. */
export const apis = readApis();

/** Pseudo-classes and pseudo-elements that some supported browser does not know. A rule or query with one fails there. */
export const lackedSelectors = Object.entries(data.css.selectors!)
  .filter(([, { __compat: compat }]) => compat && lackedBy(compat).length > 0)
  .map(([name]) => name);

const group = (wanted: (api: Api) => boolean, key: (api: Api) => string) => Map.groupBy(apis.filter(wanted), key);
const globals = group(
  ({ owner }) => !owner,
  ({ name }) => name,
);
const statics = group(
  ({ owner, isStatic }) => Boolean(owner) && isStatic,
  ({ owner, name }) => `${owner}.${name}`,
);
const members = group(
  ({ owner, isStatic }) => Boolean(owner) && !isStatic,
  ({ name }) => name,
);
/** Builtins with instances everywhere: their members are checked even if a script declares a member of that name. */
const everywhere = /^(Array|TypedArray|String|Number|Function|Promise|Map|Set|Iterator|RegExp|Date|Error)$/;

/** A feature newer than the oldest supported browsers that a script uses. */
export interface Newer {
  /** "fetch", "AbortSignal.any", ".at" for a member of something, "syntax: static block", "selector: :has". */
  name: string;
  /** The platform feature; undefined for syntax and selectors. */
  apis: Api[];
  /** Whether the script tests for it first: `typeof`, `in`, `?.`. */
  isTested: boolean;
  excerpt: string;
}

const walk = (
  node: Node,
  visit: (node: AnyNode, parent: AnyNode | undefined, key: string) => void,
  parent?: AnyNode,
  key = "",
) => {
  visit(node as AnyNode, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of [value].flat())
      if (child && typeof (child as Node).type === "string") walk(child as Node, visit, node as AnyNode, name);
  }
};
// eslint-disable-next-line typescript/no-explicit-any -- acorn's union of nodes would need a cast at every step.
type AnyNode = Node & Record<string, any>;

/** Member names that scripts declare, so that React's `.queue` is not mistaken for that of a GPU. */
function ownNames(trees: Node[]): Set<string> {
  const names = new Set<string>();
  for (const tree of trees) {
    walk(tree, ({ type, key, computed, left }) => {
      if ((type === "Property" || type === "MethodDefinition" || type === "PropertyDefinition") && !computed)
        names.add(String(key.name ?? key.value));
      if (type === "AssignmentExpression" && left.type === "MemberExpression" && !left.computed)
        names.add(String(left.property.name));
    });
  }
  return names;
}

/** Names that a script declares, in any scope: a minified name is never that of a global. */
function declared(tree: Node): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: AnyNode | null): void => {
    if (!pattern) return;
    if (pattern.type === "Identifier") names.add(String(pattern.name));
    for (const part of [
      pattern.properties,
      pattern.elements,
      pattern.argument,
      pattern.type === "Property" ? pattern.value : pattern.left,
    ].flat())
      bind((part as AnyNode | null) ?? null);
  };
  walk(tree, ({ type, id, params, local, param }) => {
    if (type === "VariableDeclarator" || type.startsWith("Function") || type.startsWith("Class")) bind(id);
    for (const each of params ?? []) bind(each);
    if (/^Import.*Specifier$/.test(type)) bind(local);
    if (type === "CatchClause") bind(param);
  });
  return names;
}

/** Everything in these scripts of one site that some supported browser lacks, by file. */
export function newerInScripts(scripts: ReadonlyMap<string, string>): Map<string, Newer[]> {
  const trees = new Map(
    [...scripts].map(([file, code]) => [file, parseScript(code, { ecmaVersion: "latest", sourceType: "module" })]),
  );
  const own = ownNames([...trees.values()]);
  return new Map([...trees].map(([file, tree]) => [file, newerIn(scripts.get(file)!, tree, own)]));
}

function newerIn(code: string, tree: Node, own: ReadonlySet<string>): Newer[] {
  const bound = declared(tree);
  const tested = new Set<string>();
  const found = new Map<string, Newer>();
  const note = (node: Node, name: string, candidates: Api[] = []) => {
    if (!found.has(name))
      found.set(name, {
        name,
        apis: candidates,
        isTested: false,
        excerpt: code.slice(Math.max(0, node.start - 40), node.end + 40),
      });
  };
  const check = (node: Node, name: string, candidates: Api[] | undefined) => {
    // If several features share a name, the use cannot be attributed to one.
    if (candidates && candidates.length > 0 && candidates.every(({ isLacked }) => isLacked))
      note(node, name, candidates);
  };
  walk(tree, (node, parent, key) => {
    const isName =
      node.type === "Identifier" &&
      !bound.has(node.name) &&
      !(parent?.type === "MemberExpression" && key === "property" && !parent.computed) &&
      !(/Property|Definition/.test(parent?.type ?? "") && key === "key" && !parent!.computed);
    if (isName) check(node, node.name, globals.get(node.name));
    if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
      const { name } = node.property;
      const object = node.object.type === "Identifier" && !bound.has(node.object.name) ? String(node.object.name) : "";
      if (statics.has(`${object}.${name}`)) check(node, `${object}.${name}`, statics.get(`${object}.${name}`));
      else if (/^(window|globalThis|self)$/.test(object)) check(node, name, globals.get(name));
      else if (!own.has(name) || members.get(name)?.some(({ owner }) => everywhere.test(owner!)))
        check(node, `.${name}`, [...(members.get(name) ?? []), ...(globals.get(name) ?? [])]);
      if (parent?.type === "CallExpression" && key === "callee" && parent.optional) tested.add(name);
      if (parent?.type === "UnaryExpression" && parent.operator === "typeof") tested.add(name);
      if (parent?.type === "MemberExpression" && key === "object" && parent.optional) tested.add(name);
    }
    // `a ?? b` and `a || b` of a global: one of the two exists.
    if (
      node.type === "LogicalExpression" &&
      node.operator !== "&&" &&
      node.left.type === "MemberExpression" &&
      node.left.property.type === "Identifier"
    )
      tested.add(String(node.left.property.name));
    if (node.type === "UnaryExpression" && node.operator === "typeof" && node.argument.type === "Identifier")
      tested.add(String(node.argument.name));
    if (node.type === "BinaryExpression" && node.operator === "in" && node.left.type.endsWith("Literal")) {
      // The build turns "name" into a template literal.
      const name = String(node.left.value ?? node.left.quasis[0].value.cooked);
      tested.add(name);
      check(node, `.${name}`, [...(members.get(name) ?? []), ...(globals.get(name) ?? [])]);
    }
    if (node.type === "StaticBlock") note(node, "syntax: static block");
    if (node.type === "BinaryExpression" && node.left.type === "PrivateIdentifier") note(node, "syntax: #name in");
    if (node.type === "AwaitExpression" && isTopLevel(tree, node)) note(node, "syntax: await at the top");
    if (node.type === "Literal" && node.regex) {
      if (/\(\?<[=!]/.test(node.regex.pattern)) note(node, "syntax: lookbehind");
      if (/[dv]/.test(node.regex.flags)) note(node, `syntax: flag ${node.regex.flags}`);
    }
    const text = node.type === "Literal" ? node.value : node.type === "TemplateElement" ? node.value.cooked : undefined;
    if (typeof text === "string")
      for (const [, name = ""] of text.matchAll(/(?<![\w"'-]):{1,2}([a-z-]{2,})(?![\w:-])/g))
        if (lackedSelectors.includes(name)) note(node, `selector: ${name}`);
  });
  for (const newer of found.values()) newer.isTested = tested.has(newer.name.replace(/^.*\./, ""));
  return [...found.values()];
}

function isTopLevel(tree: Node, wanted: Node): boolean {
  let inside = false;
  walk(tree, (node) => {
    if (/Function/.test(node.type) && node.start <= wanted.start && wanted.end <= node.end) inside = true;
  });
  return !inside;
}

const units: Record<string, string> = {
  dvh: "dynamic",
  dvw: "dynamic",
  svh: "small",
  svw: "small",
  lvh: "large",
  lvw: "large",
};

/** Everything in a style sheet that some supported browser lacks and that has no fallback: "text-wrap", "display: grid-lanes", ":has". */
export function newerInStyle(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const tree = data.css;
  const isLacked = (compat: Compat | undefined) => Boolean(compat) && lackedBy(compat!).length > 0;
  const lackedIn = ({ prop, value }: Declaration): string | undefined => {
    const property = tree.properties![prop];
    // A custom property, or a vendor property that other browsers ignore.
    if (!property) return undefined;
    if (isLacked(property.__compat)) return prop;
    for (const [word] of value.matchAll(/[a-z][a-z-]*(?=[\s,;(]|$)/g))
      if (isLacked(property[word]?.__compat)) return `${prop}: ${word}`;
    for (const [, name = ""] of value.matchAll(/([a-z][a-z-]*)\(/g))
      if (isLacked((tree.types![name] ?? tree.types!.color![name])?.__compat)) return `${name}()`;
    for (const [, unit = ""] of value.matchAll(/\d([a-z]+)\b/g))
      if (units[unit] && isLacked(tree.types!.length![`viewport_percentage_units_${units[unit]}`]?.__compat))
        return unit;
    return undefined;
  };
  parseStyle(css).walk((node) => {
    for (let at = node.parent; at; at = at.parent as typeof at)
      if (at?.type === "atrule" && (at as unknown as { name: string }).name === "supports") return;
    if (node.type === "decl") {
      const lacked = lackedIn(node);
      if (!lacked) return;
      const before = (node.parent as Rule).nodes
        .slice(0, (node.parent as Rule).index(node))
        .filter((other): other is Declaration => other.type === "decl");
      if (
        !before.some((other) => other.prop === node.prop && !lackedIn(other)) &&
        !before.some(({ prop }) => prop === `-webkit-${node.prop}`)
      )
        found.set(lacked, node.toString());
    }
    if (node.type === "rule") {
      const lacking = node.selectors.map((selector) =>
        [...selector.matchAll(/::?([a-z-]+)/g)]
          .map(([, name]) => name!)
          .filter((name) => lackedSelectors.includes(name) && !name.startsWith("-")),
      );
      for (const name of lacking.flat()) found.set(`:${name}`, node.selector);
      // One unknown selector invalidates the whole rule.
      if (lacking.some((names) => names.length > 0) && lacking.some((names) => names.length === 0))
        found.set("a list of old and new selectors", node.selector);
    }
    if (node.type === "atrule") {
      if (isLacked(tree["at-rules"]![node.name]?.__compat)) found.set(`@${node.name}`, node.params);
      if (node.name === "media") {
        if (/[<>=]/.test(node.params)) found.set("@media with a range", node.params);
        for (const [, name = ""] of node.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g))
          if (isLacked(tree["at-rules"]!.media![name]?.__compat)) found.set(`@media ${name}`, node.params);
      }
    }
  });
  return found;
}
