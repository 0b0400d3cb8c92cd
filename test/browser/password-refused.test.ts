import type { Browser, Page } from 'playwright-core';
import { decideNow } from '#infra/demo/runs.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { importFourWeeksOfMany } from '../journeys/four-weeks-of-many.ts';
import { aStudioIn, connect, opensAccount, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { openPage, personAt } from './person.ts';
import { soon } from './soon.ts';

const email = 'refused@alameda.test';
/** Noon in Mexico City: no quiet hour. */
const noon = new Date('2026-11-23T18:00:00Z');
const minuteMs = 60_000;
/** Events of so many minutes come in one e-mail. */
const gatheredMinutes = 10;
const said = 'Wellhub refuses the password that you entered';

/** A marketplace lets Cupo in no more; its owner knows within two minutes, by e-mail and wherever the app is open. */
describe('a password that a marketplace refuses', () => {
  let local: Local;
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    local = await createLocal({ clock: noon });
    scene = await aStudioIn(local, email);
    await connect(scene, 'wellhub');
    await importFourWeeksOfMany(scene, 1);
    await decideNow(local, scene.token);
    browser = await launch();
    ({ page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } }));
    await Promise.all([page.waitForResponse('**/api/session/sign-ins'), personAt(page, local).signIn(email)]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (let minute = 0; minute <= gatheredMinutes; minute += 1) {
      await local.advance(minuteMs);
      await local.settle();
    }
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  it('is told of within two minutes', async () => {
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    const before = local.mail.mails().length;
    await opensAccount(scene, 'wellhub', 'another-password');
    const { decisions } = await local.call(listWaiting, {}, scene.token);
    const beganAt = local.now().getTime();
    await local.call(approve, { decisionId: decisions[0]!.decisionId }, scene.token);
    await local.settle();
    await local.advance(minuteMs);
    await local.settle();
    expect(local.now().getTime() - beganAt).toBeLessThan(2 * minuteMs);
    const mails = local.mail.mails().slice(before);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[[email], said]]);
    expect(mails[0]!.text).toContain(`Enter the password: ${local.url}/integrations`);
    // The page was open all the time, and nobody loads it anew.
    await page.getByText(said).first().waitFor();
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('leads to where the password is entered', async () => {
    await page.getByRole('link', { name: 'Enter the password' }).first().click();
    await page.waitForURL('**/integrations**');
    await soon(page.getByText(said)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
