// What the demo studio's dashboard weighs, reads, and how soon it stands, on a slow device and line.
import type { Browser, BrowserContext } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { demoEmail, seedDemo } from '#infra/demo/seed/seed-demo.ts';
import { launch } from '../browser/launch.ts';
import { personAt } from '../browser/person.ts';
import { unitsRead } from './all-well.ts';
import { compressingProxy } from './compressing-proxy.ts';
import { median, print, sized } from './measure.ts';
import { newContext, report, visit, type Seen } from './page-load.ts';

const runs = sized(5, 1);
const aims = { firstPaintMs: 1000, largestPaintMs: 2500, shift: 0.02 };
const bytesAim = 600 * 1000;
const readUnitsMax = 25;
const password = 'bench-bench';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, local: Local, url: string): Promise<SignedIn> {
  const context = await newContext(browser, {});
  const page = await context.newPage();
  await personAt(page, { url, settle: local.settle }).signIn(demoEmail, password);
  await page.waitForURL('**/dashboard');
  await page.getByText('Total Bookings').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

export async function run(): Promise<void> {
  const local = await createLocal({});
  await seedDemo(local, { email: demoEmail, password });
  const proxy = await compressingProxy(local.url);
  const browser = await launch();
  try {
    const storageState = await signIn(browser, local, proxy.url);
    const open = (width: number): Promise<Seen> =>
      visit(browser, `${proxy.url}/dashboard`, {
        viewport: { width, height: 844 },
        storageState,
        shown: 'Quick Actions',
      });
    // The first one has the proxy compress what it then keeps, and the functions start.
    await open(1440);
    for (const width of [1440, 390]) {
      const seen: Seen[] = [];
      const units: number[] = [];
      for (let at = 0; at < runs; at += 1) {
        local.metering.reset();
        seen.push(await open(width));
        units.push(unitsRead(local));
      }
      report('dashboard', width, seen, aims);
      const common = { runs, note: `everything that the page asks for, at ${width} px` };
      const bytes = median(seen.map((one) => one.bytes));
      print({
        ...common,
        bench: `dashboard/bytes/${width}`,
        unit: 'bytes',
        a: bytes,
        b: bytesAim,
        ratio: bytes / bytesAim,
      });
      const read = median(units);
      print({
        ...common,
        bench: `dashboard/reads/${width}`,
        unit: 'read units',
        a: read,
        b: readUnitsMax,
        ratio: read / readUnitsMax,
      });
    }
  } finally {
    await browser.close();
    await proxy.close();
    await local.close();
  }
}
