/** A few soft sounds, made on the spot. Silent unless the settings say otherwise. */
import { useSettings } from './settings.js';

/** Frequencies in hertz, one after the other. */
const TUNES = { move: [420], yours: [523, 659], end: [523, 659, 784, 1047] } as const;
const NOTE = 0.11; // seconds

let audio: AudioContext | null = null;

export function sound(tune: keyof typeof TUNES): void {
  if (!useSettings.getState().sound) return;
  audio ??= new AudioContext();
  for (const [i, hertz] of TUNES[tune].entries()) pluck(audio, hertz, audio.currentTime + i * NOTE);
}

/** Like a finger on wood: quick to come, slow to go. */
function pluck(context: AudioContext, hertz: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 3 * NOTE);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 3 * NOTE);
}
