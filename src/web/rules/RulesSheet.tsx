/** The rules over what is open: a table or a set-up, which stays as it is below. */
import { useState } from 'react';
import { GlyphButton } from '../kit/Button.js';
import { Modal } from '../kit/Modal.js';
import { type FromTable, Reader } from './Reader.js';
import styles from './reader.module.css';
import { RULES_WORDS as W } from './words.js';

interface RulesSheetProps {
  readonly game: string;
  readonly title: string;
  readonly clause: string; // '' opens at the beginning
  readonly close: () => void;
  readonly from?: FromTable; // a table: examples are of its position
}

export function RulesSheet({ game, title, clause, close, from }: RulesSheetProps) {
  const [at, setAt] = useState(clause);
  const back = <GlyphButton glyph="back" label={from ? W.toTable : W.back} press={close} />;
  return (
    <Modal className={styles.over} aria-label={W.of(title)} close={close}>
      <Reader {...{ game, title, back, close, clause: at, open: setAt }} from={from ?? null} />
    </Modal>
  );
}
