/** The two buttons of the table: one that goes ahead, and the plain one. And the glyph buttons of the bars. */
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../art/glyph.js';

interface ButtonProps {
  readonly children: ReactNode;
  readonly press: () => void;
  readonly go?: boolean; // the one filled button on the screen
  readonly glyph?: GlyphName;
  readonly disabled?: boolean;
  readonly className?: string;
}

export function Button({ children, press, go = false, glyph, disabled = false, className = '' }: ButtonProps) {
  return (
    <button type="button" className={`btn ${go ? 'go' : ''} ${className}`} onClick={press} disabled={disabled}>
      {glyph && <Glyph name={glyph} size={18} />}
      {children}
    </button>
  );
}

interface GlyphButtonProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly press: () => void;
  readonly className?: string;
  readonly pressed?: boolean;
}

export function GlyphButton({ glyph, label, press, className = '', pressed }: GlyphButtonProps) {
  return (
    <button type="button" className={`ib ${className}`} aria-label={label} title={label} aria-pressed={pressed} onClick={press}>
      <Glyph name={glyph} />
    </button>
  );
}
