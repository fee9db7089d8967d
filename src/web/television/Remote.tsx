/** The one thing that can be pressed on a television: it shows itself when the pointer moves or the keyboard reaches it. */
import { useEffect, useState } from 'react';
import { Button, GlyphButton } from '../kit/Button.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { go, pathTo } from '../route.js';
import styles from './television.module.css';
import { WORDS as W } from './words.js';

const AWAKE = 3000; // milliseconds after the pointer has moved

interface RemoteProps {
  readonly begin: (() => void) | null; // for whoever laid the table, while people gather
}

export function Remote({ begin }: RemoteProps) {
  const [awake, setAwake] = useState(false);
  const [open, setOpen] = useState<'more' | 'settings' | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), AWAKE);
    };
    window.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
    };
  }, []);
  const close = () => setOpen(null);
  const fill = () => {
    close();
    void document.documentElement.requestFullscreen().catch(() => {}); // some browsers do not let a page
  };
  return (
    <div className={styles.remote} data-awake={awake || open !== null || undefined}>
      <GlyphButton glyph="more" label={W.more} press={() => setOpen('more')} />
      {open === 'more' && (
        <Sheet title={W.more} glyph="more" close={close}>
          <div className="more">
            {begin !== null && <Button press={begin}>{W.begin}</Button>}
            <Button press={fill}>{W.full}</Button>
            <Button press={() => setOpen('settings')}>{W.settings}</Button>
            <Button press={() => go(pathTo.shelf())}>{W.leave}</Button>
          </div>
        </Sheet>
      )}
      {open === 'settings' && <SettingsSheet close={close} />}
    </div>
  );
}
