/**
 * The browser's own dialog, open as long as it is there: it keeps focus, gives it back to what opened it, and is left with Escape.
 * Everything that lies over a page is one.
 */
import { type DialogHTMLAttributes, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

interface ModalProps extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'aria-label' | 'aria-labelledby' | 'onKeyDown'> {
  readonly className: string | undefined;
  readonly close: () => void;
  readonly beside?: boolean; // a tap beside it leaves it too
  readonly at?: RefObject<HTMLDialogElement | null>;
  readonly children: ReactNode;
}

export function Modal({ close, beside = false, at, children, ...given }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = at ?? own;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close(); // while it is still in the page, or focus is not given back
  }, [dialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself
    <dialog
      {...given}
      ref={dialog}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // of a dialog or a choice of files within
        event.preventDefault(); // or the dialog closes first and tells only later, when another may be open already
        close();
      }}
      onClose={() => dialog.current?.open === false && close()}
      onClick={(event) => beside && event.target === dialog.current && close()}
    >
      {children}
    </dialog>
  );
}
