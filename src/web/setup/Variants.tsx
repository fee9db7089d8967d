/** The variants of a game: what each option does in a sentence, its choices side by side, and what is known of it behind an (i). */
import { useState } from 'react';
import type { AnyGame, Json, OptionSpec } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { Glyph } from '../art/glyph.js';
import type { Variant, VariantGroup } from '../kit/variants.js';
import { EffectNote } from '../lab/EffectNote.js';
import { ChoicePanel, ChoiceRow } from './Choices.js';
import { Fold } from './Fold.js';
import type { ChosenOptions } from './plan.js';
import { SETUP_WORDS as W } from './words.js';

interface VariantsProps {
  readonly game: AnyGame;
  readonly groups: readonly VariantGroup[];
  readonly seats: number;
  readonly options: ChosenOptions; // all of them
  readonly changed: number;
  readonly choose: (key: string, value: Json) => void;
  readonly setBack: () => void;
  readonly openRule: (clause: string) => void;
  readonly close: () => void;
  readonly seed: { readonly words: string; readonly change: (words: string) => void } | null; // null: the deal is the server's
}

/** A game that says nothing about its options speaks of them as the rules do. */
export function plainGroups({ options }: AnyGame): readonly VariantGroup[] {
  const variants = Object.entries<OptionSpec>(options).map(([option, { label, choices }]) => ({
    option,
    name: label,
    line: '',
    words: choices.map((choice) => choice.label),
  }));
  return variants.length === 0 ? [] : [{ title: 'House rules', variants }];
}

/** Whether an option means anything at this table. */
const means = ({ only, seats }: Variant, count: number, options: ChosenOptions): boolean =>
  (!only || options[only.option] === only.is) && (!seats || (count >= seats.min && count <= seats.max));

export function variantsAt(groups: readonly VariantGroup[], seats: number, options: ChosenOptions): readonly VariantGroup[] {
  return groups.flatMap(({ title, variants }) => {
    const shown = variants.filter((variant) => means(variant, seats, options));
    return shown.length === 0 ? [] : [{ title, variants: shown }];
  });
}

export function Variants({ game, groups, seats, options, changed, choose, setBack, openRule, close, seed }: VariantsProps) {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  return (
    <ChoicePanel title={W.variants} tag={changed > 0 ? W.count(changed) : null} setBack={changed > 0 ? setBack : null} close={close}>
      {variantsAt(groups, seats, options).map(({ title, variants }) => (
        <div key={title}>
          <h3>{title}</h3>
          {variants.map((variant) => {
            const spec = specs[variant.option];
            return (
              spec && (
                <VariantRow
                  key={variant.option}
                  game={game.id}
                  variant={variant}
                  spec={spec}
                  value={options[variant.option] ?? spec.default}
                  choose={(value) => choose(variant.option, value)}
                  openRule={openRule}
                />
              )
            );
          })}
        </div>
      ))}
      {seed && (
        <Fold title={W.more} line="">
          <label className="field">
            {W.deal}
            <input type="text" value={seed.words} onChange={({ target }) => seed.change(target.value)} />
            <small>{W.dealWords}</small>
          </label>
        </Fold>
      )}
    </ChoicePanel>
  );
}

interface VariantRowProps {
  readonly game: string;
  readonly variant: Variant;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly choose: (value: Json) => void;
  readonly openRule: (clause: string) => void;
}

function VariantRow({ game, variant: { option, name, line, words }, spec, value, choose, openRule }: VariantRowProps) {
  const [told, setTold] = useState(false);
  const { range, clause } = spec;
  const at = spec.choices.findIndex((choice) => same(choice.value, value));
  const nameOf = (each: Json): string => {
    const index = spec.choices.findIndex((choice) => same(choice.value, each));
    return words[index] ?? String(each);
  };
  return (
    <ChoiceRow
      name={name}
      line={line}
      words={spec.choices.map((choice, i) => words[i] ?? choice.label)}
      at={at}
      choose={(i) => {
        const choice = spec.choices[i];
        if (choice) choose(choice.value);
      }}
      info={
        <button type="button" className="ib plain" aria-label={W.about(name)} aria-expanded={told} onClick={() => setTold(!told)}>
          <Glyph name="info" />
        </button>
      }
      known={
        told && (
          <>
            <EffectNote game={game} option={option} usual={spec.default} value={value} nameOf={nameOf} />{' '}
            <button type="button" onClick={() => openRule(clause)}>
              {W.rule(clause)}
            </button>
          </>
        )
      }
    >
      {range && (
        <button type="button" className="seg" aria-pressed={at < 0} onClick={() => at >= 0 && choose(range.min)}>
          {W.other}
        </button>
      )}
      {range && at < 0 && (
        <input
          type="number"
          aria-label={W.otherNumber(name, range.min, range.max)}
          min={range.min}
          max={range.max}
          value={Number(value)}
          onChange={({ target }) => choose(Math.round(Number(target.value)))}
        />
      )}
    </ChoiceRow>
  );
}
