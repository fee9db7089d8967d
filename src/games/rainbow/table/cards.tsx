/** Fate and self-improvement cards as they are held up: area, sign and what they say. */
import { AREA_NAMES, type FateId, fateCard, type ImprovementId, improvementCard } from '../face.js';
import { AREA_INKS, AREA_ON, AreaSign, BoardPile, HangUpCloud, KeyPicture } from './art/things.js';

const FATE_INK = '#b8324b';

/** What stands on a self-improvement card. */
export function LessonFace({ id }: { readonly id: ImprovementId }) {
  const { area, text } = improvementCard(id);
  return (
    <>
      <span className="rt-chip" style={{ '--c': AREA_INKS[area], '--on': AREA_ON[area] }}>
        <AreaSign area={area} size={26} />
      </span>
      <b>{AREA_NAMES[area]}</b>
      <small>{text}</small>
    </>
  );
}

const FATE_SAYS = { 'hang-up': 'a hang-up', improve: 'learn something', key: 'a key of your choice' } as const;

/** What stands on a fate card. */
export function FateFace({ id }: { readonly id: FateId }) {
  const { kind, area, text } = fateCard(id);
  return (
    <>
      <span
        className="rt-chip"
        style={{ '--c': area === null ? FATE_INK : AREA_INKS[area], '--on': area === null ? '#fff' : AREA_ON[area] }}
      >
        {kind === 'hang-up' ? <HangUpCloud size={26} /> : <KeyPicture size={26} />}
      </span>
      <b>{area === null ? 'Fate' : `Fate: ${AREA_NAMES[area]}`}</b>
      <small>{text}</small>
      <em>{FATE_SAYS[kind]}</em>
    </>
  );
}

/** The back of a card, as it lies on its pile. */
export function Back({ deck }: { readonly deck: 'fate' | 'learn' }) {
  return (
    <svg viewBox="-34 -46 68 90" aria-hidden="true" focusable="false">
      <BoardPile face={deck === 'fate' ? 'fate' : 'improve'} count={0} label="" bare />
    </svg>
  );
}
