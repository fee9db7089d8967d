/** The end of the year: what every herd and purse was worth, farmer by farmer. */

import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { happinessOf, herdLevel, kindNumber, moneyLevel, ownsOf, type Shared } from '../face.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import base from './base.module.css';
import { kindsIn } from './figures.js';
import { nameAt } from './neighbours.js';
import styles from './year.module.css';

export function Year({ shared, sitters }: { readonly shared: Shared; readonly sitters: readonly Sitter[] }) {
  const { farmers } = shared;
  const ranked = farmers
    .map((farmer, seat) => ({ farmer, seat }))
    .sort((a, b) => happinessOf(b.farmer) - happinessOf(a.farmer) || b.farmer.money - a.farmer.money);
  return (
    <section className={`${base.panel} ${styles.year}`} aria-label="The year">
      <h2>The year</h2>
      <table>
        <thead>
          <tr>
            <td />
            {ranked.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatShape seat={seat} size={18} />
                <span className={farmers.length > 3 ? 'unseen' : ''}>{nameAt(sitters, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindsIn(shared).map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <AnimalPicture kind={kind} size={26} />
                <span className="unseen">{kind}</span>
              </th>
              {ranked.map(({ farmer, seat }) => {
                const level = herdLevel(farmer, kindNumber(kind));
                return (
                  <td key={seat} data-scores={level > 0 || undefined}>
                    {ownsOf(farmer, kindNumber(kind))}
                    {level > 0 && <Level level={level} />}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <ThingPicture thing="coin" size={24} />
              <span className="unseen">money</span>
            </th>
            {ranked.map(({ farmer, seat }) => (
              <td key={seat} data-scores={moneyLevel(farmer.money) > 0 || undefined}>
                ${farmer.money}
                {moneyLevel(farmer.money) > 0 && <Level level={moneyLevel(farmer.money)} />}
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <ThingPicture thing="heart" size={24} />
              <span className="unseen">happiness</span>
            </th>
            {ranked.map(({ farmer, seat }) => (
              <td key={seat}>
                <b className={base.figure}>{happinessOf(farmer)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const Level = ({ level }: { readonly level: number }) => (
  <b className={styles.level}>
    <ThingPicture thing="heart" size={12} />
    {level}
  </b>
);
