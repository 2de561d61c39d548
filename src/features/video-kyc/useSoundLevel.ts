import { useEffect, useRef, useState } from "react";

/** Milliseconds between two looks at the microphone. */
const intervalMs = 100;

/** How far a wave swings, of 1, when somebody speaks and no longer only the room is heard. */
const speech = 0.04;

/** How loud the stream is, shown in a meter, and whether a voice has been heard since it began. */
export function useSoundLevel(stream: MediaStream | undefined) {
  const meter = useRef<HTMLMeterElement>(null);
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    setHeard(false);
    if (!stream || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave);
      const swing = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      // The ear hears by proportion, and a root is near enough to it.
      if (meter.current) meter.current.value = Math.min(1, Math.sqrt(swing));
      if (swing > speech) setHeard(true);
    }, intervalMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return { meter, heard };
}
