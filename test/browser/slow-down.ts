import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { seededRandom } from '#shared/core/numbers/random.ts';

const delayMaxMs = 1500;
const asks = new Set(['fetch', 'xhr']);

/** The slowdown factor of the page's processor; 1 by default. */
const factor = Number(process.env['SLOW'] ?? 1);
const draw = seededRandom(Number(process.env['SLOW_SEED'] ?? 1));

async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Delays a request, so that its answer arrives late or its change is made late. */
async function late(route: Route): Promise<void> {
  const delayMs = draw() * delayMaxMs;
  if (route.request().method() !== 'GET') {
    await wait(delayMs);
    return route.continue();
  }
  const response = await route.fetch();
  await wait(delayMs);
  await route.fulfill({ response });
}

/** Slows every page and delays the answers to its requests by varying times, if `SLOW` is set. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (factor <= 1) return;
  // Skip windows that close at once and answers that the page no longer waits for.
  const whileItLasts = (doing: Promise<void>) => doing.catch(() => undefined);
  context.on('page', (page) => void whileItLasts(slowProcessor(page)));
  await context.route('**/*', (route) =>
    asks.has(route.request().resourceType()) ? whileItLasts(late(route)) : route.continue(),
  );
}
