import { expect } from 'playwright/test';
import { waitMaxMs } from './person.ts';

/**
 * `expect` of what a page shows: it looks again until the assertion holds, and fails with what it saw last. What is not
 * a locator, say what the API answers, is read again by `soon.poll(() => …)`.
 */
export const soon = expect.configure({ timeout: waitMaxMs });
