import type { Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { aTornStudio, type Torn } from '../journeys/a-torn-studio.ts';
import { credentialsOf, misbehave, monday } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
/** The red that also marks the border of a class that sells badly. */
const failedEdge = 'rgb(208, 74, 55)';

/**
 * One marketplace accepted a decision, and the other refuses the studio's credentials. No screen may report success.
 */
describe('failures in a browser', () => {
  let stage: Stage;
  let torn: Torn;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    torn = await aTornStudio(await createLocal({ clock: monday }), email);
    stage = await ownerOf(torn.scene, email);
    ({ page, person } = stage);
  });
  afterAll(() => stage.close());

  const row = () => page.getByRole('row', { name: /Yoga/ }).first();
  const picture = async (name: string) => {
    const pictures = process.env['PICTURES'];
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  };

  it('are counted beside the connections of the dashboard', async () => {
    await person.shows('2 connected, 1 with trouble');
    await person.shows('1 of 2 connections works');
    await person.shows('Sign-in refused');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await picture('dashboard');
  });

  it('show as a partly executed decision, with the marketplace that failed', async () => {
    await person.goTo('/ai-decisions?tab=executed');
    await row().getByText('Partly executed').waitFor();
    await row().getByText('Failed on Wellhub · Done on Fitpass').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('decisions');
    await row()
      .getByRole('button', { name: /View Details/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Partly executed').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    const card = (name: string) =>
      dialog.locator('.recommendation').filter({ has: page.getByText(name, { exact: true }) });
    await soon(card('Wellhub')).toHaveCSS('border-inline-start-color', failedEdge);
    await soon(card('Fitpass')).not.toHaveCSS('border-inline-start-color', failedEdge);
    await picture('decision');
  });

  it('replace the word Connected, and appear in the dialog of the class', async () => {
    await person.goTo('/integrations');
    const card = page.getByRole('listitem', { name: 'Wellhub' });
    await card.getByText('Sign-in refused').waitFor();
    await soon(card.getByText('Connected', { exact: true })).toHaveCount(0);
    await page.getByRole('listitem', { name: 'Fitpass' }).getByText('Connected', { exact: true }).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('integrations');
    await person.goTo(`/classes?from=2026-11-23&to=2026-11-29&class=${torn.classId}`);
    await page
      .getByRole('row', { name: /Wellhub/ })
      .getByText(/^Failed/)
      .waitFor();
    await page
      .getByRole('row', { name: /Wellhub/ })
      .getByText('Sign-in refused')
      .waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('class');
  });

  it('show time, occupancy and details on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await person.goTo('/ai-decisions?tab=all');
    await row()
      .getByText(/Decided Nov 23, 2026, 06:\d\d/)
      .waitFor();
    await row().getByText('/20 booked').waitFor();
    await row()
      .getByRole('button', { name: /View Details/ })
      .waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('decisions-390');
    await person.goTo('/logs');
    const taken = page.getByRole('row', { name: /Fitpass/ });
    await taken.getByText(/^Nov 23, 2026, 06:\d\d$/).waitFor();
    await taken.getByText(/^Fitpass shows/).waitFor();
    await page
      .getByRole('row', { name: /Wellhub/ })
      .getByText(/^Nov 23, 2026, 06:\d\d$/)
      .waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('logs-390');
  });

  it('disappear once the marketplace is connected again, with one message', async () => {
    const { scene } = torn;
    await page.setViewportSize({ width: 1280, height: 900 });
    await misbehave(scene, 'wellhub', {});
    await person.goTo('/integrations');
    await person.press('More for Wellhub');
    await page.getByRole('menuitem', { name: 'Reconnect' }).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    const { username, password } = credentialsOf(scene.studioId).wellhub;
    await dialog.getByLabel(/^Revenue per booking \(/).fill('90');
    await dialog.getByLabel('Gym ID', { exact: true }).fill(username);
    await dialog.getByLabel('API token', { exact: true }).fill(password);
    const message = page.getByText('Wellhub is connected again. 1 change that failed is being sent.');
    const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await Promise.all([
      message.waitFor(),
      dialog.getByRole('button', { name: 'Reconnect', exact: true }).click(),
    ]);
    await soon(toasts).toHaveCount(1);
    await scene.local.settle();
    await page.getByRole('listitem', { name: 'Wellhub' }).getByText('Connected', { exact: true }).waitFor();
    await picture('connected-again');
    await person.goTo('/ai-decisions?tab=executed');
    await row().getByText('Executed', { exact: true }).waitFor();
    await soon(row().getByText(/^Failed on/)).toHaveCount(0);
    expect(stage.complaints).toEqual([]);
  });
});
