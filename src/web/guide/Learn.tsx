/** Where "Learn" leads: the guided round that was left, or a new one. */
import { useEffect, useState } from 'react';
import { Laying } from '../kit/Laying.js';
import { Trouble } from '../kit/Trouble.js';
import { go, pathTo } from '../route.js';
import { beginOrResume } from './lesson.js';

export function Learn({ game }: { readonly game: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    beginOrResume(game).then(
      (id) => left || go(pathTo.match(id), 'replace'),
      (error: unknown) => left || setTrouble(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return trouble ? <Trouble words={trouble} close={null} /> : <Laying />;
}
