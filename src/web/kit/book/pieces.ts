/** A sentence of the rules in its pieces: words, what is marked in them, signs after the words they belong to, and clauses one can go to. */

export type Piece =
  | { readonly kind: 'words' | 'bold' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'sign'; readonly sign: string; readonly figure: string }
  | { readonly kind: 'clause'; readonly clause: string };

interface Reading {
  readonly signWords: readonly (readonly [words: string, sign: string])[];
  readonly isClause: (number: string) => boolean;
}

const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/;
const CLAUSE = /(?<![\d.$])(\d+\.\d+[a-z]?)(?![\d.]*\d| ?%)/;

function markedOf(part: string): Piece {
  if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
  if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
  return { kind: 'em', text: part.slice(1, -1) };
}

/** A sentence of RULES.md. Each sign stands once in it, after the first word that names it. */
export function piecesOf(text: string, { signWords, isClause }: Reading): Piece[] {
  const named = signWords.length === 0 ? null : new RegExp(`\\b(?:${signWords.map(([words]) => `(${words})`).join('|')})(?![\\w-])`, 'gi');
  const shown = new Set<string>();
  const signed = (words: string): Piece[] => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const found of named === null ? [] : words.matchAll(named)) {
      const sign = signWords[found.slice(1).findIndex((group) => group !== undefined)]?.[1];
      if (sign === undefined || shown.has(sign)) continue;
      shown.add(sign);
      const to = found.index + found[0].length;
      pieces.push({ kind: 'words', text: `${words.slice(from, to)}\u00a0` }, { kind: 'sign', sign, figure: '' });
      from = to;
    }
    return [...pieces, { kind: 'words', text: words.slice(from) }];
  };
  return text
    .split(MARKED)
    .flatMap((part, i) => {
      if (i % 2 === 1) return [markedOf(part)];
      return part
        .split(CLAUSE)
        .flatMap((words, j): Piece[] =>
          j % 2 === 0 ? signed(words) : isClause(words) ? [{ kind: 'clause', clause: words }] : [{ kind: 'words', text: words }],
        );
    })
    .filter((piece) => piece.kind !== 'words' || piece.text !== '');
}

/** A sentence of a book, whose signs are written into it: "power {power:2} pays; see §4.4". */
export function signedPieces(text: string): Piece[] {
  return text
    .split(/(\{[^}]+\}|\*\*[^*]+\*\*|§\d+(?:\.\d+[a-z]?)?)/)
    .map((part, i): Piece => {
      if (i % 2 === 0) return { kind: 'words', text: part };
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('§')) return { kind: 'clause', clause: part.slice(1) };
      const [sign = '', figure = ''] = part.slice(1, -1).split(':');
      return { kind: 'sign', sign, figure };
    })
    .filter((piece) => piece.kind !== 'words' || piece.text !== '');
}
