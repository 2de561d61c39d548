import { videoKyc } from "#domain/facts/video-kyc";

/** Why there is no picture. docs/product.md, section 8.6. */
export type CameraProblem = "insecure" | "denied" | "missing" | "other";

/** The camera or the microphone could not be had. */
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
 * Turns on a camera and a microphone, 1280x720 at 30 frames where they can do it. `deviceId` asks for one of several
 * cameras; otherwise it is the one that faces the visitor. Throws a {@link CameraError}.
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

/** Every camera of the device; their names are known once one of them has been allowed. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  try {
    return (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === "videoinput");
  } catch {
    return [];
  }
}

/** Puts the camera's light out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether the picture is of somebody who looks at the screen, and so should be mirrored for them. */
export const facesVisitor = (stream: MediaStream): boolean =>
  stream.getVideoTracks()[0]?.getSettings().facingMode !== "environment";
