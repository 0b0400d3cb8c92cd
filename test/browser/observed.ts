import type { Page } from 'playwright-core';

export interface Observed {
  readonly page: Page;
  readonly violations: string[];
  readonly errors: string[];
}

/** The browser warns when a preloaded file is requested in another mode, because it then fetches that file twice. */
const fetchedTwice = /preload.* is not used because/;

/** A page whose console messages and policy violations are recorded. */
export async function observed(page: Page): Promise<Observed> {
  const violations: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || fetchedTwice.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return { page, violations, errors };
}
