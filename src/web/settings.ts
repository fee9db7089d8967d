/** How this person likes the table: kept on the device, applied to the page at once. */
import { create } from 'zustand';

/** What every hold and every journey is multiplied with. */
export const PACES = { calm: 1.5, normal: 1, brisk: 0.6, none: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  readonly theme: 'system' | 'day' | 'lamp';
  readonly pace: Pace;
  readonly bigText: boolean;
  readonly sound: boolean;
  readonly volume: number; // 0 to 1
  readonly textMode: boolean;
  readonly confirm: boolean; // a tap selects, a second one plays; off: the first tap plays
  readonly byHand: boolean; // wheels and spinners wait for the person's own hand
  readonly proposals: 'always' | 'routine' | 'never'; // what the filled button may do that nobody chose
  readonly explainNew: boolean; // first-time notes
  readonly met: Readonly<Record<string, string>>; // what they have explained, and in which match, or that it waits
  readonly name: string; // what the person is called in a new match; empty: never chosen
}

const USUAL: Settings = {
  theme: 'system',
  pace: 'normal',
  bigText: false,
  sound: true,
  volume: 0.6,
  textMode: false,
  confirm: true,
  byHand: false,
  proposals: 'routine',
  explainNew: true,
  met: {},
  name: '',
};
const KEY = 'halcyon:settings';
const VERSION = 2; // of what is kept

/** What version 1 gave to everybody, whether they had chosen it or not. */
const NEVER_CHOSEN: Readonly<Record<string, unknown>> = { name: 'Ada', sound: false };

/** Paces as they were once called. */
const PACES_BEFORE: Readonly<Record<string, Pace>> = { fast: 'brisk', off: 'none' };

const wordsIn = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {};

/** Reads what was kept, field by field: anything else than a known value is the usual one. */
function readKept(): Settings {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value === 'object' && value !== null) kept = { ...value };
    if (kept.version !== VERSION) kept = Object.fromEntries(Object.entries(kept).filter(([key, one]) => NEVER_CHOSEN[key] !== one));
  } catch {
    return USUAL;
  }
  const oneOf = <X extends string>(key: string, allowed: readonly X[], usual: X): X => allowed.find((x) => x === kept[key]) ?? usual;
  const flag = (key: string, usual: boolean): boolean => (typeof kept[key] === 'boolean' ? kept[key] : usual);
  return {
    theme: oneOf('theme', ['system', 'day', 'lamp'], USUAL.theme),
    pace: PACES_BEFORE[String(kept.pace)] ?? oneOf('pace', ['calm', 'normal', 'brisk', 'none'], USUAL.pace),
    bigText: flag('bigText', USUAL.bigText),
    sound: flag('sound', USUAL.sound),
    volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : USUAL.volume,
    textMode: flag('textMode', USUAL.textMode),
    confirm: flag('confirm', USUAL.confirm),
    byHand: flag('byHand', USUAL.byHand),
    proposals: oneOf('proposals', ['always', 'routine', 'never'], USUAL.proposals),
    explainNew: flag('explainNew', USUAL.explainNew),
    met: wordsIn(kept.met),
    name: typeof kept.name === 'string' && kept.name.trim() !== '' ? kept.name.slice(0, 20) : USUAL.name,
  };
}

interface SettingsStore extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...readKept(),
  change: (part) => {
    set(part);
    const { change: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...settings }));
    } catch {
      // A full or forbidden storage costs the next visit its settings, nothing more.
    }
    apply();
  },
}));

const lamp = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

export const isLampLit = (): boolean => {
  const { theme } = useSettings.getState();
  return theme === 'lamp' || (theme === 'system' && lamp.matches);
};

export const paceOf = ({ pace }: Pick<Settings, 'pace'>): number => PACES[pace];

/** The device asks for reduced motion: scenes are told at their pace, but nothing flies. */
export const isStill = (): boolean => still.matches;

const EVENING = 19; // o'clock
const MORNING = 7;

let isTelevision = false;

/** A television knows no theme of its own: without a choice the lamp is lit from 19 to 7 o'clock. Returns how to end that. */
export function applyTelevision(): () => void {
  isTelevision = true;
  apply();
  const clock = setInterval(apply, 60_000);
  return () => {
    clearInterval(clock);
    isTelevision = false;
    apply();
  };
}

function isDark(): boolean {
  const hour = new Date().getHours();
  return isTelevision && useSettings.getState().theme === 'system' ? hour >= EVENING || hour < MORNING : isLampLit();
}

function apply(): void {
  const settings = useSettings.getState();
  const page = document.documentElement;
  page.dataset.theme = isDark() ? 'lamp' : 'day';
  page.dataset.text = settings.bigText ? 'big' : 'normal';
  page.style.setProperty('--pace', String(isStill() ? 0 : paceOf(settings)));
}

export function applySettings(): void {
  apply();
  lamp.addEventListener('change', apply);
  still.addEventListener('change', apply);
}
