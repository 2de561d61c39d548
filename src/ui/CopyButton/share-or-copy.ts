import { copyText } from "./copy-text.ts";

/** What is handed on: an address, and the words that go with it in a message. */
export interface Shared {
  url: string;
  title: string;
  text?: string;
}

/**
 * Opens the device's own share sheet, which has WhatsApp and messages; without one it copies the address. "shared" also
 * covers a sheet that was closed again: nothing has to be said then.
 */
export async function shareOrCopy(shared: Shared): Promise<"shared" | "copied" | "failed"> {
  // Firefox on a computer has none.
  if (!("share" in navigator)) return copyOnly(shared.url);
  try {
    await navigator.share(shared);
    return "shared";
  } catch (error) {
    if ((error as DOMException).name === "AbortError") return "shared";
    return copyOnly(shared.url);
  }
}

const copyOnly = async (url: string) => (await copyText(url) ? "copied" : "failed");
