import browserslist from "browserslist";

/** How the build and MDN's compatibility data name the browsers of `browserslist`. */
const names: Record<string, { build?: string; data: readonly BrowserId[] }> = {
  // The Android editions have the version numbers and engine of the desktop ones.
  chrome: { build: "chrome", data: ["chrome", "chrome_android"] },
  edge: { build: "edge", data: ["edge"] },
  firefox: { build: "firefox", data: ["firefox", "firefox_android"] },
  ios_saf: { build: "ios", data: ["safari_ios"] },
  safari: { build: "safari", data: ["safari"] },
  // Unknown to the build. Samsung Internet 16 is Chrome 92.
  samsung: { data: ["samsunginternet_android"] },
};

/** A browser as MDN's compatibility data names it. */
export type BrowserId =
  | "chrome"
  | "chrome_android"
  | "edge"
  | "firefox"
  | "firefox_android"
  | "safari"
  | "safari_ios"
  | "samsunginternet_android";

const oldest = new Map<string, number>();
for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
  const [name = "", version = ""] = entry.split(" ");
  if (!(name in names))
    throw new RangeError(`testing/supported-browsers.ts does not recognise the browser "${name}" of package.json.`);
  oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
}

/**
 * The oldest version in which every page works, by the names of MDN's compatibility data, from `browserslist` in
 * package.json. An older browser gets HTML that works without script. docs/decisions/0019-supported-browsers.md
 */
export const oldestBrowsers = Object.fromEntries(
  [...oldest].flatMap(([name, version]) => names[name]!.data.map((id) => [id, version])),
) as Record<BrowserId, number>;

/** The same for the build, which compiles scripts and styles for these versions: `["chrome92", "ios15"]`. */
export const buildTarget = [...oldest].flatMap(([name, version]) =>
  names[name]!.build ? [`${names[name]!.build}${version}`] : [],
);
