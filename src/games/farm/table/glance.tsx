/** The table as it is looked at: the farmers in one strip over the land for a picture of a position, or large beside it on a television. */
import { useMemo } from 'react';
import { Cropped } from '../../../web/kit/Cropped.js';
import { Watch } from '../../../web/kit/Watch.js';
import type { TableProps } from '../../../web/table.js';
import { boardIn, type FarmTypes } from '../face.js';
import { Landscape } from './art/land.js';
import { answerWith, askedNow, isChosen, isLegal, type Tap } from './asked.js';
import base from './base.module.css';
import { Board } from './board.js';
import styles from './glance.module.css';
import { Neighbours } from './neighbours.js';
import { Phases } from './phases.js';
import { at } from './places.js';
import { squaresOf } from './standing.js';

const SIDE = 76; // pixels of a square where only a part of the farm is shown: its figures can be read
const nothing = (): void => undefined;

export function Glance({ form, view, sitters, questions, me, chosen, proposed, select, explain, bar, lit }: TableProps<FarmTypes>) {
  const { shared, open } = view;
  const squares = useMemo(() => squaresOf(shared, null), [shared]);
  const asked = useMemo(() => (form === 'short' ? askedNow(questions, me) : null), [form, questions, me]);
  const tap: Tap = { chosen, proposed, select, explain };
  const farmers = <Neighbours {...{ shared, sitters, open }} side={0} shown={null} show={null} withMe strip />;
  /** There is no panel beside the square: of several answers each tap chooses another. */
  const tapSquare = (name: string): void => {
    const choices = asked?.bySquare.get(name) ?? [];
    const legal = choices.filter(isLegal);
    const next = legal[legal.findIndex((each) => isChosen(tap, each)) + 1] ?? legal[0] ?? choices[0];
    if (asked !== null && next !== undefined) answerWith(tap, asked, next, at.square(name));
  };
  const board = (
    <Board
      {...{ shared, squares, sitters, tap, asked, tapSquare }}
      looked={null}
      look={nothing}
      says={null}
      ghost={null}
      walks={[]}
      pace={0}
    />
  );
  const { width } = boardIn(shared);
  const isThere = (name: string): boolean => squares.some((square) => at.square(square.name) === name);
  const land = (
    <section className={styles.frame} aria-label="The farm" data-cropped={lit !== undefined || undefined}>
      {lit === undefined ? (
        board
      ) : (
        <Cropped
          least={SIDE * width}
          ratio={(width * width) / squares.length}
          around={lit.filter(isThere)}
          map={<Landscape lands={squares.map((square) => square.land)} width={width} />}
        >
          <div className={styles.part}>{board}</div>
        </Cropped>
      )}
    </section>
  );
  if (form === 'watch')
    return (
      <Watch
        game="farm"
        told={bar()}
        board={
          <div className={`${base.farm} ${styles.land}`}>
            <Phases shared={shared} />
            {land}
          </div>
        }
        seats={<div className={`${base.farm} ${styles.farmers}`}>{farmers}</div>}
      />
    );
  return (
    <div className={`${base.farm} ${styles.glance}`} data-game="farm" data-form={form}>
      {farmers}
      {land}
    </div>
  );
}
