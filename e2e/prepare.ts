/** What all browser tests need and none of them should make: runs once, before the first of them. */
import { builtApp } from '../src/server/build.js';
import { readyBrowser } from './browser.js';

export async function setup(): Promise<void> {
  await Promise.all([readyBrowser(), builtApp((sentence) => process.stderr.write(`${sentence}\n`))]);
}
