import type { Page } from 'playwright-core';

/**
 * Until a message says something. The page looks for itself, at each change of it: one that stays for a second only may
 * come and go between two looks from outside, on a machine that has much else to do.
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
