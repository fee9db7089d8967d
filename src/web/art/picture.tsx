/** A picture of a card or a thing. It is drawn once, and as soon as there is time it becomes a copy, which costs the page one element instead of dozens. */
import { type ReactNode, useSyncExternalStore } from 'react';

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

interface PictureProps {
  readonly name: string; // one name, one picture: whatever changes it is part of the name
  readonly box: ViewBox;
  readonly children: ReactNode; // in colours of its own, without words: a copy has neither the page's colours nor its fonts
  readonly slice?: boolean; // fills its place, and the edges may be cut off
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

const copies = new Map<string, HTMLImageElement>(); // held, so that the browser keeps them at hand and a copy appears at once

/** Decoration: the words beside it carry the meaning. */
export function Picture({ name, box, children, slice = false, size, className }: PictureProps) {
  const [x, y, width, height] = box;
  const copyNow = () => copies.get(name);
  const copy = useSyncExternalStore(listen, copyNow, copyNow);
  return (
    <svg
      key={name}
      className={className}
      width={size}
      height={size}
      viewBox={box.join(' ')}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
      ref={copy ? undefined : (drawn) => (drawn ? copyLater(name, box, drawn) : undefined)}
    >
      {copy ? <image href={copy.src} x={x} y={y} width={width} height={height} /> : children}
    </svg>
  );
}

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
const begun = new Set<string>();

function copyLater(name: string, [x, y, width, height]: ViewBox, drawn: SVGSVGElement): void {
  if (begun.has(name)) return;
  begun.add(name);
  whenIdle(() => {
    const alone = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [key, value] of Object.entries({ viewBox: `${x} ${y} ${width} ${height}`, width, height }))
      alone.setAttribute(key, String(value));
    alone.append(...[...drawn.children].map((child) => child.cloneNode(true)));
    const image = new Image();
    image.onload = async () => {
      copies.set(name, await painted(image).catch(() => image)); // without pixels, the drawing itself is copied
      tellLater();
    };
    image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(alone)], { type: 'image/svg+xml' }));
  });
}

const listeners = new Set<() => void>(); // the pictures on the page
let isToTell = false;

function listen(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Copies that are ready at the same time take the place of their drawings together. */
function tellLater(): void {
  if (isToTell) return;
  isToTell = true;
  whenIdle(() => {
    isToTell = false;
    for (const heard of listeners) heard();
  });
}

const LONGEST = 512; // pixels of the longer side: sharp wherever a card lies on the table

/** A drawing is drawn anew wherever the page changes around it; painted into pixels once, it is only laid down. */
async function painted(drawing: HTMLImageElement): Promise<HTMLImageElement> {
  const scale = LONGEST / Math.max(drawing.naturalWidth, drawing.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawing.naturalWidth * scale);
  canvas.height = Math.round(drawing.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!pixels) return drawing;
  const copy = new Image();
  copy.src = URL.createObjectURL(pixels);
  await copy.decode();
  return copy;
}
