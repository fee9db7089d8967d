/** Sentences with signs in them: "4 Houses or more {happiness:+1}". The signs are those of the game around it. */
import { type ReactNode, useContext } from 'react';
import { Dictionary } from '../bar/Signs.js';
import styles from './book.module.css';
import { type Piece, signedPieces } from './pieces.js';

/** Small, after the word it belongs to. */
export function InlineSign({ sign, figure = '' }: { readonly sign: string; readonly figure?: string }) {
  const found = useContext(Dictionary).get(sign);
  return (
    <span className={styles.sign} data-sign={sign}>
      <span role="img" aria-label={found?.name ?? sign}>
        {found?.picture}
      </span>
      {figure !== '' && <b>{figure}</b>}
    </span>
  );
}

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly clause: (number: string) => ReactNode; // how a clause is pointed to
}

export function Pieces({ pieces, clause }: PiecesProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence, never reordered
  return pieces.map((piece, i) => <PieceView key={i} piece={piece} clause={clause} />);
}

function PieceView({ piece, clause }: { readonly piece: Piece; readonly clause: PiecesProps['clause'] }) {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'bold':
      return <b>{piece.text}</b>;
    case 'em':
      return <em>{piece.text}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'sign':
      return <InlineSign sign={piece.sign} figure={piece.figure} />;
    case 'clause':
      return clause(piece.clause);
  }
}

/** In grey, where nothing can be opened: on paper. */
const printed = (number: string) => <i className={styles.clause}>{number}</i>;

export function Signed({ children }: { readonly children: string }) {
  return <Pieces pieces={signedPieces(children)} clause={printed} />;
}
