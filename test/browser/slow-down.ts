import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { seededRandom } from '#shared/core/numbers/random.ts';

const delayMaxMs = 1500;
const asks = new Set(['fetch', 'xhr']);

/** How many times slower the page's processor is made; 1 if nothing is set. */
const factor = Number(process.env['SLOW'] ?? 1);
const draw = seededRandom(Number(process.env['SLOW_SEED'] ?? 1));

async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Delays a request: an answer arrives late, or a change is made late. */
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

/** Makes every page slower and its questions answered later, some more than others, where `SLOW` says so. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (factor <= 1) return;
  // Neither a window that closes at once need be slowed, nor an answer that its page no longer waits for.
  const whileItLasts = (doing: Promise<void>) => doing.catch(() => undefined);
  context.on('page', (page) => void whileItLasts(slowProcessor(page)));
  await context.route('**/*', (route) =>
    asks.has(route.request().resourceType()) ? whileItLasts(late(route)) : route.continue(),
  );
}
