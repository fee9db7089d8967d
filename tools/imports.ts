/** The import graph of the sources: what each file asks for, by whatever way of importing, and where that lies. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** One file asks for another; both are told from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const BY_ADDRESS = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'|new URL\(\s*'([^']+)', import\.meta\.url/g;

/** Everything a source names that begins with a dot: imports, types, re-exports, `import()`, files found by pattern, workers. */
export function asksFor(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ...Array.from(source.matchAll(BY_ADDRESS), ([, pattern, address]) => pattern ?? address ?? ''),
  ];
  return [...new Set(named.filter((each) => each.startsWith('.')))];
}

/** Every source that comes along when this one is loaded: what it imports for more than its types, and what that imports. */
export function loadedWith(root: string, first: string): ReadonlySet<string> {
  const loaded = new Set([first]);
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue;
    const { staticImports, staticExports } = parseSync(file, readFileSync(posix.join(root, file), 'utf8')).module;
    const asked = [
      ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
      ...staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
    ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
    for (const address of asked.filter((each) => each.startsWith('.'))) {
      const path = posix.join(posix.dirname(file), address);
      const source = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((each) => existsSync(posix.join(root, each)));
      if (source !== undefined) loaded.add(source);
    }
  }
  return loaded;
}

/** All imports by files of these folders. A pattern stands for every file it finds. */
export function importsIn(root: string, folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) =>
    readdirSync(posix.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const known = new Set(files);
  return files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((from) =>
      asksFor(from, readFileSync(posix.join(root, from), 'utf8')).flatMap((asked) => {
        const path = posix.join(posix.dirname(from), asked);
        if (path.includes('*')) return files.filter((to) => patternOf(path).test(to)).map((to) => ({ from, to }));
        const source = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((each) => known.has(each));
        return [{ from, to: source ?? path }];
      }),
    );
}

/** `*` stands for a name without a slash, as in `import.meta.glob`. */
const patternOf = (glob: string): RegExp => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
