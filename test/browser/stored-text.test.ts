import type { Page } from 'playwright-core';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { pageModules } from '#web/routes.ts';
import { actingTexts } from '../builders/acting-texts.ts';
import { eventually } from '../journeys/eventually.ts';
import { showAllParts } from './all-parts.ts';
import { observed, type Observed } from './observed.ts';
import { openPage } from './person.ts';
import { deskOf, ownerOf, type Stage } from './stage.ts';
import { aStudioOfActingTexts } from './stored-text-scene.ts';

const email = 'owner@alameda.test';
const team = 'admin@cupo.test';

interface Watched extends Observed {
  /** The effects of a text that was not treated as plain text. */
  readonly acts: string[];
}

async function watched(page: Page): Promise<Watched> {
  const acts: string[] = [];
  page.on('dialog', (dialog) => {
    acts.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/\/told|told\.test/.test(request.url())) acts.push(request.url());
  });
  await page.exposeFunction('told', (which: number) => acts.push(`told ${which}`));
  return { ...(await observed(page)), acts };
}

const madeOfTexts = (page: Page) => page.locator('[data-told]').count();

/** The texts that the page shows exactly as they were typed. */
const shownOn = async (page: Page): Promise<number> => {
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  const said = await page
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('\n'));
  return actingTexts.filter((one) => text.includes(one) || said.includes(one)).length;
};

/** Waits until more than this many of the texts are on the page, because a list is drawn gradually. */
const showsMoreThan = (page: Page, count: number) => eventually(async () => (await shownOn(page)) > count);

describe('texts that would execute in a page', () => {
  let stage: Stage;
  let owner: Watched;
  let desk: Watched;

  beforeAll(async () => {
    stage = await ownerOf(await aStudioOfActingTexts(email), email);
    owner = await watched(stage.page);
    desk = await watched((await deskOf(stage, team)).page);
  });
  afterAll(() => stage.close());

  /** Checks that the texts were shown as plain text and executed nothing. */
  async function isCalm({ page, violations, errors, acts }: Watched): Promise<void> {
    await page.waitForLoadState('networkidle');
    expect({ violations, errors, acts, made: await madeOfTexts(page) }).toEqual({
      violations: [],
      errors: [],
      acts: [],
      made: 0,
    });
  }

  it('execute when treated as markup', async () => {
    const { page } = await openPage(stage.browser);
    const bare = await watched(page);
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title><main></main>' }),
    );
    await page.goto('http://localhost:1/');
    await page.evaluate((texts) => {
      for (const text of texts)
        document.querySelector('main')!.append(document.createRange().createContextualFragment(text));
    }, actingTexts);
    await eventually(() => bare.acts.length > 8);
    await eventually(async () => (await madeOfTexts(page)) > 3);
    await page.context().close();
  });

  it.each(Object.keys(pageModules).filter((path) => !path.includes(':') && path !== '/superadmin'))(
    'are text on %s',
    async (path) => {
      await stage.person.goTo(path);
      await owner.page.getByRole('heading').first().waitFor();
      await showAllParts(owner.page);
      await isCalm(owner);
    },
  );

  it('are plain text as names of classes', async () => {
    await stage.person.goTo('/classes?from=2026-11-25&to=2026-11-25');
    await owner.page.getByText(actingTexts[1]!).first().waitFor();
    // The grid renders only the visible rows.
    await showsMoreThan(owner.page, 8);
    await isCalm(owner);
  });

  it('are plain text in the dialog of a class, including the list of bookings', async () => {
    const { local, token } = stage.scene;
    const { classes } = await local.call(listClasses, { from: '2026-11-25', to: '2026-11-25' }, token);
    const first = classes.find(({ className }) => className === actingTexts[0])!;
    await stage.person.goTo(`/classes?class=${first.classId}`);
    const booked = owner.page.getByRole('region', { name: 'Confirmed Bookings', exact: true });
    await booked.getByText(actingTexts[30]!).first().waitFor();
    await showsMoreThan(owner.page, 20);
    await isCalm(owner);
  });

  it('are plain text as class names of a marketplace', async () => {
    await stage.person.goTo('/integrations');
    await owner.page.getByRole('button', { name: 'More for Wellhub' }).click();
    await owner.page.getByRole('menuitem', { name: 'Linked classes' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Classes on Wellhub' });
    await dialog.getByRole('button', { name: 'Read again' }).click();
    await stage.scene.local.settle();
    await dialog.getByText(`${actingTexts[2]} 45`).first().waitFor();
    await showsMoreThan(owner.page, 15);
    await isCalm(owner);
  });

  it('are plain text when they come from mails', async () => {
    await stage.person.goTo('/settings#group-mails');
    await owner.page
      .getByText(/Reservation .*told/)
      .first()
      .waitFor();
    await showsMoreThan(owner.page, 5);
    await isCalm(owner);
  });

  it('are plain text in rules', async () => {
    await stage.person.goTo('/rules');
    await owner.page.getByText(actingTexts[0]!).first().waitFor();
    await showsMoreThan(owner.page, 15);
    await isCalm(owner);
  });

  it('are plain text in a ticket and its answer, for both sides', async () => {
    await stage.person.press('Open support');
    const panel = owner.page.getByRole('dialog', { name: 'Support' });
    await panel.getByRole('tab', { name: 'My Tickets' }).click();
    await panel.getByText(actingTexts[4]!).first().click();
    await panel.getByRole('region', { name: 'Thread' }).waitFor();
    await panel.getByText(actingTexts[0]!).first().waitFor();
    await showsMoreThan(owner.page, 25);
    await isCalm(owner);

    await desk.page.goto(`${stage.scene.local.url}/superadmin`);
    await desk.page.getByText(actingTexts[4]!).first().waitFor();
    await isCalm(desk);
    await desk.page.getByText(actingTexts[4]!).first().click();
    await desk.page.getByText(actingTexts[0]!).first().waitFor();
    await showsMoreThan(desk.page, 25);
    await isCalm(desk);
  });
});
