/** Flags for every browser that is started here. */
export const browserFlags = [
  // Root and containers have no user namespaces to build the sandbox from; only our own pages are opened.
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** A camera and a microphone that lie outside: a test picture and a beep, allowed without asking. */
export const fakeMedia = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** What a person sets who wants their text twice as large: the size on which all others are built, 32 pixels. No page can do it for itself. */
export const largeText = "--blink-settings=defaultFontSize=32";

/**
 * What Chromium keeps ready beside its address bar, two pages of its own to each window. No test ever types there, and a
 * window for each test makes them a third of all the work: 48 visits of the audit took 95 and 100 s with them, 68 without.
 */
const omniboxFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright turns off itself. Chromium heeds the last such flag alone, so that ours has to repeat it. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay",
  "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin",
  "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Flags for a browser without a window that Playwright starts for one short visit after the other. */
export const headlessFlags = [
  ...browserFlags,
  ...fakeMedia,
  `--disable-features=${[...disabledByPlaywright, ...omniboxFeatures].join(",")}`,
  // Chromium tells the names and roles that it computes: the checks of a11y/ ask for them.
  "--enable-blink-features=ComputedAccessibilityInfo",
];
