import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import type { Local } from '#infra/local/index.ts';
import { aStudioIn, connect, importYoga, list, marketplaces, yoga, type Scene } from '../journeys/scene.ts';
import { openPage, personAt } from './person.ts';

/** Besides Yoga: two more classes at the same time on Wednesday, and one on Thursday. */
const neighbours = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  'Barre,2026-11-25,07:00,10,Sala 2,Luz',
  'Cycling,2026-11-25,07:00,12,Sala 3,Leo',
  'Pilates,2026-11-26,08:30,8,Sala 2,Luz',
].join('\n');

/** A studio on Monday, 23 November 2026, connected with every simulated marketplace. */
export async function aScheduleIn(local: Local, email: string): Promise<Scene> {
  const scene = await aStudioIn(local, email);
  await connect(scene, ...marketplaces);
  for (const marketplace of marketplaces) await list(scene, marketplace, [yoga]);
  await importYoga(scene, marketplaces);
  await local.call(importSchedule, { csvData: neighbours }, scene.token);
  return scene;
}

/** The class with a name on a day, after all requests of its dialog. */
export async function classOn({ local, token }: Scene, className: string, on = yoga.localDate) {
  const { classes } = await local.call(listClasses, { from: on, to: on }, token);
  const found = classes.find((one) => one.className === className);
  if (!found) throw new Error(`There is no ${className} on ${on}`);
  return await local.call(getClass, { classId: found.classId }, token);
}

/** A separate browser context in which the studio's owner is signed in; console messages are recorded. */
export async function signedIn(
  browser: Browser,
  scene: Scene,
  email: string,
  options: BrowserContextOptions & { deaf?: boolean } = {},
): Promise<{ page: Page; complaints: string[] }> {
  const { deaf = false, ...rest } = options;
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 }, ...rest });
  // A page that is `deaf` receives no changes from the server.
  if (deaf) await page.routeWebSocket(/./, () => undefined);
  await personAt(page, scene.local).signIn(email);
  await page.waitForURL('**/dashboard');
  return { page, complaints };
}
