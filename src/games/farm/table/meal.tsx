/** One animal's question in detail: every bite, every place to go to, every square to work on, as a list to touch. */
import { breedOf, kindName, type Question, type Shared } from '../face.js';
import { AnimalPicture } from './art/things.js';
import { type Asked, drawn, isLegal, type Tap } from './asked.js';
import { ChoiceButton } from './choice.js';

const TITLES: Partial<Record<Question, string>> = { eat: 'At the trough', roam: 'Off to better grass', effort: 'Working the wilds' };

export const hasDetail = (kind: Question): boolean => kind in TITLES;

export function Meal({ shared, asked, tap }: { readonly shared: Shared; readonly asked: Asked; readonly tap: Tap }) {
  const { kind, ate } = shared.eater;
  const answers = [...asked.bySquare.values()]
    .flat()
    .concat(asked.others)
    .filter(({ move }) => drawn(move));
  return (
    <section className="hf-panel hf-at-meal" aria-label="What it may do">
      <h2>{TITLES[asked.decision.kind]}</h2>
      {kind >= 0 && (
        <p className="hf-eater">
          <AnimalPicture kind={kindName(kind)} className="hf-face" />
          <Beads ate={ate} of={breedOf(kind).capacity} />
          <span className="hf-quiet">
            {ate} of {breedOf(kind).capacity} eaten
          </span>
        </p>
      )}
      <ul className="hf-choices" aria-label="Possible now">
        {answers.filter(isLegal).map((choice) => (
          <li key={choice.words}>
            <ChoiceButton {...{ choice, asked, tap }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One bead for each bite an animal needs. */
function Beads({ ate, of }: { readonly ate: number; readonly of: number }) {
  return (
    <svg viewBox={`0 0 ${of * 10} 10`} width={Math.min(96, of * 12)} height="12" aria-hidden="true" focusable="false">
      {Array.from({ length: of }, (_, bite) => bite).map((bite) => (
        <circle key={bite} cx={5 + bite * 10} cy="5" r="4" fill={bite < ate ? '#3f7a2c' : 'var(--panel-2)'} stroke="var(--ink-2)" />
      ))}
    </svg>
  );
}
