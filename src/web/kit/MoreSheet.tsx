/** What the top bar has no room for. */
import type { Able } from './actions.js';
import { Button } from './Button.js';
import { Sheet } from './Sheet.js';

export function MoreSheet({ actions, close }: { readonly actions: readonly Able[]; readonly close: () => void }) {
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Sheet title="More" glyph="more" close={close}>
      <div className="more">
        {actions.map(
          ({ name, glyph, label, menu, stays, perform }) =>
            menu !== undefined && (
              <Button key={name} glyph={glyph} press={stays ? perform : after(perform)} className={menu}>
                {label}
              </Button>
            ),
        )}
      </div>
    </Sheet>
  );
}
