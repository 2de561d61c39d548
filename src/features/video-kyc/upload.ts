import { ResponseError } from "#http/call";
import { paths } from "#contract/calls";
import { fileExtension } from "./recorder.ts";

/** A video on its way, and who wants to know. */
export interface Upload {
  video: Blob;
  /** As given in the address of the page. */
  refstr: string;
  /** `<html lang>`, so that what the server says is in the language of the page. */
  language: string;
  /** Bytes of the whole form that have left, and how many there are. */
  onProgress: (sent: number, whole: number) => void;
  /** Calls it off. */
  signal: AbortSignal;
}

/**
 * POST callAwsforUploadVideo: one multipart form with `refstr` and `video`. It has come when the answer's status is 2xx.
 * Throws a ResponseError, an AbortError, or a TypeError when no answer comes. docs/product.md, sections 7.1 and 8.
 */
export function uploadVideo({ video, refstr, language, onProgress, signal }: Upload): Promise<void> {
  const form = new FormData();
  // First, so that the server can turn away a false link before it has taken in the video.
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

/** The server's own words, if the body is JSON and has any. */
function messageOf(body: string): string {
  try {
    const { Message } = JSON.parse(body) as { Message?: unknown };
    return typeof Message === "string" ? Message : "";
  } catch {
    return "";
  }
}
