/** What `npm version` does to the changelog. */
import { expect, it } from 'vitest';
import { released } from './release.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- Larks.\n\n## 0.1.0 (2026-10-01)\n\n- Birds.\n';

it('what was unreleased becomes the section of the new version, and a new one begins empty', () => {
  expect(released(CHANGELOG, '0.2.0', '2026-11-17')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-17)\n\n- Larks.\n\n## 0.1.0 (2026-10-01)\n\n- Birds.\n',
  );
});

it('a version without a change is refused', () => {
  expect(() => released(released(CHANGELOG, '0.2.0', '2026-11-17'), '0.2.1', '2026-11-18')).toThrow('there is nothing to release');
  expect(() => released('# Changelog\n', '0.2.0', '2026-11-17')).toThrow('no section "Unreleased"');
});
