import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { closeCamera, listCameras, openCamera } from "./camera.ts";

/** The camera of a page. It is off until it is opened, and is switched off when the visitor leaves the page. */
export interface Camera {
  /** The stream, while the camera is on. */
  stream: MediaStream | undefined;
  /** Whether this is a phone or a tablet with more than one camera. docs/product.md, section 2.12. */
  canSwitch: boolean;
  /** Throws a CameraError. */
  open: () => Promise<MediaStream | undefined>;
  close: () => void;
  /** Switches to the next camera and returns its name. Throws a CameraError. */
  next: () => Promise<string>;
}

/** See {@link Camera}. `onLost` is called when the device ends the stream. */
export function useCamera(onLost: () => void): Camera {
  const [stream, setStream] = useState<MediaStream>();
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const current = useRef<MediaStream>(undefined);
  /** Number of closings: a camera that opens after a closing is closed immediately. */
  const turn = useRef(0);
  const lost = useEffectEvent(onLost);

  const take = useCallback((fresh: MediaStream) => {
    current.current = fresh;
    setStream(fresh);
    for (const track of fresh.getTracks()) {
      track.addEventListener("ended", () => {
        if (current.current === fresh) lost();
      });
    }
  }, []);

  const close = useCallback(() => {
    turn.current += 1;
    if (current.current) closeCamera(current.current);
    current.current = undefined;
    setStream(undefined);
  }, []);

  const openWith = useCallback(
    async (deviceId?: string) => {
      const mine = turn.current;
      const fresh = await openCamera(deviceId);
      if (turn.current !== mine) {
        closeCamera(fresh);
        return undefined;
      }
      take(fresh);
      setCameras(await listCameras());
      return fresh;
    },
    [take],
  );

  const next = useCallback(async () => {
    const now = current.current?.getVideoTracks()[0]?.getSettings().deviceId;
    const following = cameras[(cameras.findIndex(({ deviceId }) => deviceId === now) + 1) % cameras.length]!;
    // Most phones can open only one camera at a time.
    close();
    try {
      await openWith(following.deviceId);
      return following.label;
    } catch (error) {
      await openWith(now).catch(() => {});
      throw error;
    }
  }, [cameras, close, openWith]);

  useEffect(() => close, [close]);
  return {
    stream,
    canSwitch: cameras.length > 1 && matchMedia("(pointer: coarse)").matches,
    open: openWith,
    close,
    next,
  };
}
