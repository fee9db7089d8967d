/** The command as a person meets it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bench = (...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('run.ts', import.meta.url)), ...flags], { encoding: 'utf8' });

describe('npm run bench', () => {
  it('explains itself', () => {
    const { stdout, status } = bench('--help');
    expect(stdout).toContain('--rounds <n>');
    expect(status).toBe(0);
  });

  it('says what is wrong with a flag, without a stack', () => {
    const wrong = bench('--rounds', 'many');
    expect(wrong.stderr).toBe('--rounds must be a whole number above 0, not "many".\n');
    expect(wrong.status).toBe(2);
    const unknown = bench('--loud');
    expect(unknown.stderr).toContain("Unknown option '--loud'");
    expect(unknown.stderr).toContain('Usage: npm run bench');
    expect(unknown.stderr).not.toContain('    at ');
  });
});
