/** What is kept on this device, as a file: exported, and brought in from one. */
import { type ReactNode, useState } from 'react';
import { Button } from '../kit/Button.js';
import { OpenFile } from '../kit/OpenFile.js';
import { Sheet } from '../kit/Sheet.js';
import { downloadFile, fileName } from '../save.js';
import { merged, progressText, readProgress } from './file.js';
import styles from './happiness.module.css';
import { keptHere } from './here.js';
import type { Progress } from './progress.js';
import { HAPPY_WORDS as W } from './words.js';

interface KeepingProps {
  readonly progress: Progress;
  readonly failed: (words: string) => void;
}

export function ProgressFile({ progress, failed }: KeepingProps) {
  const kilobytes = Math.max(1, Math.round(progressText(progress).length / 1024));
  return (
    <section className={`panel ${styles.keep}`} aria-label={W.kept}>
      <h2>{W.kept}</h2>
      <p className="s">{W.keep(progress.finished.length, kilobytes)}</p>
      <Parcel />
      <div className={styles.keepKeys}>
        <Button glyph="save" press={() => exported(progress)}>
          {W.export}
        </Button>
        <Import progress={progress} failed={failed} />
      </div>
    </section>
  );
}

const exported = (progress: Progress): void =>
  downloadFile(new File([progressText(progress)], fileName('happiness', 'json'), { type: 'application/json' }));

/** The button, and the sheet that asks how a file is brought in. Replacing asks once more, and offers to export first. */
export function Import({ progress, failed }: KeepingProps) {
  const [read, setRead] = useState<Progress | null>(null);
  const [sure, setSure] = useState(false);
  const close = () => {
    setRead(null);
    setSure(false);
  };
  const choose = async (chosen: File) => {
    try {
      setRead(readProgress(await chosen.text()));
    } catch (error) {
      failed(W.notRead(chosen.name, error instanceof Error ? error.message : String(error)));
    }
  };
  const keep = (all: Progress) => {
    close();
    keptHere.replace(all).catch((error: unknown) => failed(error instanceof Error ? error.message : String(error)));
  };
  return (
    <>
      <OpenFile glyph="share" label={W.file} opened={choose}>
        {W.import}
      </OpenFile>
      {read && !sure && (
        <Asks title={W.importHead} words={W.importWords(read.finished.length, read.days.length, freshIn(progress, read))} close={close}>
          <Button go glyph="check" press={() => keep(merged(progress, read))}>
            {W.merge}
          </Button>
          {progress.finished.length > 0 && (
            <Button glyph="trash" press={() => setSure(true)}>
              {W.replace}
            </Button>
          )}
        </Asks>
      )}
      {read && sure && (
        <Asks title={W.replaceHead} words={W.replaceWords(progress.finished.length)} close={close}>
          <Button go glyph="save" press={() => exported(progress)}>
            {W.exportFirst}
          </Button>
          <Button press={close}>{W.keepIt}</Button>
          <Button glyph="trash" press={() => keep(read)}>
            {W.replaceSure}
          </Button>
        </Asks>
      )}
    </>
  );
}

const freshIn = (here: Progress, there: Progress): number => merged(here, there).finished.length - here.finished.length;

interface AsksProps {
  readonly title: string;
  readonly words: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

const Asks = ({ title, words, close, children }: AsksProps) => (
  <Sheet title={title} glyph="folder" close={close}>
    <p>{words}</p>
    <div className="more">{children}</div>
  </Sheet>
);

const Parcel = () => (
  <svg className={styles.parcel} viewBox="0 0 210 90" aria-hidden="true" focusable="false">
    <path d="M4 84H206" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    <path d="M58 30H152V84H58Z" fill="#c99b61" />
    <path d="M124 30H152V84H124Z" fill="#a97a45" />
    <path d="M100 30H110V84H100ZM58 52H152V57H58Z" fill="#fbf4e4" />
    <path d="M68 62H96V78H68Z" fill="#fffaee" />
    <path d="M73 68H90M73 73H84" stroke="#5d4c3a" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M105 30C92 30 88 18 96 18C102 18 105 26 105 30C105 26 108 18 114 18C122 18 118 30 105 30Z"
      fill="none"
      stroke="#c4421f"
      strokeWidth="3.5"
    />
  </svg>
);
