/** What else can be done with a match that is over: shown again, shared as a picture or a record, and proved fair. */

import { useState } from 'react';
import { Complaint } from '../../engine/complaint.js';
import type { AnyGame } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import type { Face } from '../../match/messages.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import { Sheet } from '../kit/Sheet.js';
import { fileName, shareFile, shareRecord } from '../save.js';
import { ask } from '../thinker/asking.js';
import styles from './end.module.css';
import type { PosterProps } from './Poster.js';
import { END_WORDS as W } from './words.js';

interface EndMoreProps {
  readonly game: AnyGame;
  readonly face: Face;
  readonly record: MatchRecord | null;
  readonly poster: PosterProps | null; // null: the story is not told yet
  readonly replay: () => void;
  readonly failed: (error: unknown) => void;
  readonly close: () => void;
}

type Checks = readonly string[] | { readonly failed: string };

export function EndMore({ game, face, record, poster, replay, failed, close }: EndMoreProps) {
  const [checks, setChecks] = useState<Checks | null>(null);
  const withRecord = (act: (record: MatchRecord) => void) => () => (record ? act(record) : failed(new Complaint(W.onItsWay)));
  const verify = withRecord((whole) =>
    ask<'verify'>({ kind: 'verify', record: { ...whole, commitment: face.commitment } }).then(setChecks, (error: unknown) =>
      setChecks({ failed: error instanceof Error ? error.message : String(error) }),
    ),
  );
  const share = (shown: PosterProps) =>
    Promise.all([import('./picture-file.js'), import('./Poster.js')])
      .then(([{ pictureFile }, { Poster, sizeOf }]) => pictureFile(<Poster {...shown} />, sizeOf(shown), fileName(game.id, 'png')))
      .then(shareFile)
      .catch(failed);
  if (checks) return <Fair checks={checks} face={face} seed={record?.seed ?? ''} close={close} />;
  return (
    <Sheet title={W.more} glyph="more" close={close}>
      <div className="more">
        {poster && (
          <Button glyph="chart" press={() => void share(poster)}>
            {W.picture}
          </Button>
        )}
        <Button glyph="save" press={withRecord((whole) => void shareRecord(whole))}>
          {W.record}
        </Button>
        <Button glyph="play" press={replay}>
          {W.replayAll}
        </Button>
        <Button glyph="check" press={verify}>
          {W.verify}
        </Button>
      </div>
    </Sheet>
  );
}

interface FairProps {
  readonly checks: Checks;
  readonly face: Face;
  readonly seed: string;
  readonly close: () => void;
}

function Fair({ checks, face, seed, close }: FairProps) {
  return (
    <Sheet title={W.fair} glyph="check" close={close}>
      {'failed' in checks ? (
        <p className="bad">{W.fairNot(checks.failed)}</p>
      ) : (
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check}>
              <Glyph name="check" size={18} />
              {check}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.proof}>
        <dt>{W.promised}</dt>
        <dd>
          <code>{face.commitment}</code>
        </dd>
        <dt>{W.seed}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
    </Sheet>
  );
}
