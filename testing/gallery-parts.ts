import { globSync } from "node:fs";
import { basename, join } from "node:path";

/** Names of the components in the gallery, in order: each has a `NAME.gallery.tsx`. */
export const galleryParts = (root: string): string[] =>
  globSync("**/*.gallery.tsx", { cwd: join(root, "src/ui") })
    .map((file) => basename(file, ".gallery.tsx"))
    .sort();
