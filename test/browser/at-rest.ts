import type { BrowserContext, Page, Request } from 'playwright-core';

const restMsMax = 60_000;
const quietRounds = 3;
/** If a frame and its idle callback do not come within this time, they never will. */
const frameMsMax = 5_000;

const underWay = new WeakMap<Page, Set<Request>>();

const ofPage = (page: Page): Set<Request> => {
  const known = underWay.get(page) ?? new Set();
  underWay.set(page, known);
  return known;
};

/** Starts recording the requests of all pages of a context. */
export function noteRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const asked = ofPage(page);
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    // Ignore unfinished requests of the previous document.
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) asked.clear();
    });
  });
}

/**
 * Waits until a page has finished its requests and drawn the results. Anything still missing after that will not
 * appear.
 */
export async function atRest(page: Page): Promise<void> {
  const endsAtMs = performance.now() + restMsMax;
  const asked = ofPage(page);
  for (let quiet = 0; quiet < quietRounds;) {
    if (performance.now() > endsAtMs)
      throw new Error(`Still asking for ${[...asked].map((request) => request.url()).join(', ')}`);
    // Stop waiting for a page that is never idle or never draws a frame, and check the page again.
    await page.evaluate(
      (frameMsMax) =>
        new Promise((resolve) => {
          setTimeout(resolve, frameMsMax);
          requestAnimationFrame(() => requestIdleCallback(resolve));
        }),
      frameMsMax,
    );
    quiet = asked.size === 0 ? quiet + 1 : 0;
  }
}
