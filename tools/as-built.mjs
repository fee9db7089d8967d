/**
 * `node --import ./tools/as-built.mjs program.ts`: runs TypeScript as the build makes it, for programs that measure. The loader of the tests
 * wraps every function to keep its name whenever one is made, and that would be measured too.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

const SOURCE = /\.tsx?$/;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && SOURCE.test(context.parentURL ?? '')) {
    for (const ending of ['.ts', '.tsx']) {
      const url = new URL(specifier.replace(/\.js$/, ending), context.parentURL);
      if (existsSync(fileURLToPath(url))) return { url: url.href, format: 'module', shortCircuit: true };
    }
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !SOURCE.test(url)) return next(url, context);
  const { transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(await readFile(fileURLToPath(url), 'utf8'), fileURLToPath(url), { sourcemap: false });
  return { format: 'module', source: code, shortCircuit: true };
}
