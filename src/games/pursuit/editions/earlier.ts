/** A card as it was under earlier rules, made from the card of the rules after them and the figures that changed between the two. */
import { type CardFace, exchange, type Level, type RomanceRow, romance } from '../rules/cards/shape.js';

/** A level of a project, item or activity: the card, the level, what it exchanged, and its upkeep if that changed too. */
export type LevelFigures = readonly [card: string, level: number, exchange: string, upkeep?: string];

/** A level of love. */
export type LoveFigures = readonly [card: string, level: number, ...RomanceRow];

/** What a job asked and paid when somebody was hired. */
export type JobFigures = readonly [card: string, hire: string];

interface Figures {
  readonly levels: readonly LevelFigures[];
  readonly romances?: readonly LoveFigures[];
  readonly jobs?: readonly JobFigures[];
}

export const earlier =
  ({ levels, romances = [], jobs = [] }: Figures) =>
  (face: CardFace): CardFace => {
    if (face.type === 'job') {
      const [, hire] = jobs.find(([card]) => card === face.id) ?? [];
      return hire === undefined ? face : { ...face, hire: exchange(hire) };
    }
    const of = <F extends LevelFigures | LoveFigures>(figures: readonly F[], place: number): F | undefined =>
      figures.find(([card, level]) => card === face.id && level === place + 1);
    if (face.type === 'partner') {
      const love = face.levels.map((now, i) => {
        const [, , ...row] = of(romances, i) ?? ['', 0];
        return row.length === 0 ? now : romance(row);
      });
      return { ...face, levels: love };
    }
    return { ...face, levels: face.levels.map((now, i) => levelWith(now, of(levels, i))) };
  };

function levelWith(now: Level, figures: LevelFigures | undefined): Level {
  if (figures === undefined) return now;
  const [, , text, upkeep] = figures;
  return { ...now, ...exchange(text), upkeep: upkeep === undefined ? now.upkeep : exchange(upkeep) };
}
