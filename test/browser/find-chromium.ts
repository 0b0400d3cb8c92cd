import { existsSync } from 'node:fs';
import { unpackChromium, type Chromium } from './unpack-chromium.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Looks for $CHROMIUM, then for the version pinned in the lock file, then for one installed on the machine. */
export async function findChromium(): Promise<Chromium> {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return { executablePath: CHROMIUM, env: process.env };
  const bundled = await unpackChromium();
  if (bundled) return bundled;
  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { executablePath: system, env: process.env };
  throw new Error('There is no Chromium: name one in $CHROMIUM, or install chromium on this machine.');
}
