/** A button that has the browser ask for a JSON file. */
import { type ReactNode, useRef } from 'react';
import type { GlyphName } from '../art/glyph.js';
import { Button } from './Button.js';

interface OpenFileProps {
  readonly glyph: GlyphName;
  readonly label: string; // of the field
  readonly opened: (file: File) => void;
  readonly children: ReactNode;
}

export function OpenFile({ glyph, label, opened, children }: OpenFileProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        className="unseen"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // so that the same file can be chosen again
          if (file) opened(file);
        }}
      />
      <Button glyph={glyph} press={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
