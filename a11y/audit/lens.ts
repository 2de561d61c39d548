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

/** The least contrast of a colour against every pixel of a picture but the few that noise makes, 1 to 21. */
export function leastContrast(lens: Page, picture: Buffer, colour: readonly [number, number, number]): Promise<number> {
  return lens.evaluate(async ([base64, colour]) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (value: number) => { const part = value / 255; return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; };
    const luminance = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const own = luminance(...colour);
    const contrasts = new Float32Array(data.length / 4);
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
      contrasts[at / 4] = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    }
    contrasts.sort();
    return contrasts[Math.floor(contrasts.length / 200)] ?? 21;
  }, [picture.toString("base64"), colour] as const);
}
