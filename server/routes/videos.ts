import multipart from "@fastify/multipart";
import * as v from "valibot";
import { paths } from "#contract/lender";
import type { Lender } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Limits } from "../plugins/limits.ts";
import { Refusal } from "../refusal.ts";
import type { ReceivedVideo, VideoFiles } from "../store/video-files.ts";
import type { App } from "../types.ts";

/** Megabytes (of 2²⁰ bytes) that a video may have. */
const videoMegabytesMax = 64;

/** Longest `refstr`, in characters. */
const refstrCharactersMax = 400;

const answer = v.object({ Status: v.number(), Message: v.string() });

/** Takes the recording of the video statement, streamed to disk. Specification, section 7. */
export async function videoRoutes(
  app: App,
  { lender, limits, videos }: { lender: Lender; limits: Limits; videos: VideoFiles },
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: videoMegabytesMax * 2 ** 20,
      files: 1,
      fields: 4,
      fieldSize: refstrCharactersMax,
      parts: 5,
    },
  });

  app.post(paths.uploadVideo, { ...limits.uploads, schema: { response: { 200: answer } } }, async (request) => {
    if (!request.isMultipart()) throw new Refusal(415, "error.mediaType");
    let video: ReceivedVideo | undefined;
    let refusal: Refusal | undefined = new Refusal(400, "video.missing");
    let refstr = "";
    try {
      for await (const part of request.parts()) {
        if (part.type === "field") {
          if (part.fieldname === "refstr") refstr = String(part.value);
        } else if (part.fieldname !== "video") {
          part.file.resume();
        } else {
          video = await videos.receive(part.file);
          refusal = refusalFor(video, part.file.truncated);
        }
      }
      if (refusal || !video) throw refusal;
      return await lender.uploadVideo({ video, refstr }, preferredLanguage(request.headers["accept-language"]));
    } finally {
      if (video) await videos.discard(video);
    }
  });
}

function refusalFor(video: ReceivedVideo | undefined, truncated: boolean): Refusal | undefined {
  if (truncated) return new Refusal(413, "video.tooLarge", { megabytes: videoMegabytesMax });
  return video ? undefined : new Refusal(415, "video.notVideo");
}
