// The size, the requests and the paint times of the demo studio's dashboard, on a slow device and connection.
import process from 'node:process';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { demoEmail, seedDemo } from '#infra/demo/seed/seed-demo.ts';
import { launch } from '../browser/launch.ts';
import { unitsRead } from './all-well.ts';
import { compressingProxy } from './compressing-proxy.ts';
import { serveDemo } from './design-system-demo.ts';
import { median, print, sized } from './measure.ts';
import { report, visit, type Seen } from './page-load.ts';
import { benchPassword, signInAt } from './signed-in.ts';

const runs = sized(5, 1);
const aims = { firstPaintMs: 1000, largestPaintMs: 2500, shift: 0.02 };
const bytesAim = 600 * 1000;
const readUnitsMax = 25;
const requestsMax = 25;

/**
 * The dashboard's allowed ratios to the demo page: its size, and its paint times with an empty and with a filled cache.
 */
const demoAims = { bytes: 0.6, firstPaintMs: 1, largestPaintMs: 0.55, warmLargestPaintMs: 0.6 };
type Figures = Record<keyof typeof demoAims, number>;

interface Load {
  readonly address: string;
  readonly options: BrowserContextOptions & { shown: string };
}

/** Loads a page cold and warm. */
async function figuresOf(browser: Browser, { address, options }: Load): Promise<Figures> {
  const cold = await visit(browser, address, options);
  const warm = await visit(browser, address, { ...options, again: true });
  const { bytes, firstPaintMs, largestPaintMs } = cold;
  return { bytes, firstPaintMs, largestPaintMs, warmLargestPaintMs: warm.largestPaintMs };
}

/** Compares the dashboard with the demo page of a checkout of `cloudscape-design/demos`, in alternation. */
async function besideDemo(browser: Browser, ours: Load, checkout: string): Promise<void> {
  const demo = await serveDemo(checkout);
  const theirs: Load = {
    address: demo.url,
    options: { viewport: { width: 1440, height: 844 }, shown: 'Service overview' },
  };
  try {
    const seen: { a: Figures; b: Figures }[] = [];
    for (let at = 0; at < runs; at += 1)
      seen.push({ a: await figuresOf(browser, ours), b: await figuresOf(browser, theirs) });
    for (const [name, aim] of Object.entries(demoAims)) {
      const key = name as keyof Figures;
      const [a, b] = [median(seen.map((one) => one.a[key])), median(seen.map((one) => one.b[key]))];
      const note = `beside the dashboard of the design system's demo, in turns; aim ${aim}`;
      const unit = key === 'bytes' ? 'bytes' : 'ms';
      print({ bench: `dashboard/demo/${key}`, unit, a, b, ratio: a / b, runs, note });
    }
  } finally {
    await demo.close();
  }
}

export async function run(): Promise<void> {
  const local = await createLocal({});
  await seedDemo(local, { email: demoEmail, password: benchPassword });
  const proxy = await compressingProxy(local.url, true);
  const browser = await launch();
  try {
    const storageState = await signInAt(browser, local, proxy.url);
    const loadAt = (width: number): Load => ({
      address: `${proxy.url}/dashboard`,
      options: { viewport: { width, height: 844 }, storageState, shown: 'Quick Actions' },
    });
    const open = (width: number): Promise<Seen> => {
      const { address, options } = loadAt(width);
      return visit(browser, address, options);
    };
    // The first visit fills the proxy's cache of compressed files, and starts the functions.
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
      const requests = median(seen.map(({ paths }) => paths.length));
      print({
        ...common,
        bench: `dashboard/requests/${width}`,
        unit: 'requests',
        a: requests,
        b: requestsMax,
        ratio: requests / requestsMax,
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
    const [, , , checkout] = process.argv;
    if (checkout !== undefined) await besideDemo(browser, loadAt(1440), checkout);
  } finally {
    await browser.close();
    await proxy.close();
    await local.close();
  }
}
