import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Our own flags: those of the package are meant for Lambda, and its single process does not survive a whole suite. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** The first start has to read the browser from the disk. */
const startMsMax = 120_000;

/** Starts a headless Chromium on this machine; close it with `browser.close()`. */
export async function launch(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const set = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const start = () =>
    chromium.launch({
      executablePath,
      env: Object.fromEntries(set),
      headless: true,
      args: flags,
      timeout: startMsMax,
    });
  // If a busy machine fails to start the browser, a second attempt usually succeeds.
  return await start().catch(start);
}
