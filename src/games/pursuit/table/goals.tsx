/** The life goals, and who is ahead in each as things stand. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import { deferred } from '../../../web/kit/after-paint.js';
import type { Sitter } from '../../../web/table.js';
import { type Shared, soloTarget } from '../face.js';
import { GoodSign } from './art/signs.js';
import { type Lead, leads } from './figures.js';
import livesCss from './lives.module.css';
import { GOALS_AT } from './places.js';
import { nameAt } from './seats.js';

export const Goals = deferred(function Goals({ shared, sitters }: { readonly shared: Shared; readonly sitters: readonly Sitter[] }) {
  const solo = shared.players.length === 1;
  return (
    <ul className={livesCss.goals} data-at={GOALS_AT}>
      {leads(shared).map((lead) => (
        <li key={lead.goal.id}>{solo ? <Alone lead={lead} /> : <Compared lead={lead} sitters={sitters} />}</li>
      ))}
      {solo && <Target shared={shared} />}
    </ul>
  );
});

function Compared({ lead, sitters }: { readonly lead: Lead; readonly sitters: readonly Sitter[] }) {
  const { goal, values, seat, worth, tied } = lead;
  const per = goal.per === 0 ? '' : `${goal.per === 1 ? ' each' : ` per ${goal.per}`}, up to ${goal.most}`;
  return (
    <>
      <b className={livesCss.goal}>{goal.name}</b>
      <span className={livesCss.race}>
        {values.map((value, each) => (
          <span
            key={nameAt(sitters[each], each)}
            data-ahead={each === seat || undefined}
            title={`${nameAt(sitters[each], each)}${value === null ? '' : ` ${value}`}`}
          >
            <SeatShape seat={each} size={13} />
            <span className="unseen">{nameAt(sitters[each], each)} </span>
            {value ?? (each === seat ? <Glyph name="check" size={12} /> : '\u00b7')}
          </span>
        ))}
        <em>{seat === null ? (tied ? 'tied' : 'nobody') : `+${worth}`}</em>
      </span>
      <small>
        {goal.text} <GoodSign good="lth" size={13} /> <span className="unseen">lasting happiness</span>
        {goal.lth}
        {per}
      </small>
    </>
  );
}

function Alone({ lead: { goal, values, met } }: { readonly lead: Lead }) {
  return (
    <>
      <b className={livesCss.goal}>{goal.name}</b>
      <Progress n={values[0] ?? 0} of={goal.solo.atLeast} met={met} />
      <small>{goal.solo.text}</small>
    </>
  );
}

function Target({ shared }: { readonly shared: Shared }) {
  const target = soloTarget(shared.options);
  const lth = shared.players[0]?.lth ?? 0;
  return (
    <li>
      <b className={livesCss.goal}>A happy life</b>
      <Progress n={lth} of={target} met={lth >= target} />
      <small>Reach {target} lasting happiness in the end, inheritance included.</small>
    </li>
  );
}

function Progress({ n, of, met }: { readonly n: number; readonly of: number; readonly met: boolean }) {
  return (
    <span className={livesCss.progress} data-met={met || undefined}>
      <span className={livesCss.meter} style={{ '--part': Math.min(1, n / of) }} />
      {met && <Glyph name="check" size={14} />}
      {n} of {of}
    </span>
  );
}
