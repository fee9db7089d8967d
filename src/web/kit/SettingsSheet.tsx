/** How the table looks, sounds and moves. Every change is seen at once and kept. */
import type { ReactNode } from 'react';
import { type Settings, useSettings } from '../settings.js';
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
        legend="Pace of bots and animation"
        name="pace"
        value={settings.pace}
        choices={[
          ['normal', 'Normal'],
          ['fast', 'Fast'],
          ['off', 'At once'],
        ]}
        choose={set('pace')}
      />
      <Switch on={settings.confirm} turn={set('confirm')}>
        A tap chooses, a second one plays
      </Switch>
      <Switch on={settings.bigText} turn={set('bigText')}>
        Big text
      </Switch>
      <Switch on={settings.sound} turn={set('sound')}>
        Sounds
      </Switch>
      <Switch on={settings.textMode} turn={set('textMode')}>
        Text mode: the whole table as headings, lists and numbered buttons
      </Switch>
      <label className="field">
        Your name in new matches
        <input type="text" maxLength={20} value={settings.name} onChange={(event) => set('name')(event.target.value)} />
      </label>
      <p className="mut s">If the device asks for reduced motion, nothing moves, whatever is chosen here.</p>
    </Sheet>
  );
}
