import { expect } from 'playwright/test';
import { waitMaxMs } from './person.ts';

/**
 * `expect` for what a page shows: it retries until the assertion holds, and fails with the last value it saw. Values
 * that are not locators, such as API answers, are read again with `soon.poll(() => …)`.
 */
export const soon = expect.configure({ timeout: waitMaxMs });
