/** A position drawn small by the game's own table: seats in a strip, no bar, nothing to press. */
import type { GameTypes, View } from '../../engine/game.js';
import type { DrawnTable, Question, Sitter } from '../table.js';

interface SmallProps {
  readonly drawn: DrawnTable;
  readonly view: View<GameTypes>;
  readonly sitters: readonly Sitter[];
  readonly questions?: readonly Question<GameTypes>[];
}

const NONE: readonly Question<GameTypes>[] = [];
const nothing = (): void => undefined;

export const Small = ({ drawn: { Table }, view, sitters, questions = NONE }: SmallProps) => (
  <Table
    form="short"
    {...{ view, sitters, questions }}
    chosen={null}
    proposed={null}
    select={nothing}
    submit={nothing}
    explain={nothing}
    pace={0}
    me={view.seat}
    bar={() => null}
    journal={null}
  />
);

/** Everybody as a picture shows them: names, and whose side it is seen from. */
export const sittersOf = (names: readonly string[], me: number | null): readonly Sitter[] =>
  names.map((name, seat) => ({
    name,
    kind: seat === me ? 'me' : 'here',
    thinking: false,
    presence: 'here',
    clock: null,
    asks: false,
    says: null,
  }));
