import { readFileSync } from "node:fs";
import { join } from "node:path";
import { galleryParts } from "../../testing/gallery-parts.ts";
import { root } from "../../testing/root.ts";
import { modes, themes, widths, type Mode } from "./settings.ts";
import { states } from "./states/index.ts";
import type { Subject } from "./subject.ts";
import { untranslated } from "../localized-text.ts";

const withScript = modes.filter((mode) => mode !== "no-script");

/** A page is looked at when it is at rest, as for those who want less motion: what moves on it is a state. */
const pageModes = modes.filter((mode) => mode !== "normal");

/** Every page of the build, as its policies by page list them: one language stands for all. */
function pages(): Subject[] {
  const { pages } = JSON.parse(readFileSync(join(root, "dist/csp.json"), "utf8")) as { pages: Record<string, string> };
  return Object.keys(pages)
    .filter((path) => path !== "/hi" && !path.startsWith("/hi/"))
    // The page of a post that does not exist is what the server answers to any such address.
    .map((path) => (path === "/blog-not-found" ? "/blog-details/none" : path))
    .map((route) => ({ kind: "page", id: `page ${route}`, title: untranslated(route), route, themes, widths, modes: pageModes }));
}

/** Every part of the design system, found by its folder: the gallery shows each in every state. */
function parts(): Subject[] {
  // As WCAG spaces text, which shows what would be cut off as it comes.
  const partModes: Mode[] = ["text-spacing"];
  return galleryParts(root).map((name) => ({ kind: "part", id: `part ${name}`, title: untranslated(name), route: `/gallery/${name}`, themes, widths: [320, 1280], modes: partModes }));
}

/** Everything there is to look at: pages as they come, pages in a state, and the parts that they are made of. */
export const allSubjects = (): Subject[] => [
  ...pages(),
  ...states.map((state): Subject => ({ kind: "state", id: state.id, title: state.title, route: state.route, state, themes: state.themes ?? themes, widths: state.widths ?? widths, modes: state.modes ?? withScript })),
  ...parts(),
];
