/** Something that is folded away until it is wanted: a dashed line with what is in it. */
import type { ReactNode } from 'react';
import { Glyph } from '../art/glyph.js';
import styles from './variants.module.css';

interface FoldProps {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}

/** Opens in its own place. */
export function Fold({ title, line, children }: FoldProps) {
  return (
    <details className={styles.inner}>
      <summary>
        <FoldWords title={title} line={line} />
      </summary>
      {children}
    </details>
  );
}

/** Opens something in the place of what stands around it. */
export function FoldButton({ title, line, open }: Omit<FoldProps, 'children'> & { readonly open: () => void }) {
  return (
    <button type="button" className={styles.fold} onClick={open}>
      <FoldWords title={title} line={line} />
    </button>
  );
}

const FoldWords = ({ title, line }: Omit<FoldProps, 'children'>) => (
  <>
    <Glyph name="forward" size={18} />
    <span>
      <b>{title}</b>
      {line !== '' && <small>{line}</small>}
    </span>
  </>
);
