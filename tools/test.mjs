/** `npm test` and `npm run test:long`: lint, types, unused code and the build side by side, then the tests. The last line counts those: `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const asked = process.argv.slice(2);
// Scripts of package.json. The browsers need what is built; where only some tests are asked for, they build it if they are among them.
const CHECKS = ['lint', 'typecheck', 'unused', ...(asked.every((arg) => arg === '--long') ? ['build'] : [])];
const resultsFile = join(root, 'node_modules', '.cache', 'vitest', 'results.json');

const { passed, failed } = (await checksPass()) ? await runTests(asked) : { passed: 0, failed: 1 };
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/** All run at once and are reported in order, so that one run shows everything there is to mend. */
async function checksPass() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const running = CHECKS.map((name) => ({ name, outcome: run(scripts[name], [], { shell: true }) }));
  let pass = true;
  for (const { name, outcome } of running) {
    const { ok, output, seconds } = await outcome;
    console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (!ok) console.log(`${output.trim()}\n`);
    pass &&= ok;
  }
  return pass;
}

/** @param {string[]} args for vitest: folders, files, `-t name`; before them `--long` for all cases */
async function runTests(args) {
  const isLong = args[0] === '--long';
  const env = isLong ? { ...process.env, HALCYON_CASES: 'all' } : process.env;
  const wanted = isLong ? args.slice(1) : args;
  console.log('── tests');
  rmSync(resultsFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=./tools/retries.mjs', '--reporter=json', `--outputFile.json=${resultsFile}`];
  const vitest = run(process.execPath, ['tools/bootstrap.mjs', 'vitest', 'run', ...reporters, ...wanted], { stdio: 'inherit', env });
  const { ok, seconds } = await vitest;
  console.log(`── tests: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
  const { passed, failed } = countTests();
  return { passed, failed: ok ? failed : Math.max(failed, 1) }; // an error outside all tests fails the run, too
}

function countTests() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(resultsFile, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 }; // vitest did not get as far as writing it
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ ok: boolean, output: string, seconds: string }>}
 */
function run(command, args, options) {
  const began = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: ((performance.now() - began) / 1000).toFixed(1) }));
  });
}
