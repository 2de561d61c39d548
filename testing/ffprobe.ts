import { execFileSync } from "node:child_process";
import { onPath } from "./system-packages.ts";

/** Message for a missing ffprobe. */
export const ffprobeMissing =
  "ffprobe is not installed, so no recorded video was decoded. Install it (Debian: apt-get install ffmpeg).";

/** Whether recorded videos can be decoded here. */
export const hasFfprobe = () => onPath("ffprobe") !== undefined;

/** The streams of a video file. Decodes every frame, and throws if the file cannot be read. */
export function streamsOf(
  file: string,
): { codec_type: string; codec_name: string; width?: number; height?: number; nb_read_frames: string }[] {
  const answer = execFileSync("ffprobe", [
    "-v",
    "error",
    "-count_frames",
    "-show_entries",
    "stream=codec_type,codec_name,width,height,nb_read_frames",
    "-of",
    "json",
    file,
  ]);
  return (JSON.parse(String(answer)) as { streams: ReturnType<typeof streamsOf> }).streams;
}
