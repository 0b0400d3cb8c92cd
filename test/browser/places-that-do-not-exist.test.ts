import type { Browser } from 'playwright-core';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { monday, placesShown, yoga } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { aScheduleIn, signedIn } from './schedule-scene.ts';
import { soon } from './soon.ts';

let local: Local;
let browser: Browser;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await local.close();
});

it('places on sale that do not exist are shown while automation is paused, and closed with one click', async () => {
  const scene = await aScheduleIn(local, 'excess@alameda.test');
  await local.call(setAutomation, { paused: true }, scene.token);
  // Of twenty places one is booked, and each of three marketplaces may sell two: one is free after eighteen bookings.
  const rows = Array.from(
    { length: 18 },
    (_, at) => `Yoga,${yoga.localDate},07:00,${yoga.room},direct,200,2026-11-22 10:00,Member ${at}`,
  );
  const columns = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  await local.call(importBookings, { csvData: [columns, ...rows].join('\n') }, scene.token);
  await local.settle();
  expect(await placesShown(scene, 'fitpass')).toEqual([2]);

  const { page, complaints } = await signedIn(browser, scene, 'excess@alameda.test');
  await page.getByRole('link', { name: /^Close \d places on sale that do not exist$/ }).click();
  const button = page.getByRole('button', { name: 'Close them', exact: true });
  await button.waitFor();
  await page
    .getByText(/\d places on sale that do not exist/)
    .first()
    .waitFor();
  expect(await objectionsTo(page)).toEqual([]);
  await button.click();
  await soon(button).toBeHidden();
  await local.settle();
  const shown = await Promise.all(
    (['fitpass', 'wellhub', 'totalpass'] as const).map((one) => placesShown(scene, one)),
  );
  expect(shown.flat().reduce((sum, places) => sum + places, 0)).toBe(1);
  await page.goto(`${local.url}/dashboard`);
  await page.getByText('What needs you').waitFor();
  await page.getByText('Total Bookings').waitFor();
  await soon(page.getByText(/on sale that do not exist/)).toBeHidden();
  expect(complaints).toEqual([]);
});
