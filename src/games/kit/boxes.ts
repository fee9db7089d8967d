/** What stands on the box of a game, known before its rules are loaded: a shelf, a form and the game itself take it from here. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly motto: string; // a few words for the lid
  readonly line: string; // a sentence, where there is room for one
  readonly credits: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly weight: 'Light' | 'Rich' | 'Deep'; // to learn
  readonly colours: { readonly face: string; readonly side: string }; // cardboard: the printed side, and the same in its shade
}
