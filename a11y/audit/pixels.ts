import type { Page } from "@playwright/test";

/** What a pair of pictures of one place tells: how much changed, and how much of that by a contrast of 3:1 or more. */
export interface PixelDifference {
  /** Pixels that differ at all. */
  changed: number;
  /** Of these, pixels whose two colours stand 3:1 or farther apart. */
  strong: number;
}

/** A part of the screen, in CSS pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the functions below need in the blank page: the browser has what it takes to read pictures. */
interface PixelTools {
  /** The pixels of PNG pictures in base64, four bytes each, with a way to one part of them. */
  read: (pixelTools: readonly string[]) => Promise<((part?: Rect) => Uint8ClampedArray)[]>;
  luminance: (red: number, green: number, blue: number) => number;
  /** Of two luminances, 1 to 21. */
  contrast: (one: number, other: number) => number;
}

declare global {
  // Set by `setUp` in the blank page.
  var pixelTools: PixelTools;
}

function installPixelTools(): void {
  if ("pictures" in globalThis) return;
  const linear = (value: number) => { const part = value / 255; return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; };
  globalThis.pixelTools = {
    read: (all) => Promise.all(all.map(async (base64) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true })!;
      canvas.drawImage(bitmap, 0, 0);
      return ({ x, y, width, height } = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }) => (
        canvas.getImageData(Math.floor(x), Math.floor(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height))).data
      );
    })),
    luminance: (red, green, blue) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
    contrast: (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
  };
}

const inBase64 = (...pixelTools: Buffer[]) => pixelTools.map((picture) => picture.toString("base64"));

/** Compares two PNG pictures of one size. */
export async function compareScreenshots(pixelPage: Page, one: Buffer, other: Buffer): Promise<PixelDifference> {
  await pixelPage.evaluate(installPixelTools);
  return pixelPage.evaluate(async (both) => {
    const { read, luminance, contrast } = globalThis.pixelTools;
    const [a, b] = (await read(both)).map((pixels) => pixels()) as [Uint8ClampedArray, Uint8ClampedArray];
    const luminanceAt = (data: Uint8ClampedArray, at: number) => luminance(data[at]!, data[at + 1]!, data[at + 2]!);
    let [changed, strong] = [0, 0];
    for (let at = 0; at < a.length; at += 4) {
      const difference = Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!);
      if (difference < 12) continue;
      changed += 1;
      if (contrast(luminanceAt(a, at), luminanceAt(b, at)) >= 3) strong += 1;
    }
    return { changed, strong };
  }, inBase64(one, other));
}

type Colour = readonly [red: number, green: number, blue: number];

/** Words on a picture: their colour, and the boxes that they fill. */
export interface PaintedText {
  colour: Colour;
  rects: readonly Rect[];
}

/** For each of the words their least contrast, 1 to 21, against all pixels of their boxes except the few that noise makes. */
export async function minimumContrasts(pixelPage: Page, background: Buffer, texts: readonly PaintedText[]): Promise<(number | null)[]> {
  await pixelPage.evaluate(installPixelTools);
  return pixelPage.evaluate(async ({ both, texts }) => {
    const { read, luminance, contrast } = globalThis.pixelTools;
    const [background] = await read(both);
    return texts.map(({ colour, rects }) => {
      const own = luminance(...colour);
      const contrasts = rects.flatMap((rect) => {
        const pixels = background!(rect);
        return Array.from({ length: pixels.length / 4 }, (_, index) => contrast(own, luminance(pixels[index * 4]!, pixels[index * 4 + 1]!, pixels[index * 4 + 2]!)));
      }).sort((one, other) => one - other);
      return contrasts[Math.floor(contrasts.length / 200)] ?? null;
    });
  }, { both: inBase64(background), texts });
}

/** The colour in which words are written to find their letters. No picture of the site has it, and it lifts red and blue while it lowers green, as no change of light does. */
export const markerColour: Colour = [255, 0, 255];

/**
 * Why words could not be measured on a picture. `unseen`: no letter is on it, because something covers them.
 * `changed`: something else than the letters changed between the two pictures, so they do not show the same ground.
 */
export type UnmeasuredReason = "unseen" | "changed";

/**
 * For each of the words their least contrast, 1 to 21, against what is behind their letters, from two pictures: `marked`
 * has the words in {@link markerColour}, `bare` does not have them at all.
 *
 * A pixel belongs to a letter if it went from its ground half of the way or more towards the mark, in all three channels
 * alike. That two pictures differ does not say so: Chromium paints again what surrounds a changed text, and the edge of a
 * curve beside it comes out up to a fifth lighter or darker.
 */
export async function contrastsBehindLetters(pixelPage: Page, marked: Buffer, bare: Buffer, texts: readonly PaintedText[]): Promise<(number | UnmeasuredReason)[]> {
  await pixelPage.evaluate(installPixelTools);
  return pixelPage.evaluate(async ({ both, texts, mark }) => {
    const { read, luminance, contrast } = globalThis.pixelTools;
    const [marked, bare] = await read(both);
    // How far apart two values of a channel may be that are the same: rounded twice, and scaled by up to 255 / 128.
    const tolerance = 8;
    return texts.map(({ colour, rects }): number | "unseen" | "changed" => {
      const own = luminance(...colour);
      const contrasts: number[] = [];
      for (const rect of rects) {
        const [letters, background] = [marked!(rect), bare!(rect)];
        for (let at = 0; at < background.length; at += 4) {
          const behind = [background[at]!, background[at + 1]!, background[at + 2]!] as const;
          const ways = mark.map((value, channel) => value - behind[channel]!);
          const longest = ways.reduce((best, way, channel) => (Math.abs(way) > Math.abs(ways[best]!) ? channel : best), 0);
          // A ground near the mark itself would tell nothing.
          if (Math.abs(ways[longest]!) < 128) continue;
          const covered = (letters[at + longest]! - behind[longest]!) / ways[longest]!;
          if (covered < 0.5) continue;
          if (ways.some((way, channel) => Math.abs(behind[channel]! + covered * way - letters[at + channel]!) > tolerance)) return "changed";
          contrasts.push(contrast(own, luminance(...behind)));
        }
      }
      contrasts.sort((one, other) => one - other);
      return contrasts[Math.floor(contrasts.length / 200)] ?? "unseen";
    });
  }, { both: inBase64(marked, bare), texts, mark: markerColour });
}
