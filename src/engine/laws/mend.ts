/** Every law, and what to do when a game breaks it. */
export const MEND = {
  'no rule fails': 'Read the error. The record below leads to the position; `halcyon replay` shows it.',
  'a match ends': 'Raise `longest` if matches may be that long; otherwise look for a question that is asked again and again.',
  'a match ends when it says so':
    'No open question is the end of a match. Ask the next question with `ask`, and tell an event of `ends` with the last answer only.',
  'facts are true': 'Correct `facts`: the referee, views and screens trust them.',
  'rules have no chance and no time of their own':
    'Draw with `x.chance.int(n)`; keep time as a number in the state. A record must replay the same for ever.',

  'no decision is a dead end': 'Offer a way to pass, or do not ask where nothing can be answered.',
  'lists have no duplicates': 'Leave out what is in the list already: equal cards are one answer.',
  'moves are plain JSON': 'Use numbers, strings, booleans, null, lists and plain objects without undefined.',
  'a list is the same whenever it is asked for':
    '`moves` must depend on its arguments alone and list in a fixed order, with `refuse` and without.',
  'a lasting list never changes': 'Build another list, or do not hand this one to `lasting`: search knows it by its identity.',
  'what is refused is not legal': 'Refuse in the same test that keeps the move out of the list.',
  'a suggestion is legal': 'Let `suggest` choose from what `moves` lists.',
  'asking changes nothing':
    '`moves`, `suggest`, `scores`, `estimate`, `words`, `clock`, `due` and `features` only look; changes belong into `apply`.',
  'everything has words': 'Give it words in `words`, and mind values that are not there.',
  'what is possible at another time is refused with a reason':
    'Refuse it in `moves`; or, where no player would think of it, give the reason in `otherwise`.',
  'every refusal cites a clause of RULES.md': 'Cite a clause that begins a line of RULES.md: **3.4b**.',
  'every option cites a clause of RULES.md': 'Cite a clause that begins a line of RULES.md: **3.4b**.',
  'nothing is lost or made from nothing': 'Follow the thing through the move: what leaves one place must come to another.',
  'score lines add up': 'Let the lines account for every point of `total`.',
  'every score line has its own key and a unit':
    'Give each line a `key` that is in the score once and does not change with words, and a `unit`.',
  'an estimate lies between 0 and 1': 'Bring the estimate into 0..1, for instance by a logistic function.',
  'features are finite numbers, one per name': 'Let `fill` write every number, as many as there are `names`, and never divide by 0.',
  'features are the same for a clone': 'Let `fill` read the state alone and keep nothing from earlier calls.',
  'the clock never goes back': 'Count what has been used up, not what is left; what can be won back is not time.',
  'what is due has an amount, words and a clause': 'Leave out what costs nothing, and cite a clause of RULES.md.',

  'events are plain JSON': 'Use numbers, strings, booleans, null, lists and plain objects without undefined.',
  'a hidden thing is told to its owner alone':
    'Use `x.whisper(seat, event, tableSees)`; or, if everybody may know it, declare the event as for the `table` in `reveals`.',
  'what was told stays told': 'Copy the list into the event (`list.slice()`): a live one rewrites the journal when the state changes.',

  'a state is plain JSON': 'Use null for what is not there, numbers for times, lists for sets; no undefined, NaN, Date, Map or class.',
  'a state survives JSON and plays on the same':
    'Compare by value, not by identity, and let events change nothing: in search there is no `x.tell`.',
  'a clone is equal': 'Copy the field in `clone`.',
  'a clone shares nothing with its original':
    'Copy it in `clone`; or freeze it all the way down; or, if the rules replace it and never change it, name its place in `persistent`.',
  'what is persistent is replaced, not changed':
    'Make a new list or object with the change in it, or take the place out of `persistent` and copy it in `clone`.',
  'kept clones never change': 'Something is reachable from two states: copy it in `clone`.',
  'a free undo brings the position back': 'Something outside the state has changed; keep everything in the state.',
  'the same record gives the same match': 'Something outside the record decides; keep everything in the state and draw with `x.chance`.',

  'an imagined world looks the same to its seat': '`imagine` must keep all that its view shows: `shared`, `mine`, questions and sizes.',
  'an imagined world shares nothing with its view':
    'Copy what `imagine` takes from the view: worlds are played on, and the view is used again.',
  'hidden things vary between imagined worlds': 'Draw every hidden thing with the chance that `imagine` is handed.',
  'imagined worlds are dealt like real ones':
    'Deal every unseen card with equal chance: put all that the view does not show into a pile and draw from it.',
  'only a declared reveal tells worlds apart':
    'Either the rule must not look at what its hearer cannot know, or the event belongs into `reveals`: for the `owner` if it is whispered, for the `table` if all may know it.',
  'undo is not free when information moved': 'Declare the event in `reveals`.',
  'what a seat can newly see, it was told': 'Keep it in `own` or `dark` until it is known, and tell it then with an event of `reveals`.',
  'answers to open questions commute': 'Keep each answer in `own`, and play them together when no question is open any more.',
} as const;

export type Law = keyof typeof MEND;

const IMAGINED: Partial<Record<Law, string>> = {
  'no rule fails':
    'The real match is sound; `imagine` made a state that the rules cannot play. Let it make all that the view implies, for instance choices already made.',
  'nothing is lost or made from nothing':
    'The real match is sound; `imagine` lost or doubled something. Let it make all that the view implies, for instance choices already made.',
};

/** What to do about a broken law, in the world where it was broken. */
export const mendFor = (law: Law, imagined: boolean): string => (imagined ? IMAGINED[law] : undefined) ?? MEND[law];
