/**
 * Starts the application in the browser. The page is already readable and must stay responsive, so the libraries are
 * evaluated one at a time, yielding to the main thread in between, and React then hydrates in slices.
 */
const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  // In development no boot script has loaded the script of the static page.
  if (import.meta.env.DEV) await import("./app/static-page/index.ts");
  await import("./app/vendor-chunks/react.ts");
  await yieldToMain();
  await import("./app/vendor-chunks/router.ts");
  await yieldToMain();
  await import("./app/vendor-chunks/i18n.ts");
  await yieldToMain();
  const { startSite } = await import("./app/start.tsx");
  await startSite();
}

// In development there is no boot script.
if (import.meta.env.DEV) {
  document.documentElement.dataset.script = "on";
  addEventListener(
    "reader-needed",
    () => void import("#ui/Listen/reader").then(() => dispatchEvent(new Event("reader-ready"))),
  );
}

// The page stays as it was served, and boot.ts shows the notice.
dispatchEvent(new Event("site-starts"));
start().catch((error: unknown) => {
  console.error(error);
  dispatchEvent(new Event("site-failed"));
});

export {};
