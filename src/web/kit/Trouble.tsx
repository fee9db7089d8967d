/** Something went wrong: a paper note pinned on the wood, in plain words, with what can be done. */
import { type ReactNode, useEffect, useRef } from 'react';
import { go, pathTo } from '../route.js';
import { Button } from './Button.js';

interface TroubleProps {
  readonly words: string;
  readonly close: (() => void) | null; // null: there is nothing else on the page
}

export function Trouble({ words, close }: TroubleProps) {
  return close ? (
    <OverTable close={close}>
      <Note words={words} close={close} />
    </OverTable>
  ) : (
    <div className="trouble">
      <Note words={words} close={close} />
    </div>
  );
}

/** Over everything, an open sheet too: the browser's own dialog. */
function OverTable({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="trouble over-table" aria-label="That did not work" onClose={() => dialog.current?.open || close()}>
      {children}
    </dialog>
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
