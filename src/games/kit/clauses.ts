/** Clauses as they are written: numbered in RULES.md, cited in code, named by tests. */

const CLAUSE = '\\d+\\.\\d+[a-z]?';
const NUMBERED = /^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/gm;

/** The clauses in a RULES.md: every line that begins with a bold number. */
export const clausesIn = (rules: string): string[] => Array.from(rules.matchAll(NUMBERED), ([, clause = '']) => clause);

/** A test or a group of tests whose name begins with the clauses it shows: "4.3, 4.6b after a track …". */
export interface Shown {
  readonly clauses: readonly string[];
  readonly name: string;
}

const TITLE = new RegExp(`\\(\\s*(['"\`])(${CLAUSE}(?:, ${CLAUSE})*) (.+?)\\1,`, 'g');

export const shownIn = (code: string): Shown[] =>
  Array.from(code.matchAll(TITLE), ([, , clauses = '', name = '']) => ({
    clauses: clauses.split(', '),
    name: name.replaceAll("\\'", "'"),
  }));

/** "R 4.1, 4.2" in a comment, "clause: '4.4b'" in a refusal. */
export function citedIn(code: string): string[] {
  const comments = Array.from(code.matchAll(new RegExp(`\\bR (${CLAUSE}(?:(?:, | to | and )${CLAUSE})*)`, 'g')), ([, list = '']) =>
    list.split(/, | to | and /),
  );
  const refusals = Array.from(code.matchAll(/clause: '([^']+)'/g), ([, clause = '']) => clause);
  return [...comments.flat(), ...refusals];
}

/** The line of a clause in the last table of RULES.md. */
export const rowOf = (clause: string, shown: readonly (Shown & { readonly file: string })[]): string => {
  const tests = shown.filter((each) => each.clauses.includes(clause)).map(({ file, name }) => `${file}: ${name.replaceAll('|', '\\|')}`);
  return `| ${clause} | ${tests.join(' · ')} |`;
};
