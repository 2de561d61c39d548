import { copyText } from "./copy-text.ts";

/** An address to share, and the message with it. */
export interface SharedAddress {
  url: string;
  title: string;
  text?: string;
}

/**
 * Opens the device's share sheet, with WhatsApp and messages; without one it copies the address. Returns "shared" even if
 * the sheet was closed, because then there is nothing to report.
 */
export async function shareOrCopy(shared: SharedAddress): Promise<"shared" | "copied" | "failed"> {
  // Firefox on a computer has no share sheet.
  if (!("share" in navigator)) return copyOnly(shared.url);
  try {
    await navigator.share(shared);
    return "shared";
  } catch (error) {
    if ((error as DOMException).name === "AbortError") return "shared";
    return copyOnly(shared.url);
  }
}

const copyOnly = async (url: string) => ((await copyText(url)) ? "copied" : "failed");
