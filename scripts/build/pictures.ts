import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts, loadImage, type Image, type SKRSContext2D } from "build-canvas";
import type { PictureContent } from "../../src/app/picture-contents.tsx";
import { linkPreviewSize } from "../../src/app/link-preview.ts";
import { palette } from "../../tokens/primitive/palette.ts";
import { root } from "../../testing/root.ts";

/** The subsets of the typeface as separate families, in fallback order. */
const subsets = ["latin", "latin-ext", "devanagari"];
const weights = [400, 700];
const families = subsets.map((subset) => `"Mukta ${subset}"`).join(", ");

/** Pixels: margin and text width of a shared picture. */
const margin = 72;
const column = 640;

/** The logo as an SVG of the given size. */
async function loadMark(size: number): Promise<Image> {
  const svg = await readFile(join(root, "public/favicon.svg"), "utf8");
  return loadImage(Buffer.from(svg.replace("<svg", `<svg width="${size}" height="${size}"`)));
}

async function registerFonts(): Promise<void> {
  for (const subset of subsets) {
    for (const weight of weights) {
      const file = join(root, `node_modules/@fontsource/mukta/files/mukta-${subset}-${weight}-normal.woff2`);
      if (!GlobalFonts.register(await readFile(file), `Mukta ${subset}`))
        throw new Error(`${file} is no font that can be drawn.`);
    }
  }
}

/** Breaks a text into lines no wider than `width`. */
function wrap(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as possible, of similar length. */
function linesOf(context: SKRSContext2D, text: string): string[] {
  const fewest = wrap(context, text, column).length;
  let width = column / 2;
  while (wrap(context, text, width).length > fewest) width += 10;
  return wrap(context, text, width);
}

/**
 * Draws the pictures for shared links, with our own typeface, so that the result is the same on every machine and Devanagari
 * is shaped correctly.
 */
export async function drawSharedPictures(contents: PictureContent[], outDir: string): Promise<void> {
  await registerFonts();
  const markSize = 88;
  const mark = await loadMark(markSize);
  const { width, height } = linkPreviewSize;
  for (const { file, brand, title, note, drawing } of contents) {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext("2d");
    const write = (lines: string[], { top, lineHeight }: { top: number; lineHeight: number }) =>
      lines.forEach((line, index) => context.fillText(line, margin, top + index * lineHeight));
    context.fillStyle = palette.blue[900];
    context.fillRect(0, 0, width, height);

    const [, drawnWidth, drawnHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing)!.map(Number) as [
      number,
      number,
      number,
    ];
    const room = { width: width - margin - column - margin / 2, height: height - 2 * margin };
    const scale = Math.min(room.width / drawnWidth, room.height / drawnHeight);
    const size = { width: Math.round(drawnWidth * scale), height: Math.round(drawnHeight * scale) };
    // At its final size, because it is rasterised before it is scaled.
    const picture = await loadImage(
      Buffer.from(drawing.replace("<svg", `<svg width="${size.width}" height="${size.height}"`)),
    );
    context.drawImage(
      picture,
      width - margin / 2 - (room.width + size.width) / 2,
      (height - size.height) / 2,
      size.width,
      size.height,
    );

    context.drawImage(mark, margin - 12, margin - 12, markSize, markSize);
    context.textBaseline = "middle";
    context.fillStyle = palette.white;
    context.font = `700 44px ${families}`;
    context.fillText(brand, margin + markSize, margin + markSize / 2 - 10);

    context.textBaseline = "alphabetic";
    context.font = `700 68px ${families}`;
    const titleLines = linesOf(context, title);
    write(titleLines, { top: 330 - (titleLines.length - 1) * 40, lineHeight: 84 });

    context.fillStyle = palette.gold[300];
    context.fillRect(margin, 464, 96, 8);
    context.fillStyle = palette.blue[100];
    context.font = `400 28px ${families}`;
    write(linesOf(context, note), { top: 516, lineHeight: 42 });

    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), await canvas.encode("png"));
  }
}

/** The logo as a PNG. `inset` is the margin on each side, as a fraction of the width, in the logo's background colour. */
async function icon(size: number, inset = 0): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  if (inset > 0) {
    context.fillStyle = palette.blue[900];
    context.fillRect(0, 0, size, size);
  }
  const room = Math.round(size * (1 - 2 * inset));
  context.drawImage(await loadMark(room), (size - room) / 2, (size - room) / 2, room, room);
  return canvas.encode("png");
}

/** Wraps a PNG in an ICO file, which every browser since 2010 supports. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon. One image with 1 plane and 32 bits per pixel follows the header.
  for (const [offset, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    header.writeUInt16LE(value, offset);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icons in the manifest: purpose `any`, and `maskable`, which phones cut to their own shape. */
const manifestIcons = [
  { src: "/icon-192.png", size: 192, purpose: "any" },
  { src: "/icon-512.png", size: 512, purpose: "any" },
  // Phones keep at least a circle of 80% of the width.
  { src: "/icon-maskable-512.png", size: 512, purpose: "maskable", inset: 0.1 },
];

/** Draws the icons for browsers, phones and the manifest. */
export async function drawIcons(outDir: string): Promise<void> {
  for (const { src, size, inset } of manifestIcons) await writeFile(join(outDir, src), await icon(size, inset));
  // iOS rounds the corners itself and shows transparent parts as black.
  await writeFile(join(outDir, "apple-touch-icon.png"), await icon(180, 0.05));
  await writeFile(join(outDir, "favicon.ico"), toIco(await icon(32), 32));
}

/**
 * The web app manifest of one language, so that the site can be added to the home screen. `minimal-ui` keeps Back and the
 * address visible, because we tell borrowers to check the address before they type anything.
 */
export function manifest({
  tag,
  name,
  description,
  start,
}: {
  tag: string;
  name: string;
  description: string;
  start: string;
}): string {
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    description,
    lang: tag,
    dir: "auto",
    start_url: start,
    scope: "/",
    display: "minimal-ui",
    background_color: palette.white,
    theme_color: palette.blue[900],
    categories: ["finance"],
    icons: [
      ...manifestIcons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose })),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}
