/** What all browser tests need and none of them should make: runs once, before the first of them. */
import { build } from '../tools/build.mjs';
import { readyBrowser } from './browser.js';

export async function setup(): Promise<void> {
  await Promise.all([readyBrowser(), build((sentence) => process.stderr.write(`${sentence}\n`))]);
}
