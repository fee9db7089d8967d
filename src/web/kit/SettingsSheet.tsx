/** How the table looks, sounds and moves. Every change is seen at once and kept. */
import type { ReactNode } from 'react';
import { type Settings, useSettings } from '../settings.js';
import { sound } from '../sound.js';
import { Sheet } from './Sheet.js';

interface ChoiceProps<X extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: X;
  readonly choices: readonly (readonly [value: X, label: string])[];
  readonly choose: (value: X) => void;
}

function OneOf<X extends string>({ legend, name, value, choices, choose }: ChoiceProps<X>) {
  return (
    <fieldset className="oneof">
      <legend>{legend}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => choose(choice)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Switch({ on, turn, children }: { readonly on: boolean; readonly turn: (on: boolean) => void; readonly children: ReactNode }) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

export function SettingsSheet({ close }: { readonly close: () => void }) {
  const { change, ...settings } = useSettings();
  const set =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]) =>
      change({ [key]: value });
  return (
    <Sheet title="Settings" glyph="gear" close={close}>
      <OneOf
        legend="Light"
        name="theme"
        value={settings.theme}
        choices={[
          ['system', 'As the device'],
          ['day', 'Day'],
          ['lamp', 'Lamp'],
        ]}
        choose={set('theme')}
      />
      <OneOf
        legend="Pace of what is told and moved"
        name="pace"
        value={settings.pace}
        choices={[
          ['calm', 'Calm'],
          ['normal', 'Normal'],
          ['brisk', 'Brisk'],
          ['none', 'At once'],
        ]}
        choose={set('pace')}
      />
      <OneOf
        legend="What the button proposes"
        name="proposals"
        value={settings.proposals}
        choices={[
          ['routine', 'What is routine'],
          ['always', 'Always a move'],
          ['never', 'Nothing'],
        ]}
        choose={set('proposals')}
      />
      <Switch on={settings.confirm} turn={set('confirm')}>
        A tap only chooses, the button plays
      </Switch>
      <Switch on={settings.byHand} turn={set('byHand')}>
        I spin and roll it myself
      </Switch>
      <Switch on={settings.explainNew} turn={set('explainNew')}>
        Explain new things
      </Switch>
      <Switch on={settings.bigText} turn={set('bigText')}>
        Big text
      </Switch>
      <Switch on={settings.sound} turn={set('sound')}>
        Sounds
      </Switch>
      {settings.sound && (
        <label className="field">
          How loud
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={settings.volume}
            onChange={(event) => {
              set('volume')(event.target.valueAsNumber);
              sound('chime');
            }}
          />
        </label>
      )}
      <Switch on={settings.textMode} turn={set('textMode')}>
        Text mode: the whole table as headings, lists and numbered buttons
      </Switch>
      <label className="field">
        Your name in new matches
        <input type="text" maxLength={20} value={settings.name} onChange={(event) => set('name')(event.target.value)} />
      </label>
      <p className="mut s">If the device asks for reduced motion, what happened is told at the same pace, but nothing flies.</p>
    </Sheet>
  );
}
