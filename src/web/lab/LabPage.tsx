/** The lab: what thousands of matches between bots have shown about each game, from the figures in its folder. */
import { useEffect, useState } from 'react';
import type { AnyGame, Json, OptionSpec } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import type { Measured, MeasuredShare, MeasuredTable } from '../../games/kit/measured.js';
import { BoxArt } from '../art/box.js';
import { BOXES, titleOf } from '../boxes.js';
import { BackLink } from '../kit/BackLink.js';
import { PageLink } from '../kit/PageLink.js';
import type { Variant } from '../kit/variants.js';
import { isMeasured, loadGames, loadMeasured, loadVariants } from '../library.js';
import { pathTo } from '../route.js';
import { plainGroups } from '../setup/Variants.js';
import { effectWords } from './effect-words.js';
import css from './lab.module.css';
import { percent, LAB_WORDS as W } from './words.js';

/** Links of the first version had a second report for the options of a game. */
const gameIn = (report: string): string => report.replace(/-options$/, '');

export function LabPage({ report }: { readonly report: string }) {
  const game = gameIn(report);
  return (
    <div className="page">
      <header className="top">
        {game === '' ? <BackLink /> : <BackLink to={pathTo.lab()} label={W.toLab} />}
        {game === '' ? <h1>{W.title}</h1> : <span className={`d ${css.title}`}>{W.title}</span>}
      </header>
      {game === '' ? <Games /> : <Findings game={game} />}
    </div>
  );
}

function Games() {
  return (
    <main className={css.lab} data-lab>
      <p>{W.intro}</p>
      <ul>
        {BOXES.map(({ id, title }) => (
          <li key={id} className={`panel ${css.game}`} data-game={id}>
            <div className="mini">
              <BoxArt game={id} crop="stamp" />
            </div>
            <h2>{title}</h2>
            {isMeasured(id) && (
              <PageLink to={pathTo.lab(id)} className="btn" label={W.openOf(title)}>
                {W.open}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

interface Found {
  readonly game: AnyGame | undefined;
  readonly measured: Measured | null;
  readonly variants: readonly Variant[];
}

async function findingsOn(id: string): Promise<Found> {
  const [games, measured, groups] = await Promise.all([loadGames(), loadMeasured(id), loadVariants(id)]);
  const game = games[id];
  return { game, measured, variants: (groups ?? (game ? plainGroups(game) : [])).flatMap(({ variants }) => variants) };
}

function Findings({ game: id }: { readonly game: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let here = true;
    void findingsOn(id).then((all) => here && setFound(all));
    return () => {
      here = false;
    };
  }, [id]);
  if (!found) return null;
  const { game, measured, variants } = found;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <main className={css.report} data-lab-report tabIndex={0}>
      <h1>{W.heading(titleOf(id))}</h1>
      {measured && game ? (
        <>
          <p>{W.line(measured)}</p>
          <Fairness tables={measured.tables} />
          <Lengths tables={measured.tables} />
          <Luck measured={measured} />
          <Changes game={game} measured={measured} variants={variants} />
          <h2>{W.cannot}</h2>
          <ul>
            {W.caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{W.none}</p>
      )}
    </main>
  );
}

interface Tables {
  readonly tables: readonly MeasuredTable[];
}

function Fairness({ tables }: Tables) {
  const alone = tables.find(({ seats }) => seats === 1)?.places[0];
  const several = tables.filter(({ seats }) => seats > 1);
  const rows = several.flatMap((table) => table.places.map((place) => ({ table, place })));
  const widest = Math.max(...rows.map(({ place }) => place.high));
  return (
    <section>
      <h2>{W.fair}</h2>
      {several.map((table) => (
        <p key={table.seats}>{W.fairness(table)}</p>
      ))}
      {alone && <p>{W.alone(alone)}</p>}
      <table>
        <caption>{W.shares}</caption>
        <thead>
          <tr>
            <th scope="col">{W.who}</th>
            <td className={css.drawn} />
            <th scope="col">{W.wins}</th>
            <th scope="col">{W.fairShare}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, place }) => (
            <tr key={`${table.seats} ${place.who}`}>
              <th scope="row">{W.atTable(table, place)}</th>
              <td className={css.drawn}>
                <Whisker {...place} widest={widest} />
              </td>
              <td>
                {percent(place.share)} <small>({W.between(place)})</small>
              </td>
              <td>{percent(place.fair)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A share as a dot on the line of its interval, the fair share as a stroke across. The figures stand beside it. */
function Whisker({ share, low, high, fair, widest }: MeasuredShare & { readonly widest: number }) {
  const at = (part: number): number => (200 * part) / widest;
  return (
    <svg viewBox="-3 0 206 14" className={css.whisker} aria-hidden="true">
      <path d={`M${at(fair)} 0V14`} className={css.fair} />
      <path d={`M${at(low)} 7H${at(high)}`} />
      <circle cx={at(share)} cy="7" r="3" />
    </svg>
  );
}

function Lengths({ tables }: Tables) {
  const hasRounds = tables.some(({ rounds }) => rounds);
  const columns = ['rounds', 'decisions', 'minutes', 'winning'] as const;
  const shown = columns.filter((column) => column !== 'rounds' || hasRounds);
  const heads = { rounds: W.rounds, decisions: W.decisions, minutes: W.minutes, winning: W.best };
  return (
    <section>
      <h2>{W.long}</h2>
      <table>
        <caption>{W.lengths}</caption>
        <thead>
          <tr>
            <th scope="col">{W.players}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.seats}>
              <th scope="row">{table.seats}</th>
              {shown.map((column) => {
                const spread = table[column];
                const [mean, range] = spread ? W.spread(spread) : [];
                return (
                  <td key={column}>
                    {mean} <small>({range})</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{W.thumb}</p>
    </section>
  );
}

function Luck({ measured: { skill, luck = [], tables } }: { readonly measured: Measured }) {
  return (
    <section>
      <h2>{W.luck}</h2>
      {skill.map(({ seats, bots: [best, other] }) => best && other && <p key={seats}>{W.skill(seats, best, other)}</p>)}
      {luck.map((each) => (
        <p key={each.seats}>{W.share(each)}</p>
      ))}
      {tables.map((table) => table.decided !== null && <p key={table.seats}>{W.decided(table)}</p>)}
    </section>
  );
}

interface ChangesProps {
  readonly game: AnyGame;
  readonly measured: Measured;
  readonly variants: readonly Variant[];
}

function Changes({ game, measured, variants }: ChangesProps) {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  return (
    <section>
      <h2>{W.variants}</h2>
      <dl>
        {variants.map(({ option, name, words }) => {
          const spec = specs[option];
          if (!spec) return null;
          const nameOf = (value: Json): string => words[spec.choices.findIndex((choice) => same(choice.value, value))] ?? String(value);
          return (
            <div key={option}>
              <dt>{name}</dt>
              <dd>{effectWords(nameOf, spec.default, spec.default, measured.options[option])}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
