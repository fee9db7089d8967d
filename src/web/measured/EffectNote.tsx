/** What an option changes, as the lab has measured it, in a sentence. */
import { useEffect, useState } from 'react';
import type { Json } from '../../engine/game.js';
import { type AllEffects, effectWords } from './effect-words.js';

let loaded: Promise<AllEffects> | null = null;

/** Loaded once, when somebody wants to know it: neither the shelf nor the set-up needs it. */
function loadEffects(): Promise<AllEffects> {
  loaded ??= import('./effects.json').then((all) => all.default as AllEffects);
  return loaded;
}

interface EffectNoteProps {
  readonly game: string;
  readonly option: string;
  readonly usual: Json;
  readonly value: Json;
  readonly nameOf: (value: Json) => string;
}

export function EffectNote({ game, option, usual, value, nameOf }: EffectNoteProps) {
  const [all, setAll] = useState<AllEffects | null>(null);
  useEffect(() => {
    void loadEffects().then(setAll);
  }, []);
  return all ? effectWords(nameOf, usual, value, all[game]?.options[option]) : null;
}
