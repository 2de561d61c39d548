import { ResponseError } from "#http/call";
import { paths } from "#contract/calls";
import { fileExtension } from "./recorder.ts";

/** A video to upload, and the callback for its progress. */
export interface Upload {
  video: Blob;
  /** From the address of the page. */
  refstr: string;
  /** `<html lang>`, so that the server answers in the language of the page. */
  language: string;
  /** Called with the bytes of the form that have been sent, and their total. */
  onProgress: (sent: number, whole: number) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
}

/**
 * POST callAwsforUploadVideo: one multipart form with `refstr` and `video`. A status of 2xx means that the video has
 * arrived. Throws a ResponseError, an AbortError, or a TypeError if there is no response. docs/product.md, sections 7.1
 * and 8.
 */
export function uploadVideo({ video, refstr, language, onProgress, signal }: Upload): Promise<void> {
  const form = new FormData();
  // First, so that the server can refuse an invalid link before it has received the video.
  form.append("refstr", refstr);
  form.append("video", video, `recording.${fileExtension(video)}`);
  // Not fetch, which reports no upload progress.
  const request = new XMLHttpRequest();
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener(
      "abort",
      () => {
        request.abort();
        reject(new DOMException("The upload was cancelled.", "AbortError"));
      },
      { once: true },
    );
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ResponseError(request.status, messageOf(request.responseText)));
    });
    request.addEventListener("error", () => reject(new TypeError("The server could not be reached.")));
    request.open("POST", paths.uploadVideo);
    request.setRequestHeader("accept-language", language);
    request.send(form);
  });
}

/** The server's message, if the body is JSON and has one. */
function messageOf(body: string): string {
  try {
    const { Message } = JSON.parse(body) as { Message?: unknown };
    return typeof Message === "string" ? Message : "";
  } catch {
    return "";
  }
}
