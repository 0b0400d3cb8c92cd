import process from 'node:process';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Names the environment variable with the address of the browser that all suites of a run share. */
export const serverVariable = 'CHROMIUM_SERVER';

/** Plain flags: the package's own are for Lambda, and its single process does not survive a suite. */
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

/** The browser is read from the disk at its first start. */
const startMsMax = 120_000;

/** How a headless Chromium is started on this machine. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium();
  const set = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { executablePath, env: Object.fromEntries(set), headless: true, args: flags, timeout: startMsMax };
}

async function start(): Promise<Browser> {
  const options = await launchOptions();
  // What a busy machine keeps from starting once, it lets start a moment later.
  return await chromium.launch(options).catch(() => chromium.launch(options));
}

/**
 * A headless Chromium: the one that all suites of a run share, with contexts of its own that nobody else sees, or one that
 * is started now. Close it with `browser.close()`.
 */
export async function launch(): Promise<Browser> {
  const server = process.env[serverVariable];
  // A server that has died is no reason to fail.
  return server === undefined ? await start() : await chromium.connect(server).catch(start);
}
