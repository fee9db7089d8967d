/** How this person likes the table: kept on the device, applied to the page at once. */
import { create } from 'zustand';

export interface Settings {
  readonly theme: 'system' | 'day' | 'lamp';
  readonly pace: 'normal' | 'fast' | 'off';
  readonly bigText: boolean;
  readonly sound: boolean;
  readonly textMode: boolean;
  readonly confirm: boolean; // a tap selects, a second one plays; off: the first tap plays
  readonly name: string; // what the person is called in a new match; empty: never chosen
}

const USUAL: Settings = { theme: 'system', pace: 'normal', bigText: false, sound: true, textMode: false, confirm: true, name: '' };
const KEY = 'halcyon:settings';
const VERSION = 2; // of what is kept

/** What version 1 gave to everybody, whether they had chosen it or not. */
const NEVER_CHOSEN: Readonly<Record<string, unknown>> = { name: 'Ada', sound: false };

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
    pace: oneOf('pace', ['normal', 'fast', 'off'], USUAL.pace),
    bigText: flag('bigText', USUAL.bigText),
    sound: flag('sound', USUAL.sound),
    textMode: flag('textMode', USUAL.textMode),
    confirm: flag('confirm', USUAL.confirm),
    name: typeof kept.name === 'string' && kept.name.trim() !== '' ? kept.name.slice(0, 20) : USUAL.name,
  };
}

/** What I am called at this device, where I have not said it. */
export const myName = ({ name }: Pick<Settings, 'name'>): string => name || 'Player 1';

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

/** 1 normal, 0.5 fast, 0 none: what every duration is multiplied with. */
export function paceOf({ pace }: Pick<Settings, 'pace'>): number {
  if (still.matches) return 0;
  return pace === 'normal' ? 1 : pace === 'fast' ? 0.5 : 0;
}

function apply(): void {
  const settings = useSettings.getState();
  const page = document.documentElement;
  page.dataset.theme = isLampLit() ? 'lamp' : 'day';
  page.dataset.text = settings.bigText ? 'big' : 'normal';
  page.style.setProperty('--pace', String(paceOf(settings)));
}

export function applySettings(): void {
  apply();
  lamp.addEventListener('change', apply);
  still.addEventListener('change', apply);
}
