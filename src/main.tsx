/**
 * Starts the site in the browser. The page can be read already, so nothing here may hold it up: the libraries are
 * evaluated one after the other with a breath between them, and React then hydrates in slices. product.md, section 9.
 */
const breathe = () => new Promise<void>((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve();
  port2.postMessage(null);
});

async function start(): Promise<void> {
  await import("./app/slices/react.ts");
  await breathe();
  await import("./app/slices/router.ts");
  await breathe();
  await import("./app/slices/i18n.ts");
  await breathe();
  const { startSite } = await import("./app/start.tsx");
  await startSite();
}

// Even then the page can be read and its links followed; what was kept to be pressed again is let go, see boot.ts.
start().catch((error: unknown) => {
  console.error(error);
  document.documentElement.dataset.script = "failed";
  dispatchEvent(new Event("site-ready"));
});

export {};
