import type { BrowserContext, Page, Request } from 'playwright-core';

const restMsMax = 60_000;
const quietRounds = 3;
/** A frame and an idle moment after it come within this time, or do not come at all. */
const frameMsMax = 5_000;

const underWay = new WeakMap<Page, Set<Request>>();

const ofPage = (page: Page): Set<Request> => {
  const known = underWay.get(page) ?? new Set();
  underWay.set(page, known);
  return known;
};

/** Records the requests of a context's pages from now on. */
export function noteRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const asked = ofPage(page);
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    // Unfinished requests of the previous document do not concern the next one.
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) asked.clear();
    });
  });
}

/** Waits until a page has all that it asked for and has drawn it: what is not there then is not on its way. */
export async function atRest(page: Page): Promise<void> {
  const endsAtMs = performance.now() + restMsMax;
  const asked = ofPage(page);
  for (let quiet = 0; quiet < quietRounds;) {
    if (performance.now() > endsAtMs)
      throw new Error(`Still asking for ${[...asked].map((request) => request.url()).join(', ')}`);
    // A page that is never idle, or draws no frame, is looked at again rather than waited for without end.
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
