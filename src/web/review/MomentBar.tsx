/** The chosen moment, in the place of the question: the verdict, what was played and what was better, and what can be done from here. */
import { useEffect, useState } from 'react';
import type { AnyGame, Seat } from '../../engine/game.js';
import type { Judgement, Review } from '../../review/index.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import { ask } from '../thinker/asking.js';
import type { Looked } from '../thinker/jobs.js';
import type { Kind } from './figures.js';
import styles from './review.module.css';
import { VerdictSign } from './Verdict.js';
import { ends, figure, signed, type Unit, VERDICT_WORDS, REVIEW_WORDS as W, withUnit } from './words.js';

interface MomentBarProps {
  readonly review: Review | null;
  readonly game: AnyGame;
  readonly unit: Unit;
  readonly at: number | null;
  readonly seat: Seat;
  readonly me: Seat | null;
  readonly names: readonly string[];
  readonly when: string;
  readonly told: string; // what was done
  readonly betterWords: readonly string[];
  readonly looked: Looked | null;
  readonly isLast: boolean;
  readonly tryAgain: (() => void) | null;
  readonly playOn: (() => void) | null;
  readonly next: () => void;
}

export function MomentBar(props: MomentBarProps) {
  const { review, unit, at, seat, when, told, betterWords, looked, isLast, tryAgain, playOn, next } = props;
  const moment = at === null ? undefined : review?.moments[at];
  const because = useReason(props);
  const judgement = moment?.seat === seat ? (moment?.judgement ?? null) : null;
  const luck = moment?.luck[seat] ?? 0;
  const kind: Kind | null = judgement?.verdict ?? (moment?.drew ? (luck < 0 ? 'unluck' : 'luck') : null);
  const [better, second] = judgement?.better ?? [];
  const [firstWords, secondWords] = betterWords;
  return (
    <section className={`panel ${styles.bar}`} aria-label={W.tabs.moment} data-moment={at ?? ''}>
      <div className={styles.verdict}>
        {kind && <VerdictSign kind={kind} size={30} />}
        {kind && <b>{VERDICT_WORDS[kind]}</b>}
      </div>
      <div className={styles.words}>
        <h2>{told === '' ? (review ? when : W.beginning) : `${when}: ${told}`}</h2>
        <p>
          {judgement === null && moment && moment.seat === seat && (moment.choices > 1 ? `${W.noVerdict} ` : `${W.noChoice} `)}
          {judgement?.verdict === 'best' && `${W.nothingBetter} `}
          {judgement?.verdict === 'close' && `${W.tooClose(W.range(figure(0, unit).replace(/\D+$/, ''), figure(judgement.high, unit)))} `}
          {better && firstWords && (
            <>
              {W.quoted(firstWords)}
              {W.wasWorth}
              <b>{W.more(figure(better.gain.mean, unit))}</b> ({ends(judgement?.low ?? 0, judgement?.high ?? 0, unit)})
              {because === '' ? '. ' : `: ${because.charAt(0).toLowerCase()}${because.slice(1)} `}
              {isBad(judgement) && W.became(figure(judgement.worth + better.gain.mean, unit), withUnit(judgement.worth, unit))}
              {better.truly.mean <= 0 && W.notKnown(looked?.hidden ?? [])}
              {second &&
                secondWords &&
                !because &&
                figure(second.gain.mean, unit) !== figure(0, unit) &&
                W.asWell(secondWords, figure(second.gain.mean, unit))}
            </>
          )}
          {moment?.drew && Math.abs(luck) > 0 && W.drew(signed(luck, unit))}
          {isLast && judgement?.better[0] && ` ${W.last}.`}
        </p>
      </div>
      <div className={styles.buttons}>
        {tryAgain && (
          <Button glyph="retry" press={tryAgain}>
            {W.tryAgain}
          </Button>
        )}
        {playOn && (
          <button type="button" className="btn" onClick={playOn} aria-label={W.playOn}>
            <Glyph name="branch" size={18} />
            <span className="beside">{W.playOn}</span>
            <span className="folded">{W.playOnShort}</span>
          </button>
        )}
        <Button go press={next}>
          {isLast ? W.backToResult : W.next}
          {!isLast && <Glyph name="mistake" size={18} />}
        </Button>
      </div>
    </section>
  );
}

/** A mistake or worse, of which is known what the chance became. */
const isBad = (judgement: Judgement | null): judgement is Judgement & { readonly worth: number } =>
  judgement?.worth !== undefined && (judgement.verdict === 'mistake' || judgement.verdict === 'blunder');

/** Why the better move was better, in the words of a hint. */
function useReason({ review, at, seat, looked, names, game }: MomentBarProps): string {
  const [reason, setReason] = useState({ of: '', words: '' });
  const moment = at === null ? undefined : review?.moments[at];
  const better = moment?.seat === seat ? moment?.judgement?.better[0] : undefined;
  const of = looked && better ? `${seat} ${moment?.entry} ${JSON.stringify(better.move)}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  useEffect(() => {
    if (!looked || !better || of === '') return;
    let left = false;
    ask<'between'>({
      kind: 'between',
      game: game.id,
      names,
      view: looked.view,
      decision: looked.decision,
      moves: [better.move, looked.move],
    }).then(
      ({ because }) => left || setReason({ of, words: because }),
      () => {}, // the figures say enough
    );
    return () => {
      left = true;
    };
  }, [of]);
  return reason.of === of ? reason.words : '';
}
