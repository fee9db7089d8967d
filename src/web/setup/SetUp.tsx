/** Setting a table up: three questions on one page, each with an answer already. Enter begins. */
import { useEffect, useRef, useState } from 'react';
import { rowFor } from '../../bots/knob.js';
import type { AnyGame, Json } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import type { Box } from '../../games/kit/boxes.js';
import { BOXES } from '../boxes.js';
import { BackLink } from '../kit/BackLink.js';
import { GlyphButton } from '../kit/Button.js';
import { Bar } from '../kit/bar/Bar.js';
import type { BarContent } from '../kit/bar/content.js';
import type { Places } from '../kit/places.js';
import { Trouble } from '../kit/Trouble.js';
import type { VariantGroup } from '../kit/variants.js';
import { loadGames, loadPlaces, loadVariants } from '../library.js';
import { go } from '../route.js';
import { RulesSheet } from '../rules/RulesSheet.js';
import { useSettings } from '../settings.js';
import { beginMatch } from './begin.js';
import { Evening, eveningWords } from './Evening.js';
import { FoldButton } from './Fold.js';
import { setupFaults } from './faults.js';
import { Presets } from './Presets.js';
import { changesOf, choosePreset, chooseWay, isOnline, namesAt, placesOf, presetOf, type SetupPlan, setOption } from './plan.js';
import { keepPlan, rememberedPlan } from './remembered.js';
import { Seats } from './Seats.js';
import styles from './setup.module.css';
import { plainGroups, Variants, variantsAt } from './Variants.js';
import { Ways } from './Ways.js';
import type { Way } from './ways.js';
import { EVENING_WORDS, FAULT_WORDS, GO_WORDS, NUMBERS, SETUP_WORDS as W, whoPlays } from './words.js';

interface Opened {
  readonly box: Box;
  readonly game: AnyGame;
  readonly places: Places | null;
  readonly groups: readonly VariantGroup[];
}

async function openBox(id: string): Promise<Opened | null> {
  const [games, places, groups] = await Promise.all([loadGames(), loadPlaces(id), loadVariants(id)]);
  const [game, box] = [games[id], BOXES.find((each) => each.id === id)];
  return game && box ? { box, game, places, groups: groups ?? plainGroups(game) } : null;
}

/** `way`: the address may already have answered the first question. */
export function SetUp({ game: id, way }: { readonly game: string; readonly way: Way | null }) {
  const [opened, setOpened] = useState<Opened | null | undefined>();
  useEffect(() => {
    void openBox(id).then(setOpened);
  }, [id]);
  if (opened === undefined) return <p className="loading">{W.loading}</p>;
  if (opened === null) return <Trouble words={W.notHere} close={null} />;
  return <Table {...opened} way={way} />;
}

function Table({ box, game, places, groups, way }: Opened & { readonly way: Way | null }) {
  const { name: me, change: changeSettings } = useSettings();
  const [plan, setPlan] = useState(() => {
    const kept = rememberedPlan(box, game);
    return way ? chooseWay(kept, box, way) : kept;
  });
  const [open, setOpen] = useState<'variants' | 'evening' | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const busy = useRef(false); // a second press begins no second match
  const usual: Readonly<Record<string, Json>> = defaultOptions(game);
  const options = { ...usual, ...plan.options };
  const faults = setupFaults(plan, game, me);
  const changed = changesOf(plan, box, usual).length;
  const choose = (key: string, value: Json) => setPlan(setOption(plan, key, value, usual[key] ?? null));

  const start = () => {
    if (busy.current) return;
    if (faults.seats.size > 0 || faults.table !== null) return showFault(faults.seats.keys().next().value);
    busy.current = true;
    keepPlan(game.id, plan);
    beginMatch(game.id, plan, me).then(
      (path) => go(path),
      (error: unknown) => {
        busy.current = false;
        setTrouble(error instanceof Error ? error.message : String(error));
      },
    );
  };
  useEnter(start);
  return (
    <div className="page" data-game={game.id}>
      <header className="top">
        <BackLink />
        <h1>{box.title}</h1>
        <span className="chip beside">{W.chip}</span>
        <span className="sp" />
        <GlyphButton glyph="rules" label="Rules" press={() => setClause('')} />
      </header>
      <main className={styles.setup} data-setup="" data-open={open ?? undefined}>
        <Ways plan={plan} choose={(chosen) => setPlan(chooseWay(plan, box, chosen))} />
        <Seats
          box={box}
          plan={plan}
          options={options}
          places={places}
          faults={faults}
          apart={rowFor(game, placesOf(plan).length)?.apart ?? []}
          me={me}
          rename={(name) => changeSettings({ name })}
          change={setPlan}
          setOption={choose}
        />
        <div className={styles.which}>
          {open === 'variants' ? (
            <Variants
              game={game}
              groups={groups}
              seats={placesOf(plan).length}
              options={options}
              changed={changed}
              choose={choose}
              setBack={() => setPlan({ ...plan, options: presetOf(plan, box)?.options ?? {} })}
              openRule={setClause}
              close={() => setOpen(null)}
              seed={isOnline(plan.way) ? null : { words: plan.seed, change: (seed) => setPlan({ ...plan, seed }) }}
            />
          ) : open === 'evening' ? (
            <Evening terms={plan.terms} change={(terms) => setPlan({ ...plan, terms })} close={() => setOpen(null)} />
          ) : (
            <>
              <Presets
                box={box}
                plan={plan}
                places={places}
                changed={changed > 0}
                choose={(preset) => setPlan(choosePreset(plan, box, preset))}
              />
              <FoldButton
                title={W.variants}
                line={W.fold(changed, countOf(variantsAt(groups, placesOf(plan).length, options)))}
                open={() => setOpen('variants')}
              />
              {isOnline(plan.way) && (
                <FoldButton title={EVENING_WORDS.title} line={eveningWords(plan.terms)} open={() => setOpen('evening')} />
              )}
            </>
          )}
        </div>
        <div className={styles.bar}>
          <Bar state="question" asked={null} slim content={barOf({ box, plan, places, me, faults, start })} />
        </div>
      </main>
      {clause !== null && <RulesSheet game={game.id} title={box.title} clause={clause} close={() => setClause(null)} />}
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

const countOf = (groups: readonly VariantGroup[]): number => groups.reduce((sum, { variants }) => sum + variants.length, 0);

interface BarInput {
  readonly box: Box;
  readonly plan: SetupPlan;
  readonly places: Places | null;
  readonly me: string;
  readonly faults: ReturnType<typeof setupFaults>;
  readonly start: () => void;
}

/** Who sits, how long it takes, and the one filled button; or what is missing. */
function barOf({ box, plan, places, me, faults, start }: BarInput): BarContent {
  const sitting = placesOf(plan);
  const [missing] = faults.seats.values();
  const filled = { label: GO_WORDS[plan.way], press: start, glyph: isOnline(plan.way) ? 'link' : 'play' } as const;
  if (missing !== undefined || faults.table !== null)
    return {
      look: 'plain',
      heading: missing ?? W.notYet,
      words: missing === FAULT_WORDS.myName ? W.nameKept : (faults.table ?? W.mend),
      filled: { ...filled, waits: true },
    };
  const seats = NUMBERS[sitting.length] ?? String(sitting.length);
  const minutes = presetOf(plan, box)?.minutes ?? box.minutes;
  return {
    look: 'lit',
    heading: places?.laid(sitting.length, seats) ?? W.laid(seats),
    words: `${whoPlays(sitting, namesAt(sitting, me), plan.way)} ${W.lasts(minutes)}`,
    filled,
  };
}

/** Where something is missing the keyboard goes. */
function showFault(seat: number | undefined): void {
  if (seat === undefined) return;
  document.querySelector<HTMLElement>(`[data-setup] input[aria-label="${W.nameOf(seat)}"]`)?.focus();
}

/** Enter begins, wherever one is on the page, unless it means something there. */
function useEnter(press: () => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { target } = event;
      const means = target instanceof Element && target.closest('button, a, summary, dialog') !== null;
      if (event.key === 'Enter' && !means && !event.isComposing) latest.current();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
