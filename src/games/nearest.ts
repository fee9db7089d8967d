/** Guessing what somebody meant to type. */

/** How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (up: number, left: number): number => (up === 0 ? row : rows[i - up])?.[j - left] ?? 0;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const change = at(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, change, swapped ? at(2, 2) + 1 : change));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The known word that was probably meant, or null if none is near. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase();
  const best = known
    .map((name) => ({ name, away: name.startsWith(word) && word !== '' ? 0 : distance(word, name) }))
    .sort((a, b) => a.away - b.away)[0];
  return best && best.away <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null;
}
