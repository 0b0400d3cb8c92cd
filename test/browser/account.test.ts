import type { Page } from 'playwright-core';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { aStudio } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage, password, personAt } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
/** A password longer than 64 characters. */
const chosen = 'a longer one 日本 with spaces & all '.repeat(2).padEnd(70, '.');

describe('the account page in a browser', () => {
  let stage: Stage;
  let page: Page;

  const current = () => page.getByLabel('Current password', { exact: true });
  const next = () => page.getByLabel('New password', { exact: true });
  const standing = (token: string): Promise<string> =>
    stage.scene.local.call(getSession, {}, token).then(
      () => 'signed in',
      () => 'signed out',
    );
  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await page.screenshot({ path: `${dir}/${name}.png`, fullPage: true });
  };

  beforeAll(async () => {
    stage = await ownerOf(await aStudio(email), email);
    ({ page } = stage);
    await stage.person.goTo('/account');
    await page.getByRole('heading', { name: 'Sign-in & Security' }).waitFor();
  });
  afterEach(() => {
    expect(stage.complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  it('hides passwords, allows pasting them, and labels each field for password managers', async () => {
    for (const [field, purpose] of [
      [current(), 'current-password'],
      [next(), 'new-password'],
    ] as const) {
      await soon(field).toHaveAttribute('type', 'password');
      await soon(field).toHaveAttribute('autocomplete', purpose);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((text) => navigator.clipboard.writeText(text), chosen);
      await field.press('Control+V');
      await soon(field).toHaveValue(chosen);
      await field.fill('');
    }
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await picture('account-wide');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('account-narrow');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('changes the password only when the current one is correct', async () => {
    await current().fill('not it at all');
    await next().fill('short');
    await stage.person.press('Change Password');
    await stage.person.shows('Password must be at least 6 characters');
    await next().fill(chosen);
    await stage.person.press('Change Password');
    await stage.person.shows(/Incorrect/);
    await current().fill(password);
    const { token } = await stage.scene.local.signIn({ email, password });
    const { page: other } = await openPage(stage.browser);
    const elsewhere = personAt(other, stage.scene.local);
    await elsewhere.signIn(email, password);
    await other.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await page.route('**/api/live/connections?*', (route) => route.abort());
    await stage.person.press('Change Password');
    await stage.person.shows('Your password was changed, but other devices may still be signed in');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await picture(`account-others-signed-in-${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await standing(token)).toBe('signed in');
    await page.unrouteAll();
    await stage.person.tells('Your password was changed. All other devices were signed out.', () =>
      stage.person.press('Retry'),
    );
    for (const field of [current(), next()]) await soon(field).toHaveValue('');

    expect(await standing(token)).toBe('signed out');
    await other.waitForURL('**/auth*');
    await elsewhere.signIn(email, password);
    await elsewhere.shows(/Incorrect/);
    await other.context().close();
  });

  it('stays signed in where the password was changed, and nowhere else', async () => {
    await page.reload();
    const { token } = await stage.scene.local.signIn({ email, password: chosen });
    await current().fill(chosen);
    await next().fill(password);
    await stage.person.tells('Your password was changed. All other devices were signed out.', () =>
      stage.person.press('Change Password'),
    );
    expect(await standing(token)).toBe('signed out');
    await page.reload();
    await page.getByRole('heading', { name: 'Sign-in & Security' }).waitFor();
  });

  it('leaves other tabs signed in, even while one of their requests is under way', async () => {
    const changed = Promise.withResolvers<void>();
    const tab = await page.context().newPage();
    const sent = tab.waitForRequest('**/api/session');
    await tab.route('**/api/session', async (route) => {
      await changed.promise;
      await route.continue();
    });
    await tab.goto(`${stage.scene.local.url}/dashboard`);
    await sent;
    await current().fill(password);
    await next().fill(chosen);
    await stage.person.tells('Your password was changed. All other devices were signed out.', () =>
      stage.person.press('Change Password'),
    );
    changed.resolve();
    await tab.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    expect(new URL(tab.url()).pathname).toBe('/dashboard');
    await tab.close();
  });

  it('signs out everywhere after a confirmation', async () => {
    const { page: other } = await openPage(stage.browser);
    // Blocks live messages, because the page would otherwise receive the sign-out event and navigate while it is being
    // reloaded.
    await other.routeWebSocket(/./, () => undefined);
    const elsewhere = personAt(other, stage.scene.local);
    await elsewhere.signIn(email, chosen);
    await other.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    const { local } = stage.scene;
    const { token } = await local.signIn({ email, password: chosen });

    await stage.person.press('Sign Out Everywhere');
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await dialog.waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await stage.person.press('Sign Out Everywhere');
    await page.route('**/api/live/connections?*', (route) => route.abort());
    await stage.person.tells('Error signing out', () =>
      dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click(),
    );
    await page.unrouteAll();
    await dialog.waitFor({ state: 'detached' });
    expect(await local.call(getSession, {}, token)).toMatchObject({ superadmin: false });

    await stage.person.press('Sign Out Everywhere');
    await stage.person.tells('Signed out successfully', () =>
      dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click(),
    );
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/landing');

    await expect(local.call(getSession, {}, token)).rejects.toThrow('Please sign in again.');

    // Without the sign-out, this page's access token would be valid for an hour.
    await other.waitForURL('**/auth*');
    await other.context().close();
  });
});
