/** Flags for every browser that tests and tools start. */
export const browserFlags = [
  // Root and containers cannot build the sandbox, and only our own pages are opened.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A fake camera and microphone: a test pattern and a beep, without a permission prompt. */
export const fakeMedia = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** The browser setting for text twice as large: a default font size of 32 pixels. A page cannot set it. */
export const largeText = "--blink-settings=defaultFontSize=32";

/**
 * Two internal pages that Chromium keeps for the address bar of each window. No test types there, and with one window
 * per test they are a third of the work: 48 visits of the audit took 95 and 100 s with them, 68 s without.
 */
const omniboxFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** The features Playwright disables. Chromium uses only the last such flag, so ours has to repeat them. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Flags for a headless browser that Playwright starts for one short visit after another. */
export const headlessFlags = [
  ...browserFlags,
  ...fakeMedia,
  `--disable-features=${[...disabledByPlaywright, ...omniboxFeatures].join(",")}`,
  // Exposes computed names and roles, which the checks of a11y/ read.
  "--enable-blink-features=ComputedAccessibilityInfo",
];
