/** Codes of rooms: five letters that can be said over the phone, typed in any case, and mistaken for nothing else. */

const CONSONANTS = 'BCDFGHJKMNPRSTVWZ'; // without L, Q and X, which look or sound like others
const VOWELS = 'AEOU'; // without I, which looks like L and 1
const PATTERN = [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS] as const;

export const CODE_LETTERS = PATTERN.length;

/** Parts of codes that somebody might not want to read out to an aunt, in the languages people swear in. */
const RUDE =
  /ANUS|^BOB|^CAC|^COC|^COJ|^COK|^CUC|^CUM|^CUN|^DAGO|^FAG|^FEC|^FOT|^FUC|^FUK|^FUT|^GOR|^HER[AO]|HOMO|^HOR|^HURE|^JAP|^JESUS|^KAC|^KAFE|^KAK|^KOK|^KUN|^MERD|^MUFE|^NAZ|^NEG|^NOG|^NUD|^PED[EO]|^PEN[EU]|^PES|^POP[EO]|^POR[NO]|^PUT|^RAP[EO]|^RETAR|^SADO|^SATAN|^SEC[SU]|SEMEN|^SUC|^SUK|^TET|^TUT|^VAG|^WOG|^WOP/;

export const isRude = (code: string): boolean => RUDE.test(code);

/** A code from two bytes of luck a letter; null: not one for decent company. */
export function codeFrom(luck: Uint8Array): string | null {
  const code = PATTERN.map((letters, i) => letters[(((luck[2 * i] ?? 0) << 8) | (luck[2 * i + 1] ?? 0)) % letters.length]).join('');
  return isRude(code) ? null : code;
}

/** What somebody typed as a code, in capitals and without what stands between letters; null: no code looks like this. */
export function readCode(text: string): string | null {
  const letters = [...text.replace(/[\s.-]/g, '').toUpperCase()];
  const fits = letters.length === CODE_LETTERS && letters.every((letter, i) => PATTERN[i]?.includes(letter));
  return fits ? letters.join('') : null;
}
