/** The keys, and how the table works, on one sheet. */
import { Sheet } from './Sheet.js';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['1 – 9, 0', 'play that move of the list, 0 the tenth'],
  ['/', 'find a move by its words; Enter plays it'],
  ['Enter', 'play what is chosen'],
  ['L', 'show or hide the list of all moves'],
  ['H', 'a hint: the best moves and why'],
  ['Z', 'look closer at a card; the arrows leaf through all of them'],
  ['U', 'take back'],
  ['S', 'the score, line by line'],
  ['J', 'the journal'],
  ['R', 'the rules'],
  ['T', 'text mode on and off'],
  ['← →', 'in a replay: one step back or on'],
  ['Esc', 'close what is open'],
  ['?', 'this page'],
];

export function HelpSheet({ close }: { readonly close: () => void }) {
  return (
    <Sheet title="How the table works" glyph="question" close={close}>
      <p>
        What glows can be played: tap it once to choose it, and again to play it. What does not glow says why when you tap it. Press and
        hold a card to see it large.
      </p>
      <p>
        The bar under the board always holds the question. The journal remembers everything, and each of its lines leads back to its moment.
      </p>
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
    </Sheet>
  );
}
