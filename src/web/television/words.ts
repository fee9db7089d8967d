/** What a television says besides the game. */
const LIST = new Intl.ListFormat('en-GB');
const SEATS = new Intl.PluralRules('en-GB');
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const WORDS = {
  onTurn: (names: readonly string[]) => (names.length === 1 ? `${names[0]} is on turn` : `${LIST.format(names)} decide`),
  justNow: 'Just now',
  begins: 'The table is laid',
  cut: 'The television has lost the line',
  cutMore: 'Your phones play on. It comes back by itself.',
  play: 'Play from your phone',
  scan: (host: string) => `Scan it, or type at ${host}`,
  qr: 'A code for the camera of a phone: it leads to this table',
  free: (seats: number, host: string) =>
    seats === 0
      ? `Everybody is here. ${host === '' ? 'Whoever laid the table' : host} may begin.`
      : `${NUMBERS[seats] ?? seats} ${SEATS.select(seats) === 'one' ? 'seat is' : 'seats are'} still free`,
  gathering: 'Gathering',
  join: 'Watch or sit in:',
  place: (rank: number) => `${rank}.`,
  again: (names: readonly string[]) => (names.length === 0 ? 'How it ended' : `Once more: ${LIST.format(names)}`),
  more: 'More',
  begin: 'Begin: bots take the free seats',
  full: 'Full screen',
  settings: 'Settings',
  leave: 'To the shelf',
  laying: 'The table is being laid…',
} as const;
