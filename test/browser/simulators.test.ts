import type { Browser, Page } from 'playwright-core';
import type { Simulator } from '#infra/local/simulators/index.ts';
import { createClassPass } from '#infra/local/simulators/classpass/index.ts';
import { createFitpass } from '#infra/local/simulators/fitpass/index.ts';
import { createKenko } from '#infra/local/simulators/kenko/index.ts';
import { createTotalPass } from '#infra/local/simulators/totalpass/index.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/index.ts';
import { monday, yoga } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage } from './person.ts';
import { soon } from './soon.ts';

const now = () => monday;

let browser: Browser;
let page: Page;
let complaints: string[];
let simulator: Simulator;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function visit(create: typeof createWellhub): Promise<void> {
  simulator = await create({ now });
  simulator.store.putStudio({ username: 'studio', password: 'secret', name: 'Estudio Roma' });
  const offer = {
    timezone: 'America/Mexico_City',
    durationMinutes: 50,
    instructor: 'Ana',
    reference: 'yoga',
  };
  simulator.store.putClasses('studio', [{ ...offer, ...yoga, slots: 3, booked: 1 }]);
  ({ page, complaints } = await openPage(browser));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  await page.goto(simulator.url);
}
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await simulator.close();
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

describe.each([
  ['Wellhub', createWellhub, 'asked for', 'waits for the studio'],
  ['TotalPass', createTotalPass, 'booked', 'reserved'],
  ['Fitpass', createFitpass, 'booked', 'reserved'],
  ['ClassPass', createClassPass, 'booked', 'reserved'],
  ['Kenko', createKenko, 'booked', 'reserved'],
] as const)('the page of %s', (title, create, verb, state) => {
  beforeEach(() => visit(create));

  it('is usable by everyone', async () => {
    await page.getByRole('heading', { name: new RegExp(title) }).waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('accepts a booking and its cancellation by keyboard', async () => {
    await page.getByLabel('Book as', { exact: true }).fill('Luz Prado');
    await press(/^Book: Yoga/);
    await page.getByText(`Luz Prado ${verb} Yoga`).waitFor();
    await page
      .getByRole('row', { name: /Luz Prado/ })
      .getByText(state)
      .waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await press('Cancel: Luz Prado');
    await page.getByText('Luz Prado cancelled.').waitFor();
    await page
      .getByRole('row', { name: /Luz Prado/ })
      .getByText('cancelled', { exact: true })
      .waitFor();
  });
});

describe('places that are set manually', () => {
  it.each([
    ['ClassPass', createClassPass],
    ['Kenko', createKenko],
  ] as const)(
    'are set at %s, and stay unchanged after a number that is not allowed',
    async (_title, create) => {
      await visit(create);
      const places = page.getByLabel(/^Places of Yoga/);
      await places.fill('9');
      await press(/^Set: Yoga/);
      await page.getByText(/Yoga, .*: 9 places\./).waitFor();
      await places.fill('0');
      await press(/^Set: Yoga/);
      await page.getByText(/fewer than the 1 booked/).waitFor();
      await soon(places).toHaveValue('9');
    },
  );

  it('pressing Enter in a field triggers no button', async () => {
    await visit(createClassPass);
    await page.getByLabel('Book as', { exact: true }).fill('Luz Prado');
    await page.getByLabel('Book as', { exact: true }).press('Enter');
    await page.getByText('Nothing was done').waitFor();
    await soon(page.getByRole('status')).toContainText('press the button beside the field');
    expect(simulator.store.bookings.all()).toEqual([]);
  });
});

it('the page shows changes live unless it is paused', async () => {
  await visit(createTotalPass);
  simulator.store.setSlots(simulator.store.classes()[0]!, 8);
  await page.getByText('3 → 8').waitFor();
  await page.getByRole('button', { name: 'Pause refreshing' }).click();
  await soon(page.getByRole('button', { name: 'Pause refreshing' })).toHaveAttribute('aria-pressed', 'true');
});
