/** Where a room's address leads while this device does not know its match: it is found by its code, and what opens it is kept. */
import { useEffect, useState } from 'react';
import { readCode } from '../../match/codes.js';
import { Trouble } from '../kit/Trouble.js';
import { go, pathTo } from '../route.js';
import { findRoom } from './api.js';
import { NoSuchRoom } from './Late.js';
import { keepTicket } from './tickets.js';

export function FindRoom({ code }: { readonly code: string }) {
  const [missing, setMissing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const wanted = readCode(code);
  useEffect(() => {
    if (wanted === null) return setMissing(true);
    findRoom(wanted).then(
      (found) => {
        if (!found) return setMissing(true);
        const secret = location.hash.slice(1);
        go(pathTo.room(found.code), 'replace'); // the secret need not stay in the address
        keepTicket(found.match, { code: found.code, ...(secret === '' ? {} : { invite: secret }) });
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  }, [wanted]);
  if (trouble !== null) return <Trouble words={trouble} close={() => location.reload()} />;
  if (missing) return <NoSuchRoom code={code} />;
  return <p className="loading">The door is opening…</p>;
}
