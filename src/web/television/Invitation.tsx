/** The television while people gather: the places, and how to sit down with a phone. */

import { useEffect, useState } from 'react';
import type { AnyGame } from '../../engine/game.js';
import type { ChairFace, Face } from '../../match/messages.js';
import type { Places } from '../kit/places.js';
import { loadPlaces } from '../library.js';
import { inviteLink } from '../online/links.js';
import { hostOf } from '../online/places.js';
import { QrCode } from '../online/QrCode.js';
import { ticketFor } from '../online/tickets.js';
import { Gather } from '../setup/Gather.js';
import type { Sitter } from '../table.js';
import styles from './television.module.css';
import { WORDS as W } from './words.js';

const isFree = ({ taken, plan }: ChairFace): boolean => !taken && plan !== 'bot';

const sitterAt = (chair: ChairFace): Sitter => ({
  name: chair.name,
  kind: chair.taken ? 'away' : 'bot',
  bot: chair.taken || chair.plan !== 'bot' ? null : chair.bot,
  thinking: false,
  presence: isFree(chair) ? 'free' : chair.taken && !chair.here ? 'away' : 'here',
  clock: null,
  asks: false,
  says: null,
});

export function Invitation({ game, face }: { readonly game: AnyGame; readonly face: Face }) {
  const [places, setPlaces] = useState<Places | null>(null);
  useEffect(() => void loadPlaces(game.id).then(setPlaces), [game]);
  const invite = ticketFor(face.match)?.invite ?? null;
  const link =
    invite !== null ? inviteLink(face.match, face.code, invite) : face.code === null ? null : `${location.origin}/room/${face.code}`;
  const card = (
    <section className={styles.card} data-tall={places?.middle || undefined}>
      {link !== null && <QrCode text={link} label={W.qr} />}
      <div>
        <h2>{W.play}</h2>
        <p>{W.scan(location.host)}</p>
        {face.code !== null && (
          <p className={styles.code} role="img" aria-label={[...face.code].join(' ')}>
            {[...face.code].map((letter, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice
              <b key={i}>{letter}</b>
            ))}
          </p>
        )}
      </div>
    </section>
  );
  return (
    <>
      <header className={styles.head}>
        <h1>{game.about.title}</h1>
        <span className={`panel ${styles.fact}`}>{W.gathering}</span>
        <p role="status">{W.free(face.chairs.filter(isFree).length, hostOf(face))}</p>
      </header>
      <main className={styles.gathering}>
        <Gather places={places} sitters={face.chairs.map(sitterAt)} options={face.options} lying={card} />
      </main>
    </>
  );
}
