/** Next to an option: what it changes, as the lab has measured it. */
import { useEffect, useState } from 'react';
import type { Json, OptionSpec } from '../../engine/game.js';
import { type AllEffects, effectWords } from './effect-words.js';
import './lab.css';

let loaded: Promise<AllEffects> | null = null;

/** Loaded once, when a table is set up: the shelf does not need it. */
function loadEffects(): Promise<AllEffects> {
  loaded ??= import('./effects.json').then((all) => all.default as AllEffects);
  return loaded;
}

export function EffectNote({
  game,
  option,
  spec,
  value,
}: {
  readonly game: string;
  readonly option: string;
  readonly spec: OptionSpec;
  readonly value: Json;
}) {
  const [all, setAll] = useState<AllEffects | null>(null);
  useEffect(() => {
    void loadEffects().then(setAll);
  }, []);
  const measured = all?.[game];
  if (!measured) return null;
  return <small className="effect">{effectWords(spec, value, measured.options[option])}</small>;
}
