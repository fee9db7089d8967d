/** Why something is not possible: a paper note with the reason, and the way to the rule. */
import { useEffect, useRef } from 'react';
import type { Refusal } from '../../engine/game.js';
import { Glyph } from '../art/glyph.js';
import { Button } from './Button.js';

interface WhyNotProps {
  readonly refusal: Refusal;
  readonly close: () => void;
  readonly openRule: (clause: string) => void;
}

export function WhyNot({ refusal, close, openRule }: WhyNotProps) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reason is read out and can be closed with Escape at once
  useEffect(() => note.current?.focus(), [refusal]);
  return (
    <div
      className="whynot"
      role="alertdialog"
      aria-label="Why not?"
      aria-describedby="whynot-words"
      tabIndex={-1}
      ref={note}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h2>
        <Glyph name="lock" size={18} />
        Why not?
      </h2>
      <p id="whynot-words">{refusal.because}</p>
      <div className="row end">
        {refusal.clause !== '' && (
          <Button glyph="rules" press={() => openRule(refusal.clause)}>
            Rule {refusal.clause}
          </Button>
        )}
        <Button press={close}>Close</Button>
      </div>
    </div>
  );
}
