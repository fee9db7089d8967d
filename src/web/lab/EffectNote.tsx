/** What an option changes, as the lab has measured it, in a sentence. Loaded when somebody wants to know it. */
import { useEffect, useState } from 'react';
import type { Json } from '../../engine/game.js';
import type { Measured } from '../../games/kit/measured.js';
import { loadMeasured } from '../library.js';
import { effectWords } from './effect-words.js';

interface EffectNoteProps {
  readonly game: string;
  readonly option: string;
  readonly usual: Json;
  readonly value: Json;
  readonly nameOf: (value: Json) => string;
}

export function EffectNote({ game, option, usual, value, nameOf }: EffectNoteProps) {
  const [found, setFound] = useState<{ readonly measured: Measured | null } | null>(null);
  useEffect(() => {
    void loadMeasured(game).then((measured) => setFound({ measured }));
  }, [game]);
  return found ? effectWords(nameOf, usual, value, found.measured?.options[option]) : null;
}
