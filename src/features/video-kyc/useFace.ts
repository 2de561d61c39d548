import { useEffect, useState, type RefObject } from "react";
import { facePositionOf, type FaceBox, type FacePosition } from "./face-position.ts";

/** Shape Detection API, where the platform has it: wicg.github.io/shape-detection-api */
interface FaceDetector {
  detect(picture: HTMLVideoElement): Promise<{ boundingBox: FaceBox }[]>;
}
declare const FaceDetector:
  | { new (options: { fastMode: boolean; maxDetectedFaces: number }): FaceDetector }
  | undefined;

/** Milliseconds between two detections: people need a moment to move. */
const lookMs = 1_200;

/** Position of the face in the picture; undefined if the platform cannot detect it. */
export function useFace(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
): FacePosition | undefined {
  const [place, setPlace] = useState<FacePosition>();
  useEffect(() => {
    setPlace(undefined);
    if (!stream || typeof FaceDetector === "undefined") return;
    const detector = new FaceDetector({ fastMode: true, maxDetectedFaces: 1 });
    let busy = false;
    const timer = setInterval(async () => {
      const picture = video.current;
      if (busy || !picture?.videoWidth) return;
      busy = true;
      try {
        const [face] = await detector.detect(picture);
        setPlace(facePositionOf(face?.boundingBox, { width: picture.videoWidth, height: picture.videoHeight }));
      } catch {
        // Some platforms have the class but no implementation.
        clearInterval(timer);
      }
      busy = false;
    }, lookMs);
    return () => clearInterval(timer);
  }, [stream, video]);
  return place;
}
