import { createLocal } from '#infra/local/index.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import { aStudioIn, connect, monday } from '../journeys/scene.ts';
import { atGoogle } from './at-google.ts';
import { atRest } from './at-rest.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openMailSettings } from './open-mail-settings.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const mailbox = 'reservas@alameda.test';
const consentTimeoutMs = 120_000;

/**
 * An owner connects the mailbox that marketplaces write to, through a Google window, and chooses which senders count.
 */
describe('the mailbox in the settings', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await ownerOf(await aStudioIn(await createLocal({ clock: monday }), email), email);
  });
  beforeEach(async () => {
    await openMailSettings(stage);
    await stage.person.shows('Reservation Email Sync');
  });
  afterEach(() => {
    expect(stage.complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  const sync = () => stage.scene.local.call(getSync, {}, stage.scene.token);
  const card = () =>
    stage.page
      .locator('.settings-group .anchored')
      .filter({ has: stage.page.getByText('Reservation Email Sync') });
  const connecting = () => atGoogle(stage, 'Connect Gmail');

  it('asks for an address, and requires Gmail to be connected first', async () => {
    const { page, person } = stage;
    await person.shows('Gmail is not connected');
    await soon(page.getByRole('checkbox', { name: 'Email sync' })).toBeDisabled();
    await person.press('Save Configuration');
    await person.shows('Please enter a sync email address');
    await page.getByLabel('Sync email', { exact: true }).fill(mailbox);
    await person.shows('The address must match the Gmail account that you connect.');
    await person.press('Save Configuration');
    await person.shows('Please connect Gmail before saving');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('reports a blocked window', async () => {
    const { page, person } = stage;
    await page.evaluate(() => {
      window.open = () => null;
    });
    await person.press('Connect Gmail');
    await person.shows('Please allow popups to connect Gmail');
    await person.shows('Popup was blocked by your browser. Please allow popups for this site and try again.');
  });

  it('reports that the window was closed or access was denied', async () => {
    const { person } = stage;
    const closed = await connecting();
    await closed.close();
    await person.shows('The Google window was closed before Gmail was connected. Please try again.');
    const refused = await connecting();
    await refused.getByRole('button', { name: 'Cancel' }).click();
    await person.shows('Access was not given.');
    await soon.poll(() => refused.isClosed()).toBe(true);
    expect((await sync()).mailbox).toBeNull();
  });

  it('accepts messages only from that window and from its own origin', async () => {
    const { page, person } = stage;
    const popup = await connecting();
    const forged = { type: 'gmail-connection', ok: false, message: 'This is forged.' };
    await page.evaluate((told) => window.postMessage(told, location.origin), forged);
    await popup.evaluate((told) => (window.opener as Window).postMessage(told, '*'), forged);
    await page.getByText('Waiting for Google').first().waitFor({ state: 'attached' });
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await person.shows('Access was not given.');
    await atRest(page);
    await soon(page.getByText(forged.message)).toHaveCount(0);
  });

  it('gives up after two minutes, and closes the window', async () => {
    const { page, person } = stage;
    await page.clock.install();
    const popup = await connecting();
    const closing = popup.waitForEvent('close');
    await page.clock.fastForward(consentTimeoutMs);
    await closing;
    await person.shows('Gmail connection timed out');
    await person.shows('OAuth timed out. Please try again and complete the authorization within 2 minutes.');
  });

  it('is connected in a window of 600 by 700', async () => {
    const { page, person } = stage;
    const popup = await connecting();
    await soon.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700]);
    await popup.getByLabel('Account', { exact: true }).fill(mailbox);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await person.shows('Gmail connected successfully!');
    await person.shows(`Connected: ${mailbox}`);
    await soon.poll(() => popup.isClosed()).toBe(true);
    expect((await sync()).mailbox).toMatchObject({ email: mailbox, status: 'connected' });
    await page.getByLabel('Sync email', { exact: true }).fill('other@alameda.test');
    await person.shows(`The address must match the connected account, ${mailbox}.`);
    await person.press('Save Configuration');
    await person.shows('Failed to save configuration');
    await page.getByLabel('Sync email', { exact: true }).fill(mailbox);
    await person.press('Save Configuration');
    await person.shows('Email sync configuration saved');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('can be switched off and on', async () => {
    const { page, person } = stage;
    const toggle = page.getByRole('checkbox', { name: 'Email sync' });
    const before = (await sync()).syncEnabled;
    await toggle.click();
    await person.shows(`Email sync is switched ${before ? 'off' : 'on'}`);
    expect((await sync()).syncEnabled).toBe(!before);
    await page.route('**/api/reservations/sync', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await toggle.click();
    await person.shows('Failed to update sync status');
    await page.unrouteAll();
    expect((await sync()).syncEnabled).toBe(!before);
  });

  it('stores which senders to read', async () => {
    const { page, person, scene } = stage;
    const senders = async () => (await scene.local.call(listSenders, {}, scene.token)).senders;
    await page.getByLabel('Sender email', { exact: true }).fill('No-Reply@classpass.com');
    await person.press('Add Mapping');
    await person.shows('Please fill in all fields');
    await page.getByRole('button', { name: /^Marketplace name/ }).click();
    await page.getByRole('option', { name: 'ClassPass' }).click();
    await person.press('Add Mapping');
    await person.shows('No integration found');
    expect(await senders()).toEqual([]);
    await connect(scene, 'wellhub');
    await person.press('Add Mapping');
    await person.shows('Mails from no-reply@classpass.com are read');
    expect(await senders()).toMatchObject([
      { senderEmail: 'no-reply@classpass.com', marketplace: 'classpass' },
    ]);
    await page.getByText('Which addresses to add').click();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await person.press('Delete no-reply@classpass.com');
    await person.shows('Mapping deleted');
    await person.shows('No senders yet: no mail is read before you add the first.');
    expect(await senders()).toEqual([]);
  });

  it('can be disconnected, which also revokes the access at Google', async () => {
    const { page, person, scene } = stage;
    await card().getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Gmail?' });
    await dialog.waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Disconnect Gmail' }).click();
    await person.shows('Gmail disconnected successfully');
    await person.shows('Gmail is not connected');
    await soon(page.getByRole('checkbox', { name: 'Email sync' })).toBeDisabled();
    expect(await sync()).toMatchObject({ mailbox: null, syncEnabled: false });
    expect(scene.local.simulators.google.state.grants).toEqual([]);
  });
});
