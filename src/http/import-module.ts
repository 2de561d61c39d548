/** Milliseconds to wait for the server before the network counts as down. */
const timeoutMs = 10_000;

/**
 * Imports a module that the visitor's action needs. If that fails although the server can be reached, the page is loaded
 * again with everything typed, once, and the promise stays pending. Otherwise it rejects.
 *
 * A second `import()` is not enough: until the page is loaded again, browsers from before 2026 remember that a module
 * could not be fetched. https://github.com/whatwg/html/issues/6768
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await canReachServer())) throw error;
    return load().catch((again: unknown) => {
      // Canceled by src/app/static-page/reload.ts when it loads the page again.
      if (dispatchEvent(new Event("reload-needed", { cancelable: true }))) throw again;
      return new Promise<never>(() => {});
    });
  }
}

async function canReachServer(): Promise<boolean> {
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), timeoutMs);
  try {
    const { ok } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal: call.signal });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
