import browserslist from "browserslist";

/** What the build and the compatibility data call a browser of `browserslist`. */
const names: Record<string, { build?: string; data: readonly BrowserId[] }> = {
  // The Android editions have the version numbers and the engine of the desktop ones.
  chrome: { build: "chrome", data: ["chrome", "chrome_android"] },
  edge: { build: "edge", data: ["edge"] },
  firefox: { build: "firefox", data: ["firefox", "firefox_android"] },
  ios_saf: { build: "ios", data: ["safari_ios"] },
  safari: { build: "safari", data: ["safari"] },
  // The build does not know it. Samsung Internet 16 is Chrome 92.
  samsung: { data: ["samsunginternet_android"] },
};

/** A browser as MDN's compatibility data names it. */
export type BrowserId = "chrome" | "chrome_android" | "edge" | "firefox" | "firefox_android" | "safari" | "safari_ios" | "samsunginternet_android";

const oldest = new Map<string, number>();
for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
  const [name = "", version = ""] = entry.split(" ");
  if (!(name in names)) throw new RangeError(`testing/supported-browsers.ts does not recognise the browser "${name}" of package.json.`);
  oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
}

/**
 * The oldest version in which every page works, by the names of MDN's compatibility data, from `browserslist` in
 * package.json. An older browser gets HTML that works without script. docs/decisions/0019-supported-browsers.md
 */
export const oldestBrowsers = Object.fromEntries([...oldest].flatMap(([name, version]) => names[name]!.data.map((id) => [id, version]))) as Record<BrowserId, number>;

/** The same for the build, which translates newer syntax of scripts and styles for them: `["chrome92", "ios15"]`. */
export const buildTarget = [...oldest].flatMap(([name, version]) => names[name]!.build ? [`${names[name]!.build}${version}`] : []);
