/** A vite plugin: builds the service worker last, with the list of all files it has to keep for play without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const workerFile = fileURLToPath(new URL('../src/web/offline/sw.ts', import.meta.url));
const publicFolder = fileURLToPath(new URL('../src/web/public', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'halcyon-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => file !== 'index.html');
        const files = ['/', ...[...built, ...readdirSync(publicFolder)].map((file) => `/${file}`)].sort();
        const version = createHash('sha256');
        for (const [file, made] of Object.entries(bundle)) version.update(file).update(made.type === 'asset' ? made.source : made.code);
        for (const file of readdirSync(publicFolder)) version.update(readFileSync(join(publicFolder, file)));
        const { code } = await transformWithOxc(readFileSync(workerFile, 'utf8'), workerFile);
        const source = code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 16)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
