/** Writing a report and what goes with it: the page, the figures, pictures and sheets. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Complaint } from '../../engine/complaint.js';
import type { GameFigures } from '../figures.js';
import { tidyJson } from '../tidy.js';
import { sheetsOf } from './csv.js';
import { type ReportPicture, standalone } from './drawing.js';
import { picturesOf } from './page.js';

/** Every picture as SVG and every table as CSV; gives back the names of the files. */
export function exportTo(folder: string, figures: GameFigures): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = [
    ...picturesOf(figures).map((picture) => ({ name: `${picture.name}.svg`, content: standalone(picture) })),
    ...sheetsOf(figures).map(({ name, csv }) => ({ name: `${name}.csv`, content: csv })),
    { name: 'figures.json', content: tidyJson(figures) },
  ];
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  return files.map(({ name }) => name);
}

const SCALE = 2; // dots per pixel

/** The pictures as PNG. Throws a Complaint where no Chromium can be started. */
export async function exportPng(folder: string, figures: GameFigures): Promise<readonly string[]> {
  const browser = await findBrowser();
  try {
    const page = await browser.newPage({ deviceScaleFactor: SCALE });
    const pictures: readonly ReportPicture[] = picturesOf(figures);
    for (const picture of pictures) {
      await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block;padding:12px}</style>${standalone(picture)}`);
      await page
        .locator('svg')
        .first()
        .screenshot({ path: join(folder, `${picture.name}.png`) });
    }
    return pictures.map(({ name }) => `${name}.png`);
  } finally {
    await browser.close();
  }
}

/** The machine's own Chromium. Neither it nor what drives it comes with the package: pictures of reports are the only thing they are for. */
async function findBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu'] });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Complaint(
      `PNG pictures are drawn by Chromium through playwright-core, and that could not be started (${reason}). Install Chromium or name it in CHROMIUM_PATH, and "npm install playwright-core". The SVG files hold the same pictures.`,
    );
  }
}

function chromiumHere(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = ['chromium', 'google-chrome'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...found].find((file) => file !== undefined && existsSync(file)) ?? 'chromium';
}
