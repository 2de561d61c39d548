import { readFileSync } from "node:fs";
import { join } from "node:path";
import { galleryParts } from "../../testing/gallery-parts.ts";
import { root } from "../../testing/root.ts";
import { modes, themes, widths, type Mode } from "./settings.ts";
import { states } from "./states/index.ts";
import type { Subject } from "./subject.ts";
import { untranslated } from "../localized-text.ts";

const withScript = modes.filter((mode) => mode !== "no-script");

/** Pages are audited with reduced motion. What moves on them is a state. */
const pageModes = modes.filter((mode) => mode !== "normal");

/** Every page of the build, from the list of its content security policies. One language is enough. */
function pages(): Subject[] {
  const { pages } = JSON.parse(readFileSync(join(root, "dist/csp.json"), "utf8")) as { pages: Record<string, string> };
  return (
    Object.keys(pages)
      .filter((path) => path !== "/hi" && !path.startsWith("/hi/"))
      // The server answers any unknown post with this page.
      .map((path) => (path === "/blog-not-found" ? "/blog-details/none" : path))
      .map((route) => ({
        kind: "page",
        id: `page ${route}`,
        title: untranslated(route),
        route,
        themes,
        widths,
        modes: pageModes,
      }))
  );
}

/** Every component of the design system. The gallery shows each in every state. */
function parts(): Subject[] {
  // With WCAG's text spacing, which reveals clipped text.
  const partModes: Mode[] = ["text-spacing"];
  return galleryParts(root).map((name) => ({
    kind: "part",
    id: `part ${name}`,
    title: untranslated(name),
    route: `/gallery/${name}`,
    themes,
    widths: [320, 1280],
    modes: partModes,
  }));
}

/** Everything to audit: pages, states of pages, and components. */
export const allSubjects = (): Subject[] => [
  ...pages(),
  ...states.map((state): Subject => ({
    kind: "state",
    id: state.id,
    title: state.title,
    route: state.route,
    state,
    themes: state.themes ?? themes,
    widths: state.widths ?? widths,
    modes: state.modes ?? withScript,
  })),
  ...parts(),
];
