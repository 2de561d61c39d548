import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { palette } from "../tokens/primitive/palette.ts";
import { root } from "../testing/root.ts";
import { findBrowser } from "../testing/browser.ts";

/**
 * `npm run film`: renders the banner's background video with ffmpeg, which has to be installed. Lines like those of a
 * ledger flow slowly from the lender's side to the borrower's, some with a coin. The last frame leads into the first.
 */
const film = { width: 1280, height: 720, framesPerSecond: 24, seconds: 10 };
const target = join(root, "src/pages/home/film");

/** One line: its height and amplitude as fractions of the picture, its number of waves, and its phase. */
const lines = [
  { rest: 0.14, swing: 0.05, waves: 1, phase: 0.1, coins: 0 },
  { rest: 0.24, swing: 0.06, waves: 1, phase: 0.35, coins: 1 },
  { rest: 0.34, swing: 0.05, waves: 2, phase: 0.6, coins: 0 },
  { rest: 0.44, swing: 0.07, waves: 1, phase: 0.8, coins: 2 },
  { rest: 0.54, swing: 0.05, waves: 2, phase: 0.2, coins: 0 },
  { rest: 0.64, swing: 0.07, waves: 1, phase: 0.55, coins: 1 },
  { rest: 0.74, swing: 0.05, waves: 1, phase: 0.9, coins: 0 },
  { rest: 0.84, swing: 0.06, waves: 2, phase: 0.4, coins: 2 },
  { rest: 0.93, swing: 0.04, waves: 1, phase: 0.7, coins: 0 },
];

/** Runs in the browser: paints the frame at `time`, from 0 to 1, dark enough for the contrast of the text over it. */
function paint({
  time,
  scene,
  colours,
  width,
  height,
}: {
  time: number;
  scene: typeof lines;
  colours: { ground: string; line: string; coin: string };
  width: number;
  height: number;
}): void {
  const context = document.querySelector("canvas")!.getContext("2d")!;
  const turn = 2 * Math.PI;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  for (const [index, { rest, swing, waves, phase, coins }] of scene.entries()) {
    const heightAt = (across: number) =>
      height *
      (rest +
        swing * Math.sin(turn * (waves * across + phase - time)) * Math.sin(turn * (time + phase)) ** 2 +
        (swing / 2) * Math.sin(turn * (across + phase + time)));
    context.strokeStyle = colours.line;
    context.lineWidth = index % 3 === 0 ? 3 : 2;
    context.beginPath();
    for (let x = 0; x <= width; x += 8) context.lineTo(x, heightAt(x / width));
    context.stroke();
    for (let coin = 0; coin < coins; coin++) {
      const across = (time + phase + coin / coins) % 1;
      context.globalAlpha = Math.sin(Math.PI * across);
      context.fillStyle = colours.ground;
      context.strokeStyle = colours.coin;
      context.lineWidth = 3;
      context.beginPath();
      context.arc(across * width, heightAt(across), 11, 0, turn);
      context.fill();
      context.stroke();
      context.globalAlpha = 1;
    }
  }
}

const frames = mkdtempSync(join(tmpdir(), "film-"));
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: { width: film.width, height: film.height } });
  await page.setContent(`<body style="margin:0"><canvas width="${film.width}" height="${film.height}"></canvas>`);
  const colours = { ground: palette.blue[900], line: palette.blue[800], coin: palette.gold[700] };
  const count = film.framesPerSecond * film.seconds;
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(paint, { time: frame / count, scene: lines, colours, width: film.width, height: film.height });
    writeFileSync(join(frames, `${String(frame).padStart(4, "0")}.png`), await page.screenshot());
  }
} finally {
  await browser.close();
}

const encode = (name: string, options: string[]) => {
  const input = [
    "-hide_banner",
    "-loglevel",
    "error",
    "-y",
    "-framerate",
    String(film.framesPerSecond),
    "-i",
    join(frames, "%04d.png"),
  ];
  const { status, stderr } = spawnSync(
    "ffmpeg",
    [...input, "-an", "-pix_fmt", "yuv420p", ...options, join(target, name)],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`ffmpeg could not make ${name}: ${stderr}`);
  console.log(`${name}: ${statSync(join(target, name)).size} bytes`);
};
encode("banner.webm", ["-c:v", "libsvtav1", "-preset", "3", "-crf", "38", "-svtav1-params", "tune=0"]);
encode("banner.mp4", ["-c:v", "libx264", "-preset", "veryslow", "-crf", "27", "-movflags", "+faststart"]);
rmSync(frames, { recursive: true });
