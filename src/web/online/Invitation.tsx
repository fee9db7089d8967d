/** The invitation that lies on the table while people gather: a code for the camera, five letters to say, and the link. */
import { useEffect, useRef, useState } from 'react';
import type { Face } from '../../match/messages.js';
import { Button } from '../kit/Button.js';
import { useShape } from '../kit/shape.js';
import { pathTo } from '../route.js';
import styles from './invitation.module.css';
import { inviteLink } from './links.js';
import { QrCode } from './QrCode.js';
import { copyText } from './sharing.js';
import { ROOM_WORDS } from './words.js';

const { gather: W } = ROOM_WORDS;

/** The code in tiles, as it is said: letter by letter. */
export function CodeTiles({ code }: { readonly code: string }) {
  return (
    <span className={styles.code} role="img" aria-label={[...code].join(' ')}>
      {[...code].map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        <b key={i}>{letter}</b>
      ))}
    </span>
  );
}

interface InvitationProps {
  readonly face: Face;
  readonly secret: string;
  readonly tall: boolean; // there is more room above it than beside it
}

export function Invitation({ face, secret, tall }: InvitationProps) {
  const [said, setSaid] = useState('');
  const [whole, setWhole] = useState(false); // with its secret, for whoever copies it by hand
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (whole) field.current?.select();
  }, [whole]);
  const holdsPhone = useShape() === 'pocket'; // whoever holds the phone does not photograph it
  const link = inviteLink(face.match, face.code, secret);
  const shown = face.code === null ? link : `${location.host}${pathTo.room(face.code)}`;
  const copyIt = () => void copyText(link).then((done) => setSaid(done ? W.copied : W.cannotCopy));
  return (
    <section className={`${styles.card} on-paper`} data-tall={tall || undefined} aria-label={W.come}>
      {!holdsPhone && (
        <figure className={styles.qr}>
          <QrCode text={link} label={W.camera} />
          <figcaption>{W.camera}</figcaption>
        </figure>
      )}
      <div className={styles.words}>
        <h2>{W.come}</h2>
        {face.code !== null && (
          <>
            <p>
              {W.type} <b>{location.host}</b>
            </p>
            <CodeTiles code={face.code} />
          </>
        )}
        <div className={styles.link}>
          <input
            ref={field}
            type="text"
            readOnly
            size={shown.length}
            value={whole ? link : shown}
            aria-label={W.send}
            onFocus={() => setWhole(true)}
            onBlur={() => setWhole(false)}
          />
          <Button press={copyIt}>{W.copy}</Button>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </section>
  );
}
