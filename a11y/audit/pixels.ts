import type { Page } from "@playwright/test";

/** How two screenshots of the same area differ. */
export interface PixelDifference {
  /** Pixels that differ at all. */
  changed: number;
  /** Of these, pixels whose two colours have a contrast of at least 3:1. */
  strong: number;
}

/** A rectangle on the screen, in CSS pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Helpers inside the blank page, where the browser decodes the images. */
interface PixelTools {
  /** The pixels of PNG images in base64, four bytes each, as functions that return one rectangle. */
  read: (pixelTools: readonly string[]) => Promise<((part?: Rect) => Uint8ClampedArray)[]>;
  luminance: (red: number, green: number, blue: number) => number;
  /** The contrast of two luminances, 1 to 21. */
  contrast: (one: number, other: number) => number;
}

declare global {
  // Set by `setUp` in the blank page.
  var pixelTools: PixelTools;
}

function installPixelTools(): void {
  if ("pictures" in globalThis) return;
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  globalThis.pixelTools = {
    read: (all) =>
      Promise.all(
        all.map(async (base64) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", {
            willReadFrequently: true,
          })!;
          canvas.drawImage(bitmap, 0, 0);
          return ({ x, y, width, height } = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }) =>
            canvas.getImageData(
              Math.floor(x),
              Math.floor(y),
              Math.max(1, Math.round(width)),
              Math.max(1, Math.round(height)),
            ).data;
        }),
      ),
    luminance: (red, green, blue) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
    contrast: (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
  };
}

const inBase64 = (...pixelTools: Buffer[]) => pixelTools.map((picture) => picture.toString("base64"));

/** Compares two PNG screenshots of the same size. */
export async function compareScreenshots(pixelPage: Page, one: Buffer, other: Buffer): Promise<PixelDifference> {
  await pixelPage.evaluate(installPixelTools);
  return pixelPage.evaluate(
    async (both) => {
      const { read, luminance, contrast } = globalThis.pixelTools;
      const [a, b] = (await read(both)).map((pixels) => pixels()) as [Uint8ClampedArray, Uint8ClampedArray];
      const luminanceAt = (data: Uint8ClampedArray, at: number) => luminance(data[at]!, data[at + 1]!, data[at + 2]!);
      let [changed, strong] = [0, 0];
      for (let at = 0; at < a.length; at += 4) {
        const difference =
          Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!);
        if (difference < 12) continue;
        changed += 1;
        if (contrast(luminanceAt(a, at), luminanceAt(b, at)) >= 3) strong += 1;
      }
      return { changed, strong };
    },
    inBase64(one, other),
  );
}

type Colour = readonly [red: number, green: number, blue: number];

/** Text on a screenshot: its colour and the rectangles it fills. */
export interface PaintedText {
  colour: Colour;
  rects: readonly Rect[];
}

/** For each text, the minimum contrast (1 to 21) against all pixels of its rectangles, except the 0.5% that are noise. */
export async function minimumContrasts(
  pixelPage: Page,
  background: Buffer,
  texts: readonly PaintedText[],
): Promise<(number | null)[]> {
  await pixelPage.evaluate(installPixelTools);
  return pixelPage.evaluate(
    async ({ both, texts }) => {
      const { read, luminance, contrast } = globalThis.pixelTools;
      const [background] = await read(both);
      return texts.map(({ colour, rects }) => {
        const textLuminance = luminance(...colour);
        const contrasts = rects
          .flatMap((rect) => {
            const pixels = background!(rect);
            return Array.from({ length: pixels.length / 4 }, (_, index) =>
              contrast(textLuminance, luminance(pixels[index * 4]!, pixels[index * 4 + 1]!, pixels[index * 4 + 2]!)),
            );
          })
          .sort((one, other) => one - other);
        return contrasts[Math.floor(contrasts.length / 200)] ?? null;
      });
    },
    { both: inBase64(background), texts },
  );
}

/**
 * The colour in which text is painted to find its letters. No picture on the site contains it, and it raises red and
 * blue while it lowers green, which no change of light does.
 */
export const markerColour: Colour = [255, 0, 255];

/**
 * Why text could not be measured. `unseen`: none of its letters is visible. `changed`: something other than the letters
 * changed between the two screenshots, so they do not show the same background.
 */
export type UnmeasuredReason = "unseen" | "changed";

/**
 * For each text, the minimum contrast (1 to 21) against the background of its letters, from two screenshots: `marked`
 * has the text in {@link markerColour}, `bare` does not have it at all. A pixel belongs to a letter if it moved at
 * least half of the way from the background to the marker colour, equally in all three channels. A difference between
 * the screenshots is not enough, because Chromium repaints what surrounds a changed text, and the edge of a curve
 * beside it becomes up to a fifth lighter or darker.
 */
export async function contrastsBehindLetters(
  pixelPage: Page,
  marked: Buffer,
  bare: Buffer,
  texts: readonly PaintedText[],
): Promise<(number | UnmeasuredReason)[]> {
  await pixelPage.evaluate(installPixelTools);
  return pixelPage.evaluate(
    async ({ both, texts, mark }) => {
      const { read, luminance, contrast } = globalThis.pixelTools;
      const [marked, bare] = await read(both);
      // Tolerance per channel: values are rounded twice and scaled by up to 255 / 128.
      const tolerance = 8;
      return texts.map(({ colour, rects }): number | "unseen" | "changed" => {
        const textLuminance = luminance(...colour);
        const contrasts: number[] = [];
        for (const rect of rects) {
          const [letters, background] = [marked!(rect), bare!(rect)];
          for (let at = 0; at < background.length; at += 4) {
            const behind = [background[at]!, background[at + 1]!, background[at + 2]!] as const;
            const ways = mark.map((value, channel) => value - behind[channel]!);
            const longest = ways.reduce(
              (best, way, channel) => (Math.abs(way) > Math.abs(ways[best]!) ? channel : best),
              0,
            );
            // A background near the marker colour cannot be told from it.
            if (Math.abs(ways[longest]!) < 128) continue;
            const covered = (letters[at + longest]! - behind[longest]!) / ways[longest]!;
            if (covered < 0.5) continue;
            if (
              ways.some(
                (way, channel) => Math.abs(behind[channel]! + covered * way - letters[at + channel]!) > tolerance,
              )
            )
              return "changed";
            contrasts.push(contrast(textLuminance, luminance(...behind)));
          }
        }
        contrasts.sort((one, other) => one - other);
        return contrasts[Math.floor(contrasts.length / 200)] ?? "unseen";
      });
    },
    { both: inBase64(marked, bare), texts, mark: markerColour },
  );
}
