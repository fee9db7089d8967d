/** A few soft sounds, made on the spot. They begin after the first tap, as browsers ask, and are silent where the settings say so. */
import { useSettings } from './settings.js';

/** Hertz, one note after the other. A game may add its own, and play these in its own way. */
export type Tunes = Readonly<Record<string, readonly number[]>>;

const TUNES: Tunes = {
  card: [330],
  coin: [1047, 1319],
  step: [420],
  chime: [659, 880],
  sad: [330, 262],
  yours: [523, 659],
  end: [523, 659, 784, 1047],
};
const NOTE = 0.11; // seconds
const LOUDEST = 0.2;
const SILENCE = 0.0001; // a curve that falls to nothing never arrives

let audio: AudioContext | null = null;

/** Plays a tune of the game's own set or of the general one; an unknown name is silent. */
export function sound(tune: string, own: Tunes = {}): void {
  const { sound: on, volume } = useSettings.getState();
  if (!on || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [i, hertz] of (own[tune] ?? TUNES[tune] ?? []).entries()) pluck(audio, hertz, audio.currentTime + i * NOTE, volume * LOUDEST);
}

/** Like a finger on wood: quick to come, slow to go. */
function pluck(context: AudioContext, hertz: number, at: number, loud: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(SILENCE, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + 3 * NOTE);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 3 * NOTE);
}
