import type { Browser } from 'playwright-core';
import { launch } from './launch.ts';
import { openPage, personAt } from './person.ts';
import { soon } from './soon.ts';

/** A message that disappears before the next frame is drawn. */
const farewell = `<section class="toasts"></section><button>Leave</button><script>
  const toasts = document.querySelector('.toasts');
  document.querySelector('button').addEventListener('click', () => {
    toasts.innerHTML = '<p>Signed out</p>';
    setTimeout(() => toasts.replaceChildren(), 0);
  });
</script>`;

describe('a message that disappears by itself', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([['Signed out'], [/^Signed out$/]])(
    'is noticed by a test that waits for %s, even if it disappears at once',
    async (text) => {
      const { page } = await openPage(browser);
      await page.setContent(farewell);
      const { press, tells } = personAt(page, { url: '', settle: async () => undefined });
      await tells(text, () => press('Leave'));
      await soon(page.locator('.toasts')).toHaveText('');
      await page.context().close();
    },
  );
});
