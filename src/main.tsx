/**
 * Starts the site in the browser. The page can be read already, so nothing here may hold it up: the libraries are
 * evaluated one after the other with a breath between them, and React then hydrates in slices. docs/product.md, section 18.
 */
const breathe = () => new Promise<void>((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve();
  port2.postMessage(null);
});

async function start(): Promise<void> {
  // Nor one that has loaded the script of the static page.
  if (import.meta.env.DEV) await import("./app/static-page/index.ts");
  await import("./app/slices/react.ts");
  await breathe();
  await import("./app/slices/router.ts");
  await breathe();
  await import("./app/slices/i18n.ts");
  await breathe();
  const { startSite } = await import("./app/start.tsx");
  await startSite();
}

// In development there is no boot script.
if (import.meta.env.DEV) {
  document.documentElement.dataset.script = "on";
  addEventListener("reader-needed", () => void import("#ui/Listen/reader").then(() => dispatchEvent(new Event("reader-ready"))));
}

// The page stays as it was served: boot.ts says what does not work.
dispatchEvent(new Event("site-starts"));
start().catch((error: unknown) => {
  console.error(error);
  dispatchEvent(new Event("site-failed"));
});

export {};
