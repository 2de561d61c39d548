import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { videoKyc } from "#domain/facts/video-kyc";

/** Milliseconds between two updates: short enough that no second is shown for much too long. */
const intervalMs = 200;

/** The seconds left to record. `onCall` is called when the time has to be announced, `onEnd` once when it is over. */
export function useCountdown({ onCall, onEnd }: { onCall: (secondsLeft: number) => void; onEnd: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState<number>(videoKyc.recordingSeconds);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const called = useRef<number>(videoKyc.recordingSeconds);
  const call = useEffectEvent(onCall);
  const end = useEffectEvent(onEnd);

  const stop = useCallback(() => clearInterval(timer.current), []);
  // In a ref, because effect events may be called only from effects.
  const tick = useRef((_deadline: number) => {});
  useEffect(() => {
    tick.current = (deadline) => {
      const left = Math.max(0, Math.ceil((deadline - performance.now()) / 1_000));
      setSecondsLeft(left);
      if (left === 0) {
        stop();
        return end();
      }
      // A slow device may skip a second. The announcement that belongs to it is then made late, not left out.
      const due = Object.values(videoKyc.calls)
        .filter((seconds) => left <= seconds)
        .pop();
      if (due !== undefined && due < called.current) {
        called.current = due;
        call(due);
      }
    };
    return stop;
  }, [stop]);

  const start = useCallback(() => {
    stop();
    called.current = videoKyc.recordingSeconds;
    setSecondsLeft(videoKyc.recordingSeconds);
    const deadline = performance.now() + videoKyc.recordingSeconds * 1_000;
    timer.current = setInterval(() => tick.current(deadline), intervalMs);
  }, [stop]);
  return { secondsLeft, start, stop };
}
