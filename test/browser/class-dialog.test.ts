import type { Browser, Page } from 'playwright-core';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { atNight } from '../at-night.ts';
import { list, misbehave, monday, placesShown, yoga, type Scene } from '../journeys/scene.ts';
import { atRest } from './at-rest.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { aScheduleIn, classOn, signedIn } from './schedule-scene.ts';
import { soon } from './soon.ts';

describe("a class's dialog in a browser", () => {
  let local: Local;
  let browser: Browser;
  let scene: Scene;
  let email: string;
  let page: Page;
  let complaints: string[];
  let studios = 0;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    browser = await launch();
  });
  beforeEach(async () => {
    studios += 1;
    email = `dialog-${studios}@alameda.test`;
    scene = await aScheduleIn(local, email);
    await misbehave(scene, 'wellhub', {});
    ({ page, complaints } = await signedIn(browser, scene, email));
    await open(page);
  });
  afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  async function open(on: Page): Promise<void> {
    const { class: yoga } = await classOn(scene, 'Yoga');
    await on.goto(`${local.url}/classes?class=${yoga.classId}`);
    await section(on, 'History').waitFor();
  }
  const section = (on: Page, name: string) => on.getByRole('region', { name, exact: true });
  const press = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: true }).click();
  const shows = (text: string | RegExp, on = page) => on.getByText(text).first().waitFor();
  /** Presses a button with the keyboard, after the focus has stopped moving. */
  const go = async (name: string) => {
    await atRest(page);
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  /** The buttons in the dialog's footer that are covered by a message. */
  const coveredButtons = (): Promise<string[]> =>
    page.evaluate(() => {
      const message = document.querySelector('.toasts')!.getBoundingClientRect();
      if (message.height === 0) return ['no message is shown'];
      return [...document.querySelectorAll('.dialog-footer button')].flatMap((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return bottom > message.top && top < message.bottom ? [button.textContent] : [];
      });
    });
  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await page.screenshot({ path: `${dir}/${name}.png` });
  };
  const textOf = async (name: string) => (await section(page, name).innerText()).replaceAll(/\s+/g, ' ');

  it('shows all details of the class', async () => {
    await shows('Wednesday, November 25, 2026 at 07:00');
    await section(page, 'Confirmed Bookings').getByText('Eva').waitFor();
    await soon
      .poll(() => textOf('Capacity Overview'))
      .toMatch(/Total Capacity 20 Current Bookings 1 booked so far Occupancy % 5%/);
    await soon.poll(() => textOf('Slot Allocations')).toMatch(/Fitpass 0 \/ 2 .* ClassPass 0 Not Connected/);
    await soon
      .poll(() => textOf('Revenue Breakdown'))
      .toMatch(/Total \$200.00 Direct \$200.00 Marketplace \$0.00/);
    await soon.poll(() => textOf('Channel Mix')).toMatch(/Direct 1 \(100%\) \$200.00 \(100%\)/);
    await soon.poll(() => textOf('Confirmed Bookings')).toMatch(/Eva Direct Nov 21, 2026, 13:00 \$200.00/);
    await soon.poll(() => textOf('Booking Curve')).toMatch(/1 booked .* Learnt from 3 past classes/);
    await press('Table');
    await section(page, 'Bookings against expected, in numbers').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('says how many bookings it cannot list', async () => {
    const csvData =
      'class_name,class_date,class_time,total_capacity,room,current_bookings\nYoga,2026-11-25,07:00,20,Sala 1,4';
    await local.call(importSchedule, { csvData }, scene.token);
    await page.reload();
    await soon
      .poll(() => textOf('Confirmed Bookings'))
      .toMatch(/Eva .* 3 more bookings are known only by number, from a schedule file or a marketplace\.$/);
    await soon.poll(() => textOf('Channel Mix')).toMatch(/Direct 4 \(100%\)/);
    expect(await objectionsTo(page)).toEqual([]);
    await section(page, 'Confirmed Bookings').scrollIntoViewIfNeeded();
    await picture('known-by-number');
    await page.setViewportSize({ width: 390, height: 844 });
    await section(page, 'Confirmed Bookings').scrollIntoViewIfNeeded();
    await picture('known-by-number-on-a-phone');
  });

  it('changes the capacity with the mouse after a confirmation', async () => {
    await press('Edit capacity');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await soon(save).toBeDisabled();
    await page.getByLabel('Total Capacity', { exact: true }).fill('0');
    await save.click();
    await shows('Invalid Capacity');
    await shows('Capacity cannot be less than current bookings (1)');
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByLabel('Total Capacity', { exact: true }).fill('24');
    await save.click();
    await shows('Change the capacity?');
    expect(await objectionsTo(page)).toEqual([]);
    expect((await classOn(scene, 'Yoga')).class.totalCapacity).toBe(20);
    await press('Change capacity');
    await shows('✓ Capacity Updated');
    expect((await classOn(scene, 'Yoga')).class.totalCapacity).toBe(24);
    await soon.poll(() => textOf('Capacity Overview')).toMatch(/Total Capacity 24/);
    await press('Undo');
    await shows('Capacity 24 → 20');
    await press('Undo change');
    await shows('The last change was undone');
    expect((await classOn(scene, 'Yoga')).class.totalCapacity).toBe(20);
  });

  it('changes places with the keyboard, sends them, and undoes the change', async () => {
    await go('Edit slot allocations');
    await soon(page.getByLabel('Fitpass', { exact: true })).toBeFocused();
    await page.keyboard.type('19');
    await shows('23 open places offered of 19 free: take back 4');
    await soon(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    expect(await objectionsTo(page)).toEqual([]);
    // Escape ends the edit, not the dialog around it.
    await page.keyboard.press('Escape');
    await soon(page.getByRole('button', { name: 'Edit slot allocations' })).toBeFocused();
    await page.keyboard.press('Enter');
    await soon(page.getByLabel('Fitpass', { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5');
    await shows('9 open places offered of 19 free');
    await page.keyboard.press('Enter');
    await shows('Slot allocations updated successfully');
    await local.settle();
    expect(await placesShown(scene, 'fitpass')).toEqual([5]);

    await section(page, 'History').getByText('Fitpass 2 → 5').waitFor();
    await section(page, 'Slot Allocations').getByText('You set the places of Fitpass yourself.').waitFor();
    await go('Undo');
    await shows('Fitpass 5 → 2');
    expect(await objectionsTo(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await soon(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await go('Undo change');
    // The message of the previous change may still be visible.
    await soon.poll(() => placesShown(scene, 'fitpass')).toEqual([2]);
    await shows('The last change was undone');
    await go('All changes');
    await section(page, 'History').getByText('Fitpass 5 → 2').first().waitFor();
    await section(page, 'History').getByText('Undone', { exact: true }).waitFor();
    await soon.poll(() => textOf('History')).toMatch(/Fitpass 2 → 5 ?Undone .* You · By hand/);
  });

  it('says when a marketplace could not be reached, and that Cupo will retry', async () => {
    const fault = { kind: 'status', status: 500 };
    await misbehave(scene, 'wellhub', { next: [{ match: { method: 'PATCH', path: '/slots/' }, fault }] });
    await press('Edit slot allocations');
    await page.getByLabel('Wellhub', { exact: true }).fill('4');
    await press('Save');
    await shows('⚠ Partial Success');
    await shows(/Sync with Wellhub failed and will retry automatically/);
    expect((await classOn(scene, 'Yoga')).class.allocations.wellhub).toBe(4);
  });

  it('explains what happens when the new number is lower than the places sold', async () => {
    await list(scene, 'fitpass', [{ ...yoga, booked: 2 }]);
    await go('Edit slot allocations');
    await page.getByLabel('Fitpass', { exact: true }).fill('1');
    await press('Save');
    await shows(
      'Slot allocations updated successfully. Fitpass had already sold 2, so it now offers nothing more.',
    );
    expect(await coveredButtons()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await soon.poll(coveredButtons).toEqual([]);
    await picture('message-on-a-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await section(page, 'Slot Allocations')
      .getByRole('row', { name: /^Fitpass 2 \/ 2 Shows 2/ })
      .waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('sold-there');
    await atRest(page);
    await press('Edit slot allocations');
    await page.getByLabel('Fitpass', { exact: true }).fill('1');
    await shows('2 are sold already, so nothing more will be offered');
    await soon(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('sold-already');
  });

  it('makes a class recur, and changes this and the following classes', async () => {
    await press('Set as Recurring');
    await shows('Set Up Recurring Schedule');
    await page.getByLabel('Number of weeks', { exact: true }).click();
    await page.getByRole('option', { name: '4 weeks', exact: true }).click();
    await shows(/until Wednesday, December 23, 2026/);
    expect(await objectionsTo(page)).toEqual([]);
    await press('Generate classes');
    await shows('Generated 4 recurring classes for Yoga');
    await shows('Recurring Template');

    await press('Edit slot allocations');
    await page.getByLabel('TotalPass', { exact: true }).fill('6');
    await page.getByLabel('This and the 4 following classes', { exact: true }).check();
    await press('Save');
    await shows(/Slot allocations updated successfully, here and in 4 following classes/);
    for (const on of ['2026-11-25', '2026-12-02', '2026-12-23'])
      expect((await classOn(scene, 'Yoga', on)).class.allocations.totalpass).toBe(6);
    await press('Close');
    await page.locator('.slot-open[aria-label*="recurring"]').waitFor();
  });

  atNight(
    'changes the capacity, makes the class recur and changes what follows, with the keyboard alone',
    async () => {
      await go('Edit capacity');
      await soon(page.getByLabel('Total Capacity', { exact: true })).toBeFocused();
      await page.keyboard.type('25');
      await page.keyboard.press('Enter');
      await shows('Change the capacity?');
      await page.keyboard.press('Escape');
      await page.getByText('Change the capacity?').waitFor({ state: 'detached' });
      await page.getByLabel('Total Capacity', { exact: true }).press('Enter');
      await go('Change capacity');
      await shows('✓ Capacity Updated');
      expect((await classOn(scene, 'Yoga')).class.totalCapacity).toBe(25);
      await soon(page.getByRole('button', { name: 'Edit capacity', exact: true })).toBeFocused();

      await go('Set as Recurring');
      await atRest(page);
      await page.getByLabel('Number of weeks', { exact: true }).press('Enter');
      await page.getByRole('option').first().waitFor();
      await atRest(page);
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await shows(/until Wednesday, December 23, 2026/);
      await go('Generate classes');
      await shows('Generated 4 recurring classes for Yoga');

      await go('Edit capacity');
      await soon(page.getByLabel('Total Capacity', { exact: true })).toBeFocused();
      await page.keyboard.type('15');
      await page.getByLabel('This class', { exact: true }).press('ArrowDown');
      await page.getByLabel('Total Capacity', { exact: true }).press('Enter');
      await shows('The 4 classes of its series that follow change too.');
      await go('Change capacity');
      await shows('Yoga now has 15 places, here and in 4 following classes');
      expect((await classOn(scene, 'Yoga', '2026-12-23')).class.totalCapacity).toBe(15);
    },
  );

  it.each([
    ['is told at once', false],
    ['is told when saving', true],
  ])('prevents overwriting another person’s change: %s', async (_name, deaf) => {
    const { page: second } = await signedIn(browser, scene, email, { deaf });
    await open(second);
    await press('Edit slot allocations', second);
    await second.getByLabel('Fitpass', { exact: true }).fill('7');

    await press('Edit slot allocations');
    await page.getByLabel('Fitpass', { exact: true }).fill('4');
    await press('Save');
    await shows('Slot allocations updated successfully');

    if (deaf) await press('Save', second);
    await shows('This class was changed while you were editing', second);
    await shows(/Fitpass 2 → 4/, second);
    await shows(/now 4/, second);
    await soon(second.getByLabel('Fitpass', { exact: true })).toHaveValue('7');
    await soon(second.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    expect((await classOn(scene, 'Yoga')).class.allocations.fitpass).toBe(4);
    expect(await objectionsTo(second)).toEqual([]);
    await press('Keep my numbers', second);
    await press('Save', second);
    await shows('Slot allocations updated successfully', second);
    expect((await classOn(scene, 'Yoga')).class.allocations.fitpass).toBe(7);
    await second.context().close();
  });
});
