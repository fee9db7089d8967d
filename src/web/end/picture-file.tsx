/** A picture to share as a PNG file. A drawing that becomes pixels has neither the page's colours nor its fonts, so it takes both along. */
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Complaint } from '../../engine/complaint.js';
import { END_WORDS as W } from './words.js';

const COLOURS = ['ink', 'ink-2', 'line', 'panel', 'accent', 'accent-wash', 'tok-line', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const TYPEFACES = ['font-text', 'font-display'];
const FAMILIES = /Fraunces|Atkinson/;

/** `picture` draws one svg of this size. */
export async function pictureFile(
  picture: ReactElement,
  { width, height }: { readonly width: number; readonly height: number },
  name: string,
): Promise<File> {
  const drawing = drawn(picture);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${await fonts()} svg { ${tokens()} }`;
  drawing.prepend(style);
  const image = new Image();
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  URL.revokeObjectURL(address);
  const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!pixels) throw new Complaint(W.noPicture);
  return new File([pixels], name, { type: 'image/png' });
}

function drawn(picture: ReactElement): SVGSVGElement {
  const aside = document.createElement('div');
  const root = createRoot(aside);
  flushSync(() => root.render(picture));
  const drawing = aside.querySelector('svg')?.cloneNode(true);
  root.unmount();
  if (!(drawing instanceof SVGSVGElement)) throw new Complaint(W.noPicture);
  return drawing;
}

/** The colours of the page, those of the game where it has its own; always by day, whatever the lamp does. */
function tokens(): string {
  const probe = document.createElement('i');
  probe.style.colorScheme = 'light';
  (document.querySelector('[data-game]') ?? document.body).append(probe);
  const values = getComputedStyle(probe);
  const colours = COLOURS.map((token) => {
    probe.style.color = `var(--${token})`;
    return `--${token}: ${values.color};`;
  });
  const typefaces = TYPEFACES.map((token) => `--${token}: ${values.getPropertyValue(`--${token}`)};`);
  probe.remove();
  return [...colours, ...typefaces].join(' ');
}

/** The two typefaces for Latin letters, as part of the drawing. One that cannot be fetched is left out: the next in the list is used. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const wanted = rules.filter(({ style }) => {
    const range = style.getPropertyValue('unicode-range');
    const isUpright = (style.getPropertyValue('font-style') || 'normal') === 'normal';
    return FAMILIES.test(style.getPropertyValue('font-family')) && isUpright && (range === '' || /U\+0(000)?-/i.test(range));
  });
  const faces = await Promise.all(
    wanted.map(async ({ style, parentStyleSheet }) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
      if (!address) return '';
      const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href)).then(
        (reply) => reply.blob(),
        () => null,
      );
      if (!file) return '';
      return `@font-face { font-family: ${style.getPropertyValue('font-family')}; font-weight: 100 900; src: url(${await dataOf(file)}); }`;
    }),
  );
  return faces.join(' ');
}

const dataOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Complaint(W.noPicture));
    reader.readAsDataURL(file);
  });
