/** Something went wrong: a paper note pinned on the wood, in plain words, with what can be done. */
import { go, pathTo } from '../route.js';
import { Button } from './Button.js';
import { Modal } from './Modal.js';

interface TroubleProps {
  readonly words: string;
  readonly close: (() => void) | null; // null: there is nothing else on the page
}

export function Trouble({ words, close }: TroubleProps) {
  return close ? (
    <Modal className="trouble over-table" aria-label="That did not work" close={close}>
      <Note words={words} close={close} />
    </Modal>
  ) : (
    <div className="trouble">
      <Note words={words} close={close} />
    </div>
  );
}

function Note({ words, close }: TroubleProps) {
  return (
    <div className="pinned" role="alert">
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
  );
}
