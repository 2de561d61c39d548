import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../testing/server.ts";
import { root } from "../../testing/root.ts";

/** The copy of the site under audit. */
export interface AuditedSite {
  /** Origin of the pages: "http://127.0.0.1:40123". */
  origin: string;
  /** Origin of the component gallery. A public copy has none. */
  gallery?: string;
  /** Whether it is our own copy, whose database is deleted afterwards. */
  ours: boolean;
  stop(): Promise<void>;
}

const noLimit = { RATE_LIMIT_UPLOADS_PER_HOUR: "1000000", LOG_LEVEL: "silent" };

/** Starts the real server for the built pages and a second one for the gallery, each with an empty database. */
export async function startSite(withGallery: boolean): Promise<AuditedSite> {
  const data = await mkdtemp(join(tmpdir(), "saral-audit-"));
  const serve = (folder: string, name: string) =>
    startServer({ DIST_DIR: join(root, folder), DATA_DIR: join(data, name), ...noLimit });
  const site = await serve("dist", "site");
  const gallery = withGallery ? await serve(".cache/dist-gallery", "gallery") : undefined;
  return {
    origin: site.origin,
    gallery: gallery?.origin,
    ours: true,
    stop: async () => {
      await Promise.all([site.stop(), gallery?.stop()]);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A copy that runs elsewhere. */
export const connectToSite = (url: string): AuditedSite => ({
  origin: new URL(url).origin,
  ours: false,
  stop: async () => {},
});
