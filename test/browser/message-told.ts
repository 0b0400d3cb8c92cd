import type { Page } from 'playwright-core';

/**
 * Waits until a message contains the text. The page checks at each of its own changes, because on a busy machine a
 * message that is visible for only a second may appear and disappear between two checks from outside.
 */
export async function messageTold(page: Page, text: string | RegExp): Promise<void> {
  const wanted = typeof text === 'string' ? { text } : { source: text.source, flags: text.flags };
  await page.waitForFunction(
    ({ text: part, source = '', flags = '' }) => {
      const isTold = (): boolean => {
        const told = document.querySelector('.toasts')?.textContent ?? '';
        return part === undefined ? new RegExp(source, flags).test(told) : told.includes(part);
      };
      if (isTold()) return true;
      return new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isTold()) return;
          observer.disconnect();
          resolve(true);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
    },
    wanted as { text?: string; source?: string; flags?: string },
  );
}
