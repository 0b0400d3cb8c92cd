import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { decideNow } from '#infra/demo/runs.ts';
import { createLocal } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { documents } from '#web/documents.ts';
import { pageModules } from '#web/routes.ts';
import { aTornStudio, type Torn } from '../journeys/a-torn-studio.ts';
import { monday } from '../journeys/scene.ts';
import { showAllParts } from './all-parts.ts';
import { cutTexts } from './cut-texts.ts';
import { launch } from './launch.ts';
import { openPage, password } from './person.ts';

const email = 'owner@alameda.test';
const team = 'admin@cupo.test';
const widths = [1440, 390];
const pictures = process.env['PICTURES'];

/** A build of the English app whose words are 40 % longer and have accents, in its own folder. */
function buildLonger(): string {
  mkdirSync('.local', { recursive: true });
  const folder = mkdtempSync('.local/longer-');
  execFileSync(process.execPath, ['test/browser/build-longer.ts', folder]);
  return folder;
}

async function signedIn(page: Page, url: string, address: string): Promise<Page> {
  await page.goto(`${url}/auth`);
  await page.locator('input[type=email]').first().fill(address);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('input[type=password]').first().press('Enter');
  await page.waitForURL((at) => at.pathname !== '/auth');
  return page;
}

/** Screens stay readable in a language with longer words. */
describe('with words that are 40 % longer', () => {
  let folder: string;
  let torn: Torn;
  let owner: Page;
  let superadmin: Page;
  let visitor: Page;
  let adjustmentId: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = buildLonger();
    const local = await createLocal({ clock: monday, webDir: join(folder, 'web') });
    torn = await aTornStudio(local, email);
    await decideNow(local, torn.scene.token);
    const { activity } = await local.call(listActivity, {}, torn.scene.token);
    ({ adjustmentId } = activity.find(({ hasRecording }) => hasRecording)!);
    await local.createSuperadmin({ email: team, password });
    const browser = await launch();
    const open = async (): Promise<Page> => (await openPage(browser)).page;
    owner = await signedIn(await open(), local.url, email);
    superadmin = await signedIn(await open(), local.url, team);
    visitor = await open();
    close = async () => {
      await browser.close();
      await local.close();
    };
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function look(page: Page, path: string): Promise<void> {
    const cut: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(torn.scene.local.url + path);
      await page.getByRole('heading').first().waitFor();
      await showAllParts(page);
      const name = `${path.replaceAll(/[^\w-]+/g, '_')}-${width}`;
      if (pictures) await page.screenshot({ path: `${pictures}/longer${name}.png`, fullPage: true });
      cut.push(...(await cutTexts(page)).map((text) => `${width}: ${text}`));
    }
    expect(cut).toEqual([]);
  }

  it.each(Object.keys(pageModules).filter((path) => path !== '/superadmin'))(
    'nothing is cut off on %s',
    async (path) => {
      await look(owner, path.replace(':adjustmentId', adjustmentId));
    },
  );

  it.each(['/superadmin', '/admin/logo-upload', '/subscribe'])(
    'nothing is cut off on %s, for the team',
    (path) => look(superadmin, path),
  );

  it.each([...Object.keys(documents), '/nothing-here'])('nothing is cut off on %s, for a visitor', (path) =>
    look(visitor, path),
  );

  it('cuts off nothing in the dialogs of a class and a decision', async () => {
    await look(owner, `/classes?class=${torn.classId}`);
    await look(owner, `/ai-decisions?decision=${torn.decisionId}`);
  });
});
