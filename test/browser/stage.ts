import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { aStudio, connect, importYoga, list, monday, yoga, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { openPage, password, personAt, type Person } from './person.ts';

/** A studio and its owner, who has just signed in. */
export interface Stage {
  readonly scene: Scene;
  readonly browser: Browser;
  readonly page: Page;
  readonly person: Person;
  /** The errors thrown by the page's scripts. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** Signs the owner of a studio in and waits for the dashboard. */
export async function ownerOf(scene: Scene, email: string): Promise<Stage> {
  const browser = await launch();
  const { page, complaints } = await openPage(browser);
  const person = personAt(page, scene.local);
  await person.signIn(email);
  await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
  const close = async () => {
    await browser.close();
    await scene.local.close();
  };
  return { scene, browser, page, person, complaints, close };
}

/** A team member, signed in on their own page. */
export async function deskOf({ scene: { local }, browser }: Stage, email: string) {
  const { token } = await local.createSuperadmin({ email, password });
  const { page, complaints } = await openPage(browser);
  const person = personAt(page, local);
  await person.signIn(email);
  await page.waitForURL((url) => url.pathname !== '/auth');
  return { page, person, complaints, token };
}

/** A studio whose Yoga class is listed at Wellhub, with three weeks of bookings. */
export async function aYogaStudio(email: string): Promise<Scene> {
  const scene = await aStudio(email);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  return scene;
}

/** A new visitor, on a page of their own. */
export interface Visit {
  readonly local: Local;
  readonly page: Page;
  readonly person: Person;
}

/** One twin for a test file and one visitor for each test; the test fails if the visitor's page throws. */
export function eachVisit(give: (visit: Visit) => void): void {
  let local: Local;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    browser = await launch();
  });
  beforeEach(async () => {
    ({ page, complaints } = await openPage(browser));
    give({ local, page, person: personAt(page, local) });
  });
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });
}
