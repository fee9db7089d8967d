/** The day of a round: ten steps, and where we are. */
import type { Phase, Shared } from '../face.js';

interface Step {
  readonly phase: Phase;
  readonly label: string;
  readonly what: string;
}

const STEPS: readonly Step[] = [
  { phase: 'sell', label: 'Sell', what: 'Everyone sells goods and animals' },
  { phase: 'buy', label: 'Buy', what: 'Animals come to market; one each in turn until all have passed' },
  { phase: 'farm', label: 'Work', what: 'Each farmer converts one square or collects from two' },
  { phase: 'feed', label: 'Feed', what: 'Every animal feeds once, one each in turn; hungry ones roam first' },
  { phase: 'produce', label: 'Produce', what: 'Full animals give eggs, milk and wool unless 4 bugs or more are in reach' },
  { phase: 'produce', label: 'Bugs', what: 'Every animal draws new bugs to its square, up to 4' },
  { phase: 'butcher', label: 'Butcher', what: 'Animals may be butchered for meat' },
  { phase: 'breed', label: 'Breed', what: 'A full pair with room beside it may have young' },
  { phase: 'grow', label: 'Regrow', what: 'The land grows back' },
  { phase: 'grow', label: 'Change', what: 'Land with three efforts turns' },
];

export function Phases({ shared }: { readonly shared: Shared }) {
  if (shared.phase === 'over') return <span />;
  const last = shared.round > shared.options.rounds;
  const steps = STEPS.filter(({ phase }) => phase !== 'breed' || shared.options.breeding).filter(({ phase }) => !last || phase === 'sell');
  const now = steps.findIndex(({ phase }) => phase === shared.phase);
  return (
    <ol className="hf-phases" aria-label={last ? 'The last selling' : 'The steps of a round'}>
      {steps.map(({ label, what }, i) => (
        <li
          key={label}
          className={i === now ? 'hf-now' : i < now || now < 0 ? 'hf-past' : ''}
          aria-current={i === now ? 'step' : undefined}
          title={what}
        >
          {last ? 'The last selling of the year' : label}
        </li>
      ))}
    </ol>
  );
}
