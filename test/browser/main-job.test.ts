import type { Browser, Page } from 'playwright-core';
import {
  aStudio,
  connect,
  importYoga,
  list,
  marketplaces,
  placesShown,
  yoga,
  type Scene,
} from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { openPage } from './person.ts';
import { soon } from './soon.ts';
import { textOf } from './text-of.ts';

const account = { email: 'owner@alameda.test', password: 'six-six-six' };

/** The owner's whole main job: sign in, upload, run, read the reasons, approve, check the proof. */
describe('the main job in a browser', () => {
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    scene = await aStudio(account.email);
    await connect(scene, ...marketplaces);
    for (const marketplace of marketplaces) await list(scene, marketplace, [yoga]);
    await importYoga(scene, marketplaces);
    browser = await launch();
    ({ page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } }));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });
  afterAll(async () => {
    await browser.close();
    await scene.local.close();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();

  it('signs in', async () => {
    await page.goto(`${scene.local.url}/auth`);
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await soon(page).toHaveURL(`${scene.local.url}/dashboard`);
    await page.getByRole('link', { name: 'Classes', exact: true }).click();
    await page.getByRole('heading', { name: 'Class Schedule' }).waitFor();
    await shows('Yoga');
  });

  it('uploads the schedule template that it offers', async () => {
    await button('Upload Class Schedule').first().click();
    const downloading = page.waitForEvent('download');
    await button('Download Template CSV').click();
    const template = await textOf(await downloading);
    await button('I Understand, Let Me Upload').click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'schedule_template.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(template),
    });
    await button('Confirm Column Mapping').click();
    await button('Upload Schedule').click();
    await shows('Imported 3 classes');
  });

  it('runs the optimizer, explains a decision and executes it', async () => {
    await page.getByRole('link', { name: 'AI Decisions' }).click();
    await button('Run AI Optimizer').click();
    await shows(/AI analyzed \d+ classes and generated \d+ recommendations/);
    await button(/View Details of Yoga/).click();
    await shows(/One Fitpass booking earns/);
    await button('Approve & Execute').click();
    await shows('Decision approved and queued for execution');
    await scene.local.settle();
    const [shown] = await placesShown(scene, 'wellhub');
    expect(shown).toBeGreaterThan(yoga.slots);
    await page.getByRole('tab', { name: 'Executed' }).click();
    await button(/View Details of Yoga/).waitFor();
  });

  it('shows the change in Logs and plays its recording', async () => {
    await page.getByRole('link', { name: 'Logs' }).click();
    await page
      .getByRole('row', { name: /Wellhub/ })
      .getByRole('link', { name: /Watch/ })
      .click();
    await page.getByRole('heading', { name: /Yoga on Wellhub/ }).waitFor();
    await page.getByText(/^Wellhub shows \d+$/).waitFor();
    await page.getByRole('button', { name: 'Technical view, step by step' }).click();
    await page
      .getByText(/Set places to/)
      .first()
      .waitFor();
    await soon(page.getByText(/Read places/).first()).toBeVisible();
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
