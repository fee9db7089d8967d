/** Joining with a code: five boxes. The fifth letter opens the door, and a pasted link does so at once. */
import { type ClipboardEvent, useState } from 'react';
import { CODE_LETTERS } from '../../match/codes.js';
import { follow } from '../online/join.js';
import { go } from '../route.js';
import styles from './sideboard.module.css';
import { SHELF_WORDS as W } from './words.js';

const LETTERS = Array.from({ length: CODE_LETTERS }, (_, i) => i);

export function CodeBoxes({ words }: { readonly words: string }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const open = (text: string) => {
    setBusy(true);
    follow(text).then(go, (error: unknown) => {
      setBusy(false);
      setTyped('');
      setWrong(error instanceof Error ? error.message : String(error));
    });
  };
  const type = (text: string) => {
    const letters = text
      .replace(/[^a-z]/gi, '')
      .slice(0, CODE_LETTERS)
      .toUpperCase();
    setTyped(letters);
    setWrong(null);
    if (letters.length === CODE_LETTERS) open(letters);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!text.includes('/')) return;
    event.preventDefault();
    open(text);
  };
  return (
    <>
      <small role="status">{wrong ?? words}</small>
      <label className={styles.code}>
        <input
          type="text"
          aria-label={W.code}
          aria-invalid={wrong !== null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={busy}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onPaste={paste}
        />
        {LETTERS.map((i) => (
          <b key={i} aria-hidden="true" data-next={i === typed.length || undefined}>
            {typed[i]}
          </b>
        ))}
      </label>
    </>
  );
}
