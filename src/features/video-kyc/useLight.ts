import { useEffect, useState, type RefObject } from "react";

/** Whether the picture is bright enough to recognise a face. */
export type Light = "good" | "dark" | "bright";

/** Milliseconds between two measurements. */
const intervalMs = 1_000;

/** Mean brightness, from 0 to 255, below and above which a face is hard to recognise. */
const limits = { dark: 45, bright: 225 };

/** Pixels of the reduced picture that is measured. */
const sample = { width: 32, height: 18 };

/** The brightness of the picture; undefined until there is one. */
export function useLight(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
): Light | undefined {
  const [light, setLight] = useState<Light>();
  useEffect(() => {
    setLight(undefined);
    if (!stream) return;
    const canvas = Object.assign(document.createElement("canvas"), sample);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const timer = setInterval(() => {
      if (!context || !video.current?.videoWidth) return;
      context.drawImage(video.current, 0, 0, sample.width, sample.height);
      setLight(lightOf(context.getImageData(0, 0, sample.width, sample.height).data));
    }, intervalMs);
    return () => clearInterval(timer);
  }, [stream, video]);
  return light;
}

/** The mean brightness of pixels, given as RGBA bytes. */
export function lightOf(data: ArrayLike<number>): Light {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
  const mean = sum / (data.length / 4);
  if (mean < limits.dark) return "dark";
  return mean > limits.bright ? "bright" : "good";
}
