/** Fate and self-improvement cards from near, and what is drawn only for its journey over the board. */
import { AREA_NAMES, dollars, type FateId, fateCard, type ImprovementId, improvementCard } from '../face.js';
import { AreaChip, RainbowArc, SpaceDisc } from './art/things.js';
import styles from './cards.module.css';

/** A card that can be chosen, is looked at from near, or flies. */
export const cardClass = styles.card;

/** What stands on a self-improvement card. */
export function LessonFace({ id }: { readonly id: ImprovementId }) {
  const { area, text } = improvementCard(id);
  return (
    <>
      <AreaChip area={area} size={40} />
      <b className="d">{AREA_NAMES[area]}</b>
      <span className="s">{text}</span>
    </>
  );
}

const FATE_SAYS = { 'hang-up': 'a hang-up', improve: 'learn something', key: 'a key of your choice' } as const;

/** What stands on a fate card. */
function FateFace({ id }: { readonly id: FateId }) {
  const { kind, area, text } = fateCard(id);
  return (
    <>
      {area === null ? <SpaceDisc face="fate" size={40} /> : <AreaChip area={area} size={40} />}
      <b className="d">{area === null ? 'Fate' : `Fate: ${AREA_NAMES[area]}`}</b>
      <span className="s">{text}</span>
      <b className="xs">{FATE_SAYS[kind]}</b>
    </>
  );
}

type CardPieceProps = { readonly fate: FateId; readonly lesson?: never } | { readonly lesson: ImprovementId; readonly fate?: never };

/** A card that is drawn, turned over and taken. */
export function CardPiece({ fate, lesson }: CardPieceProps) {
  return <div className={styles.card}>{fate === undefined ? <LessonFace id={lesson} /> : <FateFace id={fate} />}</div>;
}

/** The number that a device shows. */
export const Rolled = ({ value }: { readonly value: number }) => <b className={`d ${styles.word}`}>{value}</b>;

export const Coin = ({ amount }: { readonly amount: number }) => <b className={`d ${styles.word}`}>{dollars(amount)}</b>;

/** The rainbow of a full stand. */
export const Arc = () => (
  <div style={{ width: 'min(620px, 80vw)' }}>
    <RainbowArc />
  </div>
);
