/** The table as it is looked at: the farmers in one strip over the land for a picture of a position, or large beside it on a television. */
import { useMemo } from 'react';
import { Watch } from '../../../web/kit/Watch.js';
import type { TableProps } from '../../../web/table.js';
import type { FarmTypes } from '../face.js';
import base from './base.module.css';
import { Board } from './board.js';
import styles from './glance.module.css';
import { Neighbours } from './neighbours.js';
import { Phases } from './phases.js';
import { squaresOf } from './standing.js';

const nothing = (): void => undefined;

export function Glance({ form, view, sitters, chosen, proposed, select, explain, bar }: TableProps<FarmTypes>) {
  const { shared, open } = view;
  const squares = useMemo(() => squaresOf(shared, null), [shared]);
  const farmers = <Neighbours {...{ shared, sitters, open }} side={0} shown={null} show={null} withMe strip />;
  const land = (
    <section className={styles.frame} aria-label="The farm">
      <Board
        {...{ shared, squares, sitters }}
        tap={{ chosen, proposed, select, explain }}
        asked={null}
        tapSquare={nothing}
        looked={null}
        look={nothing}
        says={null}
        ghost={null}
        walks={[]}
        pace={0}
      />
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
