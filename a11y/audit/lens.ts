import type { Page } from "@playwright/test";

/** What a pair of pictures of one place tells: how much changed, and how much of that by a contrast of 3:1 or more. */
export interface Change {
  /** Pixels that differ at all. */
  changed: number;
  /** Of these, pixels whose two colours stand 3:1 or farther apart. */
  strong: number;
}

/** A part of the screen, in CSS pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Compares two PNG pictures of one size in a blank page: the browser has what it takes to read them. */
export function compare(lens: Page, one: Buffer, other: Buffer): Promise<Change> {
  return lens.evaluate(async (pictures) => {
    const pixels = await Promise.all(pictures.map(async (base64) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }));
    const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
    const linear = (value: number) => { const part = value / 255; return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; };
    const luminance = (data: Uint8ClampedArray, at: number) => 0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!);
    let [changed, strong] = [0, 0];
    for (let at = 0; at < a.length; at += 4) {
      const difference = Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!);
      if (difference < 12) continue;
      changed += 1;
      const [high, low] = [luminance(a, at), luminance(b, at)].sort((x, y) => y - x) as [number, number];
      if ((high + 0.05) / (low + 0.05) >= 3) strong += 1;
    }
    return { changed, strong };
  }, [one, other].map((picture) => picture.toString("base64")));
}

/** Words on a picture: their colour, and the boxes in which they stand. */
export interface Words {
  colour: readonly [number, number, number];
  rects: readonly Part[];
}

/**
 * For each of the words their least contrast, 1 to 21, against the pixels behind them but the few that noise makes: all
 * pixels of their boxes, or with a second picture, on which they are written, those that their letters cover. None for
 * words that are not seen there.
 */
export function leastContrasts(lens: Page, ground: Buffer, words: readonly Words[], written?: Buffer): Promise<(number | null)[]> {
  return lens.evaluate(async ({ pictures, words }) => {
    const [bare, full] = await Promise.all(pictures.map(async (base64) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true })!;
      canvas.drawImage(bitmap, 0, 0);
      return canvas;
    }));
    const linear = (value: number) => { const part = value / 255; return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; };
    const luminance = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    return words.map(({ colour, rects }) => {
      const own = luminance(...colour);
      const contrasts = rects.flatMap(({ x, y, width, height }) => {
        const box = [Math.floor(x), Math.floor(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height))] as const;
        const [behind, letters] = [bare!.getImageData(...box).data, full?.getImageData(...box).data];
        const found: number[] = [];
        for (let at = 0; at < behind.length; at += 4) {
          const [r, g, b] = [behind[at]!, behind[at + 1]!, behind[at + 2]!];
          if (letters && Math.abs(r - letters[at]!) + Math.abs(g - letters[at + 1]!) + Math.abs(b - letters[at + 2]!) < 12) continue;
          const other = luminance(r, g, b);
          found.push((Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
        }
        return found;
      });
      contrasts.sort((one, other) => one - other);
      return contrasts[Math.floor(contrasts.length / 200)] ?? null;
    });
  }, { pictures: [ground, ...(written ? [written] : [])].map((picture) => picture.toString("base64")), words });
}
