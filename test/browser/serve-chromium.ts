import process from 'node:process';
import { chromium, type BrowserServer } from 'playwright-core';
import { launchOptions, serverVariable } from './launch.ts';

let server: BrowserServer | undefined;

/** Starts the browser that all suites of a run share: to start one for each takes a tenth of what the suites take. */
export default async function setUp(): Promise<void> {
  server = await chromium.launchServer(await launchOptions());
  process.env[serverVariable] = server.wsEndpoint();
}

export const closeChromium = async (): Promise<void> => server?.close();
