/** Help: what the signs of the game mean, how the table works, and on devices with keys the keys. */
import type { Sign } from '../table.js';
import { KEYS } from './actions.js';
import styles from './help.module.css';
import { Sheet } from './Sheet.js';

const hasKeys = (): boolean => window.matchMedia('(hover: hover)').matches;

export function HelpSheet({ signs, close }: { readonly signs: readonly Sign[]; readonly close: () => void }) {
  return (
    <Sheet title="Help" glyph="question" close={close} wide>
      {signs.length > 0 && (
        <section>
          <h3>The signs</h3>
          <dl className={styles.legend}>
            {signs.map(({ id, picture, name, what }) => (
              <div key={id}>
                <span aria-hidden="true">{picture}</span>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h3>The table</h3>
        <p>
          What glows can be played: tap it to choose it, and the filled button plays it. Tap it again to choose nothing. What does not glow
          says why when you tap it. Press and hold a card to see it large, or a sign to read what it means.
        </p>
        <p>
          The bar asks the question, tells what happened and answers when something is not possible. The journal remembers everything, and
          each of its lines leads back to its moment.
        </p>
      </section>
      {hasKeys() && (
        <section>
          <h3>Keys</h3>
          <table className="keys">
            <tbody>
              {KEYS.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Sheet>
  );
}
