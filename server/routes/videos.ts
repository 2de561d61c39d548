import type { Readable } from "node:stream";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import * as v from "valibot";
import { paths } from "#contract/calls";
import type { Lender } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Metrics } from "../metrics.ts";
import type { Connections } from "../plugins/connections.ts";
import type { Limits } from "../plugins/limits.ts";
import { HttpError } from "../http-error.ts";
import type { App } from "../types.ts";
import { videoTooLargeError, videoBytesMax, type UploadStaging, type ReceivedVideo } from "../videos/upload-staging.ts";

/** Longest `refstr`, in bytes. */
const refstrBytesMax = 400;

/** Most bytes of a form besides its video. */
const formBytesMax = 64 * 1024;

const answer = v.object({ Status: v.number(), Message: v.string() });

/** What the upload's route needs. */
export interface VideoRouteOptions {
  lender: Lender;
  limits: Limits;
  metrics: Metrics;
  connections: Connections;
  staging: UploadStaging;
}

/** POST callAwsforUploadVideo: receives the recording of the video statement, streamed to disk. docs/product.md, section 7.1. */
export async function videoRoutes(
  app: App,
  { lender, limits, metrics, connections, staging }: VideoRouteOptions,
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte above the limit, so that the staging detects an upload that is too large.
    limits: { fileSize: videoBytesMax + 1, files: 1, fields: 4, fieldSize: refstrBytesMax, parts: 5 },
  });

  const schema = { response: { 200: answer } };
  app.post(
    paths.uploadVideo,
    { ...limits.uploadTries, schema, onRequest: connections.allowUpload },
    async (request, reply) => {
      if (!request.isMultipart()) throw new HttpError(415, "error.mediaType");
      await limits.checkUploads(request, reply);
      if (Number(request.headers["content-length"] ?? 0) > videoBytesMax + formBytesMax) throw videoTooLargeError();
      let video: ReceivedVideo | undefined;
      try {
        let refstr: string | undefined;
        for await (const part of partsOf(request)) {
          if (part.type === "file") {
            if (part.fieldname === "video") video = await receive(part.file);
            else part.file.resume();
          } else if (part.fieldname === "refstr") {
            // Two values are ambiguous.
            if (refstr !== undefined) throw new HttpError(404, "lead.unknown");
            refstr = String(part.value);
            if (!video && !(await lender.acceptsVideo(refstr))) throw new HttpError(404, "lead.unknown");
          }
        }
        if (!video) throw new HttpError(400, "video.missing");
        const result = await lender.uploadVideo(
          { video, refstr: refstr ?? "" },
          preferredLanguage(request.headers["accept-language"]),
        );
        metrics.saved("video");
        await limits.countUpload(request);
        return result;
      } finally {
        if (video) await staging.discard(video);
      }
    },
  );

  async function receive(file: Readable): Promise<ReceivedVideo> {
    // The parser reports a broken form by an event, by an error of the stream, or by both with different errors.
    let formError: unknown;
    file.once("error", (error) => {
      formError = error;
    });
    try {
      return await staging.receive(file);
    } catch (error) {
      throw error === formError || error === file.errored ? badFormError(error) : error;
    }
  }
}

/** The parts of a form. Throws an {@link HttpError} for a malformed form. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    throw badFormError(error);
  }
}

/** The parser's errors have a status only when a limit was exceeded; anything else is a 400. */
const badFormError = (error: unknown) =>
  error instanceof Error && "statusCode" in error ? error : new HttpError(400, "error.badRequest");
