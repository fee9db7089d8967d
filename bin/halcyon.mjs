#!/usr/bin/env node
/** The `halcyon` command: installs what is missing, then runs src/cli/main.ts in this same process, where the caller stands. */
import { join } from 'node:path';
import { install, root } from '../tools/install.mjs';

await install();

const { register } = await import('tsx/esm/api');
register({ tsconfig: join(root, 'tsconfig.json') }); // not the one of the folder the caller happens to be in
await import('../src/cli/main.ts');
