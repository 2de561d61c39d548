import { videoKyc } from "#domain/facts/video-kyc";

/** Why the camera cannot be used. docs/product.md, section 8.6. */
export type CameraProblem = "insecure" | "denied" | "missing" | "other";

/** The camera or the microphone is unavailable. */
export class CameraError extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(`The camera cannot be used: ${problem}.`);
    this.name = "CameraError";
    this.problem = problem;
  }
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/**
 * Turns on a camera and a microphone, if possible with 1280x720 pixels at 30 frames per second. `deviceId` chooses one of
 * several cameras; the default is the one that faces the visitor. Throws a {@link CameraError}.
 */
export async function openCamera(deviceId?: string): Promise<MediaStream> {
  if (!isSecureContext) throw new CameraError("insecure");
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: {
        ...(deviceId === undefined ? { facingMode: "user" } : { deviceId: { exact: deviceId } }),
        width: { ideal: videoKyc.width },
        height: { ideal: videoKyc.height },
        frameRate: { ideal: videoKyc.framesPerSecond },
      },
      audio: true,
    });
  } catch (error) {
    throw new CameraError(problems[(error as DOMException).name] ?? "other");
  }
}

/** Every camera of the device. The browser reveals their names once the visitor has allowed one of them. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  try {
    return (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === "videoinput");
  } catch {
    return [];
  }
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether the camera faces the visitor, so that the picture has to be mirrored. */
export const facesVisitor = (stream: MediaStream): boolean =>
  stream.getVideoTracks()[0]?.getSettings().facingMode !== "environment";
