import type { Page } from 'playwright-core';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { aStudio, type Scene } from '../journeys/scene.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { deskOf, ownerOf, type Stage } from './stage.ts';

const email = 'owner@systems.test';
const teamEmail = 'team@cupo.test';
const secret = 'kenko-canary-7712';

/** An owner requests a studio system; the team examines, approves and rejects. */
describe('requests for studio systems in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;
  let teamPage: Page;
  let team: Person;
  let teamComplaints: string[];

  beforeAll(async () => {
    scene = await aStudio(email);
    stage = await ownerOf(scene, email);
    ({ page, person } = stage);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  afterAll(() => stage.close());

  const picture = async (shown: Page, name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await shown.screenshot({ path: `${dir}/${name}.png` });
  };
  const card = (name: string) => page.getByRole('listitem', { name, exact: true });
  const dialogOf = (shown: Page) => shown.getByRole('dialog').filter({ visible: true });
  const pressIn = (shown: Page, name: string) =>
    dialogOf(shown).getByRole('button', { name, exact: true }).click();
  const request = (name: string) => teamPage.getByRole('listitem', { name });
  /**
   * Stops the clock of the team's page, so that a secret that is shown for half a minute stays visible for the test.
   */
  const standStillAt = (afterMs: number): Promise<void> =>
    teamPage.evaluate((ms) => {
      const stopped = globalThis as { stoppedAtMs?: number };
      stopped.stoppedAtMs ??= performance.now();
      const nowMs = stopped.stoppedAtMs + ms;
      performance.now = () => nowMs;
    }, afterMs);
  const goOn = (): Promise<unknown> =>
    teamPage.evaluate(() => [
      Reflect.deleteProperty(performance, 'now'),
      Reflect.deleteProperty(globalThis, 'stoppedAtMs'),
    ]);
  const goToRequests = async (): Promise<void> => {
    await team.goTo('/superadmin');
    await teamPage.getByRole('heading', { name: 'ERP integration requests' }).waitFor();
  };

  it('name the missing fields of each system', async () => {
    await person.goTo('/integrations');
    await page.getByRole('heading', { name: 'ERP Configurations' }).waitFor();
    await picture(page, 'systems');
    await person.press('Request access Kenko');
    // The studio's own name is prefilled.
    await dialogOf(page).getByLabel('Studio name', { exact: true }).fill('');
    await pressIn(page, 'Submit request');
    await dialogOf(page).getByText('Please enter your studio name').waitFor();
    await dialogOf(page).getByText('Password is required').waitFor();
    await soon(dialogOf(page).getByLabel('Login URL', { exact: true })).toHaveCount(0);
    await pressIn(page, 'Cancel');
    await person.press('Request access Custom ERP');
    await dialogOf(page).getByLabel('Studio name', { exact: true }).fill('Alameda Sur');
    await pressIn(page, 'Submit request');
    await dialogOf(page).getByText('Please fill in all required fields').waitFor();
    await picture(page, 'system-missing');
    await dialogOf(page).getByLabel('Login URL', { exact: true }).fill('not an address');
    await pressIn(page, 'Submit request');
    await dialogOf(page).getByText('Enter an address such as https://app.example.com/login').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await pressIn(page, 'Cancel');
  });

  it('are both submitted and shown as waiting', async () => {
    await person.press('Request access Kenko');
    await dialogOf(page).getByLabel('Studio name', { exact: true }).fill('Alameda Centro');
    await dialogOf(page).getByLabel('Username', { exact: true }).fill('center-77');
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(secret);
    await pressIn(page, 'Submit request');
    await person.shows('Your Kenko integration request has been submitted for approval');
    await card('Kenko').getByText('⏳ Pending Approval').waitFor();
    await person.press('Request access Custom ERP');
    await dialogOf(page).getByLabel('Studio name', { exact: true }).fill('Alameda Sur');
    await dialogOf(page).getByLabel('Login URL', { exact: true }).fill('https://erp.example/login');
    await dialogOf(page).getByLabel('Notes', { exact: true }).fill('GymMaster, three rooms');
    await dialogOf(page).getByLabel('Username', { exact: true }).fill('ana');
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(secret);
    await pressIn(page, 'Submit request');
    await person.shows('Your Custom ERP integration request has been submitted for approval');
    const link = card('Custom ERP').getByRole('link', { name: 'https://erp.example/login' });
    await soon(link).toHaveAttribute('rel', 'noopener noreferrer');
    await picture(page, 'systems-pending');
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('can be withdrawn and submitted again', async () => {
    await person.press('Cancel request Custom ERP');
    await pressIn(page, 'Cancel request');
    await person.shows('Integration request cancelled');
    await card('Custom ERP').getByText('Not Connected').waitFor();
    await person.press('Request access Custom ERP');
    await dialogOf(page).getByLabel('Studio name', { exact: true }).fill('Alameda Sur');
    await dialogOf(page).getByLabel('Login URL', { exact: true }).fill('https://erp.example/login');
    await dialogOf(page).getByLabel('Username', { exact: true }).fill('ana');
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(secret);
    await pressIn(page, 'Submit request');
    await card('Custom ERP').getByText('⏳ Pending Approval').waitFor();
  });

  it('show the team who requests what, but no credentials', async () => {
    // The following data are only shown within minutes of a sign-in.
    ({ page: teamPage, person: team, complaints: teamComplaints } = await deskOf(stage, teamEmail));
    await teamPage.setViewportSize({ width: 1440, height: 900 });
    await goToRequests();
    await teamPage.getByRole('tab', { name: 'Pending (2)' }).waitFor();
    await teamPage.getByRole('tab', { name: 'Approved (0)' }).waitFor();
    await request('Kenko, Alameda Centro').getByText(email).waitFor();
    await request('Custom ERP, Alameda Sur')
      .getByRole('link', { name: 'https://erp.example/login' })
      .waitFor();
    expect(await teamPage.content()).not.toContain(secret);
    await picture(teamPage, 'requests');
    expect(await objectionsTo(teamPage)).toEqual([]);
  });

  it('show credentials for a stated reason, for half a minute, without a trace afterwards', async () => {
    const sent: string[] = [];
    teamPage.on('request', (one) => {
      if (one.url().includes('/reveal')) sent.push(one.method());
    });
    await standStillAt(0);
    await teamPage.getByRole('button', { name: 'Show credentials of Alameda Centro' }).click();
    await pressIn(teamPage, 'Show');
    await dialogOf(teamPage).getByText('Please say why').waitFor();
    await dialogOf(teamPage).getByLabel('Reason', { exact: true }).fill('Connecting the schedule');
    await pressIn(teamPage, 'Show');
    await teamPage.getByText(secret).waitFor();
    await soon(teamPage.getByText('Hidden in 30 s')).toBeVisible();
    await picture(teamPage, 'revealed');
    expect(await objectionsTo(teamPage)).toEqual([]);
    await standStillAt(20_000);
    await soon(teamPage.getByText('Hidden in 10 s')).toBeVisible();
    await soon(teamPage.getByText(secret)).toBeVisible();
    await standStillAt(30_000);
    await teamPage.getByText(secret).waitFor({ state: 'detached' });
    const kept = await teamPage.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
      ]),
    );
    expect(kept).not.toContain(secret);
    expect(sent).toEqual(['POST']);
  });

  it('hide credentials at once when the window loses focus or the button is pressed', async () => {
    const look = async (): Promise<void> => {
      await teamPage.getByRole('button', { name: 'Show credentials of Alameda Centro' }).click();
      await dialogOf(teamPage).getByLabel('Reason', { exact: true }).fill('Once more');
      await pressIn(teamPage, 'Show');
      await teamPage.getByText(secret).waitFor();
    };
    await look();
    await teamPage.evaluate(() => window.dispatchEvent(new Event('blur')));
    await teamPage.getByText(secret).waitFor({ state: 'detached' });
    // While the clock is stopped, a second click counts as a double click.
    await standStillAt(60_000);
    await look();
    await teamPage.getByRole('button', { name: 'Hide credentials of Alameda Centro' }).click();
    await teamPage.getByText(secret).waitFor({ state: 'detached' });
    await goOn();
  });

  it('show the owner that somebody looked at the credentials', async () => {
    await person.goTo('/integrations');
    await card('Kenko').getByText('Credentials seen by our team').waitFor();
    const { sources } = await scene.local.call(listSources, {}, scene.token);
    expect(sources.find(({ kind }) => kind === 'kenko')!.revealedAt).not.toBeNull();
  });

  it('require a new sign-in when the last one is too old', async () => {
    await scene.local.advance(6 * 60_000);
    await teamPage.getByRole('button', { name: 'Show credentials of Alameda Centro' }).click();
    await dialogOf(teamPage).getByLabel('Reason', { exact: true }).fill('Later');
    await pressIn(teamPage, 'Show');
    await dialogOf(teamPage).getByText('Your sign-in is older than 5 minutes.').waitFor();
    await picture(teamPage, 'sign-in-again');
    expect(await objectionsTo(teamPage)).toEqual([]);
    await pressIn(teamPage, 'Sign in again');
    await teamPage.waitForURL((url) => url.pathname === '/auth');
    await teamPage.getByLabel('Email', { exact: true }).first().fill(teamEmail);
    await teamPage.getByLabel('Password', { exact: true }).first().fill('six-six-six');
    await teamPage.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await teamPage.waitForURL((url) => url.pathname === '/superadmin');
    await teamPage.getByRole('button', { name: 'Show credentials of Alameda Centro' }).click();
    await dialogOf(teamPage).getByLabel('Reason', { exact: true }).fill('Later');
    await pressIn(teamPage, 'Show');
    await teamPage.getByText(secret).waitFor();
  });

  it('can be approved or rejected, and the owner is told', async () => {
    await teamPage.getByRole('button', { name: 'Approve Alameda Centro' }).click();
    await pressIn(teamPage, 'Approve');
    await team.shows('Integration approved');
    await teamPage.getByRole('button', { name: 'Reject Alameda Sur' }).click();
    await dialogOf(teamPage).getByLabel('Reason', { exact: true }).fill('We cannot reach that address.');
    await pressIn(teamPage, 'Reject');
    await team.shows('Integration rejected');
    await teamPage.getByRole('tab', { name: 'Pending (0)' }).waitFor();
    await teamPage.getByRole('tab', { name: 'Rejected (1)' }).click();
    await request('Custom ERP, Alameda Sur').getByText('None stored').waitFor();
    await teamPage.getByRole('tab', { name: 'Approved (1)' }).click();
    await request('Kenko, Alameda Centro').getByText(`by ${teamEmail}`).waitFor();
    await picture(teamPage, 'requests-approved');

    // Kenko does not know the API key of the request.
    await card('Kenko').getByText('Has a problem', { exact: true }).waitFor();
    await card('Kenko').getByText('Kenko does not accept the stored API key').waitFor();
    await card('Custom ERP').getByText('Rejected', { exact: true }).waitFor();
    await card('Custom ERP').getByText('We cannot reach that address.').waitFor();
    await picture(page, 'systems-answered');
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('show the address to which Kenko must send its webhooks', async () => {
    await teamPage.getByRole('button', { name: 'Show webhook of Alameda Centro' }).click();
    await dialogOf(teamPage).getByLabel('Reason', { exact: true }).fill('For Kenko');
    await standStillAt(0);
    await pressIn(teamPage, 'Show');
    await teamPage.getByText('/api/webhooks/kenko/').waitFor();
    await picture(teamPage, 'kenko-webhook');
    expect(await objectionsTo(teamPage)).toEqual([]);
    await teamPage.setViewportSize({ width: 390, height: 844 });
    await teamPage.getByText('/api/webhooks/kenko/').scrollIntoViewIfNeeded();
    await picture(teamPage, 'kenko-webhook-narrow');
    await teamPage.setViewportSize({ width: 1440, height: 900 });
    await teamPage.getByRole('button', { name: 'Hide webhook of Alameda Centro' }).click();
    await teamPage.getByText('/api/webhooks/kenko/').waitFor({ state: 'detached' });
    await goOn();
  });

  it('disconnect an approved system', async () => {
    await person.press('Disconnect Kenko');
    await pressIn(page, 'Disconnect');
    await person.shows('Integration disconnected');
    await card('Kenko').getByText('Not Connected').waitFor();
  });

  it('report what could not be loaded or done', async () => {
    await teamPage.route('**/api/admin/system-requests**', (route) => route.abort());
    await team.goTo('/superadmin');
    await team.shows('Failed to load integration requests');
    await teamPage.unrouteAll();
    await page.route('**/api/integrations/systems/**', (route) => route.abort());
    await person.press('Request again Custom ERP');
    await dialogOf(page).getByLabel('Login URL', { exact: true }).fill('https://erp.example/login');
    await dialogOf(page).getByLabel('Username', { exact: true }).fill('ana');
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(secret);
    await pressIn(page, 'Submit request');
    await dialogOf(page).getByText('Failed to connect integration').waitFor();
    await soon(dialogOf(page).getByLabel('Password', { exact: true })).toHaveValue('');
    await pressIn(page, 'Cancel');
    await page.unrouteAll();
  });

  it('are readable on a phone', async () => {
    for (const shown of [page, teamPage]) await shown.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await card('Kenko').waitFor();
    await picture(page, 'phone-systems');
    await goToRequests();
    await teamPage.getByRole('tab', { name: 'Rejected (1)' }).click();
    await request('Custom ERP, Alameda Sur').waitFor();
    await picture(teamPage, 'phone-requests');
    for (const shown of [page, teamPage])
      await soon
        .poll(() =>
          shown.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBe(0);
    expect(await objectionsTo(teamPage)).toEqual([]);
  });

  it('no page reported a problem', () => {
    expect([...stage.complaints, ...teamComplaints]).toEqual([]);
  });
});
