/** The sentences of the room: door, gathering, late links, people and the way to the next match. */
import { LIST } from '../kit/bar/words.js';

const many = (n: number, one: string, more: string): string => (n === 1 ? one : more);
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const counted = (n: number, one: string, more: string): string => `${NUMBERS[n] ?? n} ${many(n, one, more)}`;

export const ROOM_WORDS = {
  shelf: 'To the shelf',
  likeIt: 'Set up a table like it',

  none: {
    heading: (code: string) => `No table has the code ${code}`,
    words: 'A code is five letters, such as TOVAK, and lives until a day after the last match. Look once more: an E for an A, perhaps?',
    setUp: 'Set up a table',
    label: 'The code, five letters',
    open: 'Open the door',
    fits: 'Five letters by turns: one like T, one like O, as in TOVAK.',
  },

  late: {
    running: 'They are in the middle of it',
    full: 'This table is full',
    over: 'They have finished',
    plays: (people: readonly string[], bots: readonly string[]) =>
      [
        `${LIST.format(people)} ${many(people.length, 'plays', 'play')}`,
        ...(bots.length === 0 ? [] : [`${LIST.format(bots)} ${many(bots.length, 'is a bot', 'are bots')}`]),
      ]
        .join(', and ')
        .concat('.'),
    played: (people: readonly string[]) => `${LIST.format(people)} sat here. The next table they lay keeps the same code.`,
    bot: 'bot',
    watch: 'Watch',
    askToWatch: 'Ask to watch',
    askFor: (name: string) => `Ask for ${name}’s seat`,
    see: 'See how it ended',
  },

  door: {
    invites: (host: string, game: string) => (host === '' ? `Come and play ${game}` : `${host} invites you to ${game}`),
    nothing: 'Nothing to install, no account.',
    name: 'What shall we call you?',
    free: 'Good, nobody here has that name.',
    empty: 'The others see it at the table.',
    taken: (name: string) => `${/^[AEIOU]/i.test(name) ? 'An' : 'A'} ${name} sits here already.`,
    how: 'How about',
    second: (name: string) => `${name} the second`,
    initial: (name: string) => `${name} B`,
    other: (name: string) => `${name} too`,
    seat: 'Where will you sit?',
    sits: (name: string) => `${name} sits here`,
    vacant: 'free',
    makesRoom: (name: string) => `${name}, a bot, makes room for you`,
    heading: 'Take a seat, or only watch',
    headingSeat: 'Take a seat',
    byCode: 'You came by the code: somebody at the table lets you in',
    keeps: 'Your name stays on this device; the others see it at the table.',
    missing: 'First a name',
    sit: (title: string) => `Sit down: ${title}`,
    sitPlain: 'Sit down',
    knock: 'Knock',
    watch: 'Only watch',
    knocked: 'You have knocked',
    heard: (names: readonly string[]) =>
      names.length === 0 ? 'Nobody is at the table just now. They hear it when they come.' : `${LIST.format(names)} can let you in.`,
    refused: 'Nobody has opened. You may knock again.',
    luck: 'Add to the luck',
    luckWord: 'A word of your own',
    luckWhy: 'It is mixed into the luck of this match, so that nobody can have chosen it beforehand.',
  },

  gather: {
    chip: 'Gathering',
    connecting: 'Connecting…',
    come: 'Come and sit down',
    type: 'Type the code at',
    camera: 'Point a camera here',
    copy: 'Copy',
    copied: 'Copied.',
    cannotCopy: 'The browser does not let it be copied: select the link and copy it yourself.',
    around: 'Around the table',
    you: 'you',
    laid: 'laid this table',
    here: 'is here',
    gone: 'has gone for a moment',
    free: 'free',
    bot: 'a bot',
    toBot: 'Give to a bot',
    toFriend: 'Keep it for a friend',
    sendAway: (name: string) => `Send ${name} away`,
    terms: 'The table',
    change: 'Change',
    stillFree: (n: number) => `${counted(n, 'seat is', 'seats are')} still free`,
    stays: 'The table stays laid: you may close this page and come back.',
    hostBegins: (host: string) => (host === '' ? 'Whoever laid the table may begin.' : `${host} may begin.`),
    beginBots: 'Begin, bots take the rest',
    beginShort: 'Begin with bots',
    send: 'Send the link',
    sent: 'The link is copied. Paste it to your friends.',
    all: 'Everybody is here',
    allWords: 'The table is laid.',
    begin: 'Begin',
    standUp: 'Give the seat up',
    sitMyself: 'Take a seat',
    watchLink: 'Watch, or show on a shared screen',
    watchNote: 'Shows what everybody may see. Put it on the television and play from your phones.',
  },

  again: {
    heading: 'Once more, same people?',
    nobody: 'Same seats, same terms, same code.',
    said: (yes: readonly string[], waiting: readonly string[]) =>
      [
        ...(yes.length === 0 ? [] : [`${LIST.format(yes)} said yes.`]),
        ...(waiting.length === 0 ? [] : [`${LIST.format(waiting)} ${many(waiting.length, 'has', 'have')} not answered.`]),
      ].join(' '),
    yes: 'Once more, same people',
    no: 'Not tonight',
    youSaid: (waiting: readonly string[]) => (waiting.length === 0 ? 'You said yes' : `You said yes. Waiting for ${LIST.format(waiting)}.`),
    bot: (name: string) => `A bot for ${name}`,
    link: (name: string) => `Send ${name} the link`,
    changed: 'After all, yes',
    youSaidNo: 'Not tonight, then',
    next: 'To the next table',
    nextLaid: 'The next table is laid',
    yesMark: 'yes',
    noMark: 'no',
    notYet: 'not yet',
    want: (names: readonly string[]) => `${LIST.format(names)} ${many(names.length, 'wants', 'want')} once more`,
    wantOf: (game: string) => `${game}, the same people and the same code.`,
    yesShort: 'Yes',
  },
} as const;
