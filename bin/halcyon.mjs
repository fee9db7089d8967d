#!/usr/bin/env node
/** The `halcyon` command. In a clone it installs and builds what is missing first; a package has everything in `dist`. */
import { existsSync } from 'node:fs';

if (existsSync(new URL('../src', import.meta.url))) {
  const { install } = await import('../tools/install.mjs');
  await install();
  const { build } = await import('../tools/build.mjs');
  await build((sentence) => process.stderr.write(`${sentence}\n`)); // standard output belongs to the command
}
await import(new URL('../dist/node/cli/main.js', import.meta.url).href); // by its address: the types of a clone are checked before anything is built
