/** Taking back when it is not free: why, and who has to agree. */
import type { UndoFace } from '../../match/messages.js';
import { Button } from './Button.js';
import { Sheet } from './Sheet.js';

const LIST = new Intl.ListFormat('en-GB');

interface UndoSheetProps {
  readonly offer: UndoFace;
  readonly far: boolean; // the others are asked on their own screens
  readonly others: readonly string[]; // the other people at this device; bots never mind
  readonly agree: () => void;
  readonly close: () => void;
}

export function UndoSheet({ offer, far, others, agree, close }: UndoSheetProps) {
  const { possible } = offer;
  return (
    <Sheet title="Take back" glyph="undo" close={close}>
      <p>{offer.because}</p>
      {possible && far && (
        <p>So the other people at the table are asked. The record says that they agreed; what is drawn then is drawn anew.</p>
      )}
      {possible && !far && others.length === 0 && (
        <p>It would not be free at a real table. The bots do not mind, and the record says so. What is drawn then is drawn anew.</p>
      )}
      {possible && others.length > 0 && <p>So {LIST.format(others)} must agree. The record says that they did.</p>}
      <div className="row end">
        <Button press={close}>Leave it</Button>
        {possible && (
          <Button go press={agree}>
            {far ? 'Ask them' : others.length > 0 ? 'They agree: take it back' : 'Take it back'}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
