/** One animal's question in detail: every bite, every place to go to, every square to work on, as a list to touch. */
import { breedOf, kindName, type Question, type Shared } from '../face.js';
import { AnimalPicture } from './art/things.js';
import { type Asked, drawn, isLegal, type Tap } from './asked.js';
import base from './base.module.css';
import { Choices } from './choice.js';
import styles from './lists.module.css';

const TITLES: Partial<Record<Question, string>> = { eat: 'At the trough', roam: 'Off to better grass', effort: 'Working the wilds' };

export const hasDetail = (kind: Question): boolean => kind in TITLES;

export function Meal({ shared, asked, tap }: { readonly shared: Shared; readonly asked: Asked; readonly tap: Tap }) {
  const { kind, ate } = shared.eater;
  const answers = [...asked.bySquare.values(), asked.others].flat().filter((choice) => isLegal(choice) && drawn(choice.move));
  return (
    <section className={base.panel} aria-label="What it may do">
      <header className={`${base.line} ${styles.head}`}>
        <h2>{TITLES[asked.decision.kind]}</h2>
        {kind >= 0 && (
          <p className={base.line}>
            <AnimalPicture kind={kindName(kind)} className={styles.face} />
            <Beads ate={ate} of={breedOf(kind).capacity} />
            {ate} of {breedOf(kind).capacity} eaten
          </p>
        )}
      </header>
      <Choices {...{ shared, choices: answers, asked, tap }} label="Possible now" />
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
