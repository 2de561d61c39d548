/** What a tone signals: the start, the time that is left, the end; the face in the picture, or no longer in it. */
export type Tone = "start" | "call" | "end" | "well" | "lost";

/** Hertz and seconds of each note: rising for a start or a success, falling for an end or a loss. */
const melodies: Record<Tone, readonly (readonly [hertz: number, seconds: number])[]> = {
  start: [
    [660, 0.12],
    [880, 0.18],
  ],
  call: [[880, 0.12]],
  end: [
    [880, 0.12],
    [440, 0.25],
  ],
  well: [[988, 0.08]],
  lost: [[330, 0.2]],
};

/** Volume, from 0 to 1: audible beside a voice, and not louder than it. */
const loudness = 0.12;

let context: AudioContext | undefined;

/** Plays a short tone. Does nothing if the browser cannot play sound. */
export function playTone(tone: Tone): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    let at = context.currentTime;
    for (const [hertz, seconds] of melodies[tone]) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.frequency.value = hertz;
      gain.gain.setValueAtTime(loudness, at);
      // Fades out, because an abrupt end clicks.
      gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(at);
      at += seconds;
      oscillator.stop(at);
    }
  } catch {
    // The text says the same.
  }
}
