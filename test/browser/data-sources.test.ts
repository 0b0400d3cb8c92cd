import type { Page } from 'playwright-core';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { aStudio, knownAs, opensAccount, secretsOf, type Scene } from '../journeys/scene.ts';
import { atRest } from './at-rest.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@sources.test';

/**
 * An owner connects every marketplace (first with a wrong password), tests the connections, sets guidelines and
 * disconnects.
 */
describe('data sources in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    scene = await aStudio(email);
    for (const name of ['fitpass', 'wellhub', 'totalpass'] as const) await opensAccount(scene, name);
    stage = await ownerOf(scene, email);
    ({ page, person } = stage);
    await page.setViewportSize({ width: 1440, height: 900 });
    await person.goTo('/integrations');
    await page.getByRole('heading', { name: 'Marketplace Integrations' }).waitFor();
  });
  afterAll(() => stage.close());

  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await page.screenshot({ path: `${dir}/${name}.png` });
  };
  const card = (name: string) => page.getByRole('listitem', { name, exact: true });
  const dialog = () => page.getByRole('dialog').filter({ visible: true });
  const choose = async (name: string, item: string): Promise<void> => {
    await person.press(`More for ${name}`);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const pressInDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  const passwordOf = (at: number) => secretsOf(scene.studioId)[at]!;
  const connectionOf = async (name: string) => {
    const { integrations } = await scene.local.call(listIntegrations, {}, scene.token);
    return integrations.find(({ integrationId }) => integrationId === name)!.connection;
  };

  const kinds = [
    ['Fitpass', 'fitpass', 'Portal e-mail', 'Portal password', 0],
    ['Wellhub', 'wellhub', 'Gym ID', 'API token', 1],
    ['TotalPass', 'totalpass', 'Place API key', 'Partner API key', 2],
  ] as const;

  it('shows every marketplace as not connected', async () => {
    for (const name of ['Fitpass', 'Wellhub', 'TotalPass', 'ClassPass'])
      await card(name).getByText('Not Connected').waitFor();
    await picture('nothing-connected');
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('names each missing field', async () => {
    await person.press('Connect Fitpass');
    await pressInDialog('Connect');
    for (const text of [
      'Please enter the revenue per booking',
      'Portal e-mail is required',
      'Portal password is required',
    ])
      await dialog().getByText(text).waitFor();
    await soon(dialog().getByLabel('Portal e-mail', { exact: true })).toBeFocused();
    await picture('missing');
    expect(await objectionsTo(page)).toEqual([]);
    await pressInDialog('Cancel');
  });

  it.each(kinds)('connects %s, reports a wrong password and does not store it', async (...kind) => {
    const [name, id, username, password, at] = kind;
    await person.press(`Connect ${name}`);
    await dialog()
      .getByLabel(/^Revenue per booking \(/)
      .fill('85.50');
    await dialog().getByLabel(username, { exact: true }).fill(knownAs(scene, id));
    await dialog().getByLabel(password, { exact: true }).fill('not-the-password');
    await pressInDialog('Connect');
    await dialog().getByText(`${name} does not accept these credentials.`).waitFor();
    await dialog().getByText('Failed to connect integration').waitFor();
    expect(await connectionOf(id)).toBeNull();
    await soon(dialog().getByLabel(password, { exact: true })).toHaveValue('');
    await soon(dialog().getByText('Failed to connect integration')).toBeVisible();
    await soon(dialog().getByLabel(username, { exact: true })).toHaveValue(knownAs(scene, id));
    await soon(dialog().getByLabel(/^Revenue per booking \(/)).toHaveValue('85.50');
    if (at === 0) await picture('wrong-password');

    await dialog().getByLabel(password, { exact: true }).fill(passwordOf(at));
    await pressInDialog('Connect');
    await person.shows(`Successfully connected to ${name}`);
    await card(name).getByText('Connected', { exact: true }).waitFor();
    expect(await connectionOf(id)).toMatchObject({ status: 'connected', revenuePerBookingMinor: 8550 });
  });

  it('connects ClassPass, which has no sign-in', async () => {
    await person.press('Connect ClassPass');
    await dialog().getByText('ClassPass can’t be connected automatically.').waitFor();
    await dialog()
      .getByLabel(/^Revenue per booking \(/)
      .fill('300');
    await picture('connect-classpass');
    await pressInDialog('Connect');
    await person.shows('Successfully connected to ClassPass');
    await card('ClassPass').getByText('Connected', { exact: true }).waitFor();
    await soon(card('ClassPass').getByRole('button', { name: 'Test connection' })).toHaveCount(0);
    await card('ClassPass').getByText('None in the last 7 days').waitFor();
    await card('ClassPass').getByText('None yet').waitFor();
  });

  it('keeps the two threshold sliders in order, and saves their values', async () => {
    await person.press('Pricing and guidelines Fitpass');
    // Messages stay visible while the pointer rests on them, and may cover the next button.
    await page.mouse.move(0, 0);
    await soon(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
    const low = dialog().getByRole('slider', { name: 'Low occupancy threshold' });
    const high = dialog().getByRole('slider', { name: 'High occupancy threshold' });
    await low.waitFor({ state: 'attached' });
    // A dialog takes the focus when it opens.
    await atRest(page);
    for (let steps = 0; steps < 8; steps += 1) await low.press('ArrowRight');
    await dialog().getByText('Low occupancy threshold: 85%').waitFor();
    for (let steps = 0; steps < 3; steps += 1) await high.press('ArrowLeft');
    await dialog().getByText('High occupancy threshold: 90%').waitFor();
    await dialog().getByRole('slider', { name: 'Minimum hours before class' }).press('ArrowLeft');
    await dialog().getByText('Minimum hours before class: 11').waitFor();
    await dialog().getByRole('radio', { name: 'High' }).click();
    await dialog().getByLabel('Notes', { exact: true }).fill('Evenings fill by themselves');
    await picture('guidelines');
    expect(await objectionsTo(page)).toEqual([]);
    await pressInDialog('Save');
    await person.shows('Fitpass saved');
    await card('Fitpass').getByText('11 h before class, 85% to 90%, high priority').waitFor();
    expect(await connectionOf('fitpass')).toMatchObject({
      revenuePerBookingMinor: 8550,
      guidelines: {
        enabled: true,
        minHoursBeforeClass: 11,
        lowOccupancyPercent: 85,
        highOccupancyPercent: 90,
        priority: 'high',
        notes: 'Evenings fill by themselves',
      },
    });
  });

  it('tests a connection by signing in, and reports when it no longer works', async () => {
    await person.press('Test connection to Fitpass');
    await person.shows('Fitpass accepts the stored credentials.');
    await card('Fitpass')
      .getByText(/^Signed in, Nov 23, 2026/)
      .waitFor();
    await opensAccount(scene, 'fitpass', 'changed-over-there');
    // A second click this soon after the first would count as a double click.
    await page.reload();
    await person.press('Test connection to Fitpass');
    await person.shows('The connection to Fitpass does not work');
    await card('Fitpass').getByText('Fitpass no longer accepts the stored credentials').waitFor();
    await card('Fitpass')
      .getByText(/^Failed, /)
      .waitFor();
    await picture('refused');
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('disconnects after a confirmation, and offers to connect again', async () => {
    await choose('Fitpass', 'Disconnect');
    await dialog().getByText('Its credentials are deleted').waitFor();
    await picture('disconnect');
    await pressInDialog('Disconnect');
    await person.shows('Integration disconnected');
    await card('Fitpass').getByText('Not Connected').waitFor();
    expect(await connectionOf('fitpass')).toMatchObject({ status: 'disconnected' });
  });

  it('reports when a connection could not be removed', async () => {
    await page.route('**/api/integrations/wellhub/connection', (route) => route.abort());
    await choose('Wellhub', 'Disconnect');
    await pressInDialog('Disconnect');
    await person.shows('Failed to disconnect integration');
    await pressInDialog('Cancel');
    await page.unrouteAll();
  });

  it('are readable on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await card('Wellhub').waitFor();
    await picture('phone');
    await person.press('Pricing and guidelines Wellhub');
    await dialog().getByText('Low occupancy threshold').first().waitFor();
    // Moves the pointer away, so that no tooltip covers the value.
    await page.mouse.move(0, 0);
    await picture('phone-guidelines');
    expect(await objectionsTo(page)).toEqual([]);
    await soon
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0);
  });

  it('no page reported a problem', () => {
    expect(stage.complaints).toEqual([]);
  });
});
