/** Something went wrong: a paper note pinned on the wood, in plain words, with what can be done. */
import { go, pathTo } from '../route.js';
import { Button } from './Button.js';

export function Trouble({ words, close }: { readonly words: string; readonly close: (() => void) | null }) {
  return (
    <div className={close ? 'trouble over-table' : 'trouble'} role="alert">
      <div className="pinned">
        <h2>That did not work</h2>
        <p>{words}</p>
        <div className="row end">
          <Button press={() => go(pathTo.shelf())}>To the shelf</Button>
          {close && (
            <Button go press={close}>
              Go on
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
