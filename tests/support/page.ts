import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A busy machine may need more than the default second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom makes all its frames with one setInterval. Started under a fake clock, it never runs again, for any later file.
globalThis.requestAnimationFrame = (onFrame) => setTimeout(() => onFrame(performance.now()), 16) as unknown as number;
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

// Test files share a document and its globals, so after each test both are as in a new page.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
