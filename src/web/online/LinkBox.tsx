/** A link to hand out: as a code for a camera, to copy, or through whatever the device shares with. */
import { useState } from 'react';
import { Button } from '../kit/Button.js';
import { QrCode } from './QrCode.js';
import './online.css';

interface LinkBoxProps {
  readonly title: string;
  readonly note: string;
  readonly link: string;
  readonly qr: boolean;
}

export function LinkBox({ title, note, link, qr }: LinkBoxProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not let it be copied: select the link and copy it yourself.'),
    );
  const share = () => void navigator.share({ title: 'Halcyon', text: title, url: link }).catch(() => {}); // closing the sheet is no error
  return (
    <section className="linkbox">
      {qr && <QrCode text={link} label={`${title}: a code for the camera of a phone`} />}
      <div className="linkbox-words">
        <h3>{title}</h3>
        <p className="mut">{note}</p>
        <input type="text" readOnly value={link} aria-label={title} onFocus={(event) => event.target.select()} />
        <div className="row">
          <Button go={qr} press={() => void copy()}>
            Copy the link
          </Button>
          {'share' in navigator && <Button press={share}>Share…</Button>}
          <span role="status">{said}</span>
        </div>
      </div>
    </section>
  );
}
