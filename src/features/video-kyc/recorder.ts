/** A recorded video statement. */
export interface Recording {
  /** WebM or MP4, as its `type` says. */
  blob: Blob;
  /** Its length; undefined for a chosen file. */
  seconds?: number;
}

/** Bytes in a megabyte, the unit of sizes and limits. */
export const megabyte = 2 ** 20;

/** The file extension of a recording. */
export const fileExtension = ({ type }: Blob): string => (type === "video/mp4" ? "mp4" : "webm");

/** A recording in progress. */
export interface Recorder {
  stop: () => void;
}

/** docs/product.md, section 9.11: WebM (vp8 and opus) when supported, otherwise mp4. */
const types = ["video/webm;codecs=vp8,opus", "video/webm", "video/mp4"];

/** The format in which this browser records; undefined if it cannot record. */
export const recordingType = (): string | undefined =>
  typeof MediaRecorder === "undefined" ? undefined : types.find((type) => MediaRecorder.isTypeSupported(type));

/** Bits per second: enough to recognise a face and understand every word; 30 seconds are 4 MB. */
const bits = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 };

/** Milliseconds of each chunk of the recording: the most that is lost if the browser crashes. */
const pieceMs = 1_000;

/** Starts recording. `onEnd` is called once, after `stop` or when the stream ends. Throws if the browser cannot record. */
export function startRecorder(stream: MediaStream, onEnd: (recording: Recording) => void): Recorder {
  const recorder = new MediaRecorder(stream, { mimeType: recordingType(), ...bits });
  const pieces: Blob[] = [];
  const begun = performance.now();
  let ended = begun;
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size > 0) pieces.push(data);
  });
  const stop = () => {
    ended = performance.now();
    if (recorder.state !== "inactive") recorder.stop();
  };
  recorder.addEventListener("error", stop);
  recorder.addEventListener(
    "stop",
    () => {
      if (ended === begun) ended = performance.now();
      // Without the codecs, which some servers and players do not understand.
      onEnd({
        blob: new Blob(pieces, { type: recorder.mimeType.split(";")[0] || "video/webm" }),
        seconds: Math.max(1, Math.round((ended - begun) / 1_000)),
      });
    },
    { once: true },
  );
  recorder.start(pieceMs);
  return { stop };
}
