/** JSON laid out for people and for the formatter of this repository: objects line by line, lists of numbers side by side. */
const WIDTH = 140;

type Tidy = null | boolean | number | string | readonly Tidy[] | { readonly [key: string]: Tidy };

/** `before` is what stands on the line already, one character for a comma is kept free. */
function lay(value: Tidy, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return isList(value) ? layList(value, indent, before) : layObject(value, indent);
}

const isList = (value: object): value is readonly Tidy[] => Array.isArray(value);

function layObject(value: { readonly [key: string]: Tidy }, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(value).map(([key, field]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return `${name}${lay(field, inner, name.length)}`;
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}

function layList(list: readonly Tidy[], indent: string, before: number): string {
  const inner = `${indent}  `;
  const items = list.map((item) => lay(item, inner, inner.length));
  const line = `[${items.join(', ')}]`;
  if (!line.includes('\n') && before + line.length < WIDTH) return line;
  const lines = list.every((item) => typeof item === 'number') ? filled(items, WIDTH - inner.length) : items;
  return `[\n${lines.map((text) => `${inner}${text}`).join(',\n')}\n${indent}]`;
}

/** As many on each line as fit, with their commas. */
function filled(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : `${line}, ${item}`;
    if (longer.length < width) line = longer;
    else {
      lines.push(line);
      line = item;
    }
  }
  return [...lines, line];
}

/** Numbers with five figures, which is more than any measurement knows; what is not finite becomes null. */
function rounded(value: unknown): Tidy {
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(5)) : null;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, rounded(field)]));
  throw new TypeError(`${typeof value} is no JSON`);
}

export const tidyJson = (value: unknown): string => `${lay(rounded(value), '', 0)}\n`;
