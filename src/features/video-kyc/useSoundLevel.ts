import { useEffect, useRef, useState } from "react";

/** Milliseconds between two measurements. */
const intervalMs = 100;

/** The amplitude, from 0 to 1, above which somebody is speaking; below it is the noise of the room. */
const speech = 0.04;

/** The sound level of the stream for a meter, and whether a voice has been heard since it started. */
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
      // Loudness is perceived on a logarithmic scale; a square root is close enough.
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
