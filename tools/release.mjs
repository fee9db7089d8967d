/** `npm version` calls this: what the changelog lists as unreleased becomes the section of the new version. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const HEADING = '## Unreleased\n';

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} day as in 2026-11-15
 */
export function released(changelog, version, day) {
  if (!changelog.includes(HEADING)) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const [, after = ''] = changelog.split(HEADING);
  if (!after.split('\n## ')[0]?.trim()) throw new Error('CHANGELOG.md lists nothing as unreleased: there is nothing to release.');
  return changelog.replace(HEADING, `${HEADING}\n## ${version} (${day})\n`);
}

if (process.argv[1] === join(root, 'tools/release.mjs')) {
  const file = join(root, 'CHANGELOG.md');
  const { npm_package_version: version } = process.env;
  if (!version) throw new Error('This is called by "npm version".');
  writeFileSync(file, released(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)));
}
