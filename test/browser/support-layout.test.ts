import type { Locator, Page } from 'playwright-core';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { pageModules } from '#web/routes.ts';
import { atRest } from './at-rest.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const sizes = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const;
/** Pages that fill the window have no support button. */
const withoutButton = ['/subscribe', '/onboarding', '/superadmin'];
const pages = Object.keys(pageModules).filter((path) => !path.includes(':') && !withoutButton.includes(path));

/** True if a click on the element's middle reaches the element itself. */
const isHit = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });

/** The parts of a page that the support button covers at every scroll position. */
const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.support-button')!;
    const shown = [...document.querySelectorAll('main button, main a, main .tag, main td, main h1, main h2')];
    return shown.flatMap((element) => {
      element.scrollIntoView({ block: 'end', inline: 'nearest' });
      const one = element.getBoundingClientRect();
      const other = button.getBoundingClientRect();
      // In a table that scrolls sideways, only the part within its frame is visible.
      const frame = element.closest('[class*="table"], [class*="scroll"]')?.getBoundingClientRect() ?? one;
      const right = Math.min(one.right, frame.right);
      const apart =
        one.width === 0 ||
        right <= other.left ||
        one.left >= other.right ||
        one.bottom <= other.top ||
        one.top >= other.bottom;
      return apart ? [] : [element.textContent || element.outerHTML.slice(0, 80)];
    });
  });

describe.each(sizes)('support on a %s', (_name, viewport) => {
  let stage: Stage;
  let page: Page;
  const panel = () => page.getByRole('dialog', { name: 'Support' });
  const box = () => panel().getByRole('textbox', { name: 'Message' });

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ page } = stage);
    await page.setViewportSize(viewport);
    const { local, token } = stage.scene;
    await local.call(runOptimizer, {}, token);
    await local.call(openTicket, { subject: 'Help', description: 'Please.' }, token);
    await local.settle();
  });
  afterAll(() => stage.close());

  it.each(pages)('the button can be pressed on %s and covers nothing there', async (path) => {
    await stage.person.goTo(path);
    await page.getByRole('heading').first().waitFor();
    await atRest(page);
    const button = page.getByRole('button', { name: 'Open support' });
    expect(await isHit(button)).toBe(true);
    expect(await coveredIn(page)).toEqual([]);
    expect(await isHit(button)).toBe(true);
  });

  const inside = async (part: Locator): Promise<boolean> => {
    const [inner, outer] = [await part.boundingBox(), await panel().boundingBox()];
    return (
      inner!.y >= outer!.y &&
      inner!.y + inner!.height <= outer!.y + outer!.height &&
      outer!.y >= 0 &&
      outer!.y + outer!.height <= page.viewportSize()!.height
    );
  };

  it('the panel keeps its header and input box in place, however long the conversation', async () => {
    await page.getByRole('button', { name: 'Open support' }).click();
    const header = panel().getByRole('button', { name: 'Close and reset chat' });
    const questions = [
      'How do I pause automation?',
      'connect wellhub',
      '¿cómo cancelo mi suscripción?',
      'vender gift cards',
    ];
    for (const [at, question] of questions.entries()) {
      await box().fill(question);
      await box().press('Enter');
      await soon(panel().locator('.bubble')).toHaveCount(2 * at + 3);
      expect(await isHit(header)).toBe(true);
      expect(await isHit(panel().getByRole('tab', { name: 'My Tickets' }))).toBe(true);
      expect([await isHit(box()), await inside(box())]).toEqual([true, true]);
    }
    const said = panel().getByRole('region', { name: 'Conversation' });
    await soon
      .poll(() =>
        said.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop),
      )
      .toBeLessThan(2);
    await panel().getByRole('button', { name: 'View ticket' }).click();
    await panel().getByRole('heading', { name: 'vender gift cards' }).waitFor();
    await soon.poll(() => inside(panel().getByRole('textbox', { name: 'Reply' }))).toBe(true);
  });

  it('the panel fits the space that an on-screen keyboard leaves', async () => {
    const keyboardPx = 340;
    const left = viewport.height - keyboardPx;
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
      visualViewport!.dispatchEvent(new Event('resize'));
    }, left);
    const reply = panel().getByRole('textbox', { name: 'Reply' });
    const narrow = viewport.width <= 688;
    await soon.poll(async () => (await panel().boundingBox())!.height).toBe(narrow ? left : 600);
    expect(await inside(reply)).toBe(true);
    expect(await isHit(reply)).toBe(true);
  });

  it('no page reported a problem', () => {
    expect(stage.complaints).toEqual([]);
  });
});

describe.each(sizes)('messages on a %s', (_name, viewport) => {
  let stage: Stage;
  let page: Page;
  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await page.screenshot({ path: `${dir}/${name}.png` });
  };
  const toasts = () => page.getByRole('region', { name: 'Messages' });
  const dialog = () => page.getByRole('dialog', { name: 'Create Support Ticket' });

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ page } = stage);
    await page.setViewportSize(viewport);
  });
  afterAll(() => stage.close());

  const submit = () => dialog().getByRole('button', { name: 'Submit Ticket' }).click();

  it('do not cover titles, show repeats once, and disappear when the step succeeds', async () => {
    await page.getByRole('button', { name: 'Open support' }).click();
    await page.getByRole('button', { name: 'Create Support Ticket' }).click();
    await dialog().getByLabel('Subject', { exact: true }).fill('Wellhub');
    await dialog().getByLabel('Description', { exact: true }).fill('It shows 4.');
    await page.route('**/api/support/tickets', (route) => route.abort());
    await submit();
    await toasts().getByText('Failed to create ticket. Please try again.').waitFor();
    await submit();
    await toasts().getByText('(2 times)').waitFor();
    await soon(toasts().getByRole('alert')).toHaveCount(1);
    expect(await isHit(dialog().getByRole('heading', { name: 'Create Support Ticket' }))).toBe(true);
    await page.unrouteAll();
    await submit();
    await toasts().getByText('Support ticket created successfully!').waitFor();
    await soon(toasts().getByText('Failed to create ticket')).toHaveCount(0);
  });

  it('disappear with the page that they are about', async () => {
    await page.getByRole('button', { name: 'Close and reset chat' }).click();
    await page.route('**/api/settings**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await stage.person.goTo('/settings#group-studio');
    await page.getByLabel('Studio Name', { exact: true }).fill('Another');
    await page.getByRole('button', { name: 'Save Studio Details' }).click();
    await toasts().getByText('Failed to save settings').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await isHit(page.getByRole('heading', { name: 'Settings' }).first())).toBe(true);
    await page.unrouteAll();
    if (viewport.width <= 688) await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.waitForURL('**/rules');
    await soon(toasts().getByText('Failed to save settings')).toHaveCount(0);
  });

  it('do not cover the input box while a person types, even as it grows', async () => {
    await stage.person.goTo('/dashboard');
    await page.getByRole('button', { name: 'Open support' }).click();
    const panel = page.getByRole('dialog', { name: 'Support' });
    await panel.getByRole('tab', { name: 'AI Chat' }).click();
    const box = panel.getByRole('textbox', { name: 'Message' });
    await page.route('**/api/support/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await box.fill('Where are my classes?');
    await box.press('Enter');
    await toasts().getByText('Failed to send message').waitFor();
    const coveredPx = (): Promise<number> =>
      page.evaluate(() => {
        const [message, row] = ['.toasts', '.reply-box'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        const wide = Math.min(message!.right, row!.right) - Math.max(message!.left, row!.left);
        const high = Math.min(message!.bottom, row!.bottom) - Math.max(message!.top, row!.top);
        return Math.max(0, wide) * Math.max(0, high);
      });
    await soon.poll(coveredPx).toBe(0);
    expect([await isHit(box), await isHit(panel.getByRole('button', { name: 'Send' }))]).toEqual([
      true,
      true,
    ]);
    await picture(`message-over-chat-${viewport.width}`);
    const lowPx = (await box.boundingBox())!.height;
    await box.fill('Where\nare\nmy\nclasses?');
    await soon.poll(async () => (await box.boundingBox())!.height).toBeGreaterThan(lowPx);
    await soon.poll(coveredPx).toBe(0);
    await page.unrouteAll();
  });
});
