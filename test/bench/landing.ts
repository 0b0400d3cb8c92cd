// What the landing page weighs and how soon it stands, on a slow device and line.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { buildPublicDocuments } from '../../web/build/public-documents.ts';
import { launch } from '../browser/launch.ts';
import { serveWeb } from '../browser/serve-web.ts';
import { median, print } from './measure.ts';

const runs = 9;
const line = { latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const cpuRate = 4;
const aims = { bytes: 20 * 1024, paintMs: 500, shift: 0.1 };
const slow = `${cpuRate}x CPU slow-down, 10 Mbit/s, ${line.latency} ms latency, empty cache`;

const entries = ['Fitpass', 'Wellhub', 'TotalPass', 'ClassPass', 'Kenko'].map((name) => ({
  integrationId: name.toLowerCase(),
  name,
  type: 'marketplace',
  description: name,
  logoUrl: '/icon.svg',
}));

interface Seen {
  firstPaintMs: number;
  largestPaintMs: number;
  shift: number;
}

/** Runs inside the page, once everything has come. */
function readTimings(): Promise<Seen> {
  const entriesOf = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  return Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf)).then(
    ([paints = [], largest = [], shifts = []]) => ({
      firstPaintMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0),
    }),
  );
}

async function visit(browser: Browser, url: string, width: number): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.goto(`${url}/landing`, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(readTimings);
  await context.close();
  return seen;
}

async function weigh(outdir: string): Promise<void> {
  const html = await readFile(path.join(outdir, 'landing.html'), 'utf8');
  const assets = [...html.matchAll(/"(\/assets\/[^"]+\.(?:css|js))"/g)].map(([, file = '']) => file);
  const contents = await Promise.all(
    ['landing.html', ...assets].map((file) => readFile(path.join(outdir, file))),
  );
  const sum = (compress: (content: Buffer) => Buffer): number =>
    contents.reduce((bytes, content) => bytes + compress(content).length, 0);
  const note = 'HTML, CSS and JavaScript of the landing page; aim 20 KiB';
  const common = { unit: 'bytes', b: aims.bytes, runs: 1 };
  const [gzip, brotli] = [
    sum((content) => gzipSync(content, { level: 9 })),
    sum((content) => brotliCompressSync(content)),
  ];
  print({ ...common, bench: 'landing/bytes/gzip', a: gzip, ratio: gzip / aims.bytes, note });
  print({ ...common, bench: 'landing/bytes/brotli', a: brotli, ratio: brotli / aims.bytes, note });
}

function report(width: number, seen: readonly Seen[]): void {
  const say = (what: string, unit: string, values: readonly number[], b: number): void => {
    const a = median(values);
    const note = `median of ${values.length} at ${width} px; ${slow}; aim ${b}`;
    print({ bench: `landing/${what}/${width}`, unit, a, b, ratio: a / b, runs: values.length, note });
  };
  say(
    'first-paint',
    'ms',
    seen.map(({ firstPaintMs }) => firstPaintMs),
    aims.paintMs,
  );
  say(
    'lcp',
    'ms',
    seen.map(({ largestPaintMs }) => largestPaintMs),
    aims.paintMs,
  );
  say(
    'cls',
    'score',
    seen.map(({ shift }) => shift),
    aims.shift,
  );
}

export async function run(): Promise<void> {
  const outdir = await mkdtemp(path.join(tmpdir(), 'cupo-landing-'));
  await buildPublicDocuments({ outdir: path.relative(process.cwd(), outdir), dev: false });
  await cp('web/public', outdir, { recursive: true });
  await weigh(outdir);
  const server = await serveWeb(outdir, () => ({ status: 200, body: { integrations: entries } }));
  const browser = await launch();
  for (const width of [1440, 390]) {
    const seen: Seen[] = [];
    for (let at = 0; at < runs; at += 1) seen.push(await visit(browser, server.url, width));
    report(width, seen);
  }
  await browser.close();
  await server.close();
  await rm(outdir, { recursive: true, force: true });
}
