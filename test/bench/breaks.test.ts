// Each bench has to report an error if the thing that it measures is broken, because the figures of a failed run look
// like any other figures.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insistAllWell, showsSomething } from './all-well.ts';
import { importMs } from './bundles.ts';
import { insistMetered } from './cost.ts';
import { microsecondsPerRequest } from './handlers.ts';
import { insistAllCameIn } from './import.ts';
import { insistAsLarge } from './import-items.ts';
import { weigh } from './landing.ts';
import { NothingMeasured, print } from './measure.ts';
import { manyWaiting } from './decisions-screen.ts';
import { didWork } from './optimizer-run.ts';
import { decideAll } from './optimizer.ts';
import { insistRequested } from './outage.ts';
import { longestTaskMs } from './schedule-screen.ts';
import { report } from './sizes.ts';
import { megabytesOf } from './twin-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'breaks-'));
const written = (name: string, text: string): string => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

it('handlers: reports an answer with status 500', async () => {
  const failing = async () => ({ statusCode: 500, body: '{}' });
  await expect(microsecondsPerRequest(failing)).rejects.toThrow('a request was answered with 500 {}');
});

it('handlers: reports an answer with the wrong body', async () => {
  const other = async () => ({ statusCode: 200, body: '{"name":"other"}' });
  await expect(microsecondsPerRequest(other)).rejects.toThrow(NothingMeasured);
});

it.each([
  ['that is not there', undefined, 'Cannot find module'],
  ['that does not start', 'throw new Error("no table is named");', 'Error: no table is named'],
  ['without a handler', 'export const nothing = 1;', 'Error: it has no handler'],
])('bundles: a bundle %s cannot be imported', (name, text, why) => {
  const file = text === undefined ? join(folder, 'missing.mjs') : written(`${name.length}.mjs`, text);
  expect(() => importMs(file, {})).toThrow(why);
  expect(() => importMs(file, {})).toThrow(NothingMeasured);
});

it.each(['.css', '.js'])('landing: a page that comes without its %s is not weighed', async (kind) => {
  const others = ['.css', '.js'].filter((one) => one !== kind).map((one) => `/assets/a${one}`);
  await expect(weigh(folder, others)).rejects.toThrow(`no ${kind} came with the landing page`);
});

it('import: reports a baseline that writes smaller items than the import', () => {
  const ours = { BOOKING: 750, CLASS: 650, DEMAND: 1_270 };
  expect(() => insistAsLarge(ours, { ...ours, CLASS: 660 })).not.toThrow();
  const smaller = 'an item of the kind BOOKING is 0.887 times as large in the baseline';
  expect(() => insistAsLarge(ours, { ...ours, BOOKING: 665 })).toThrow(smaller);
  expect(() => insistAsLarge(ours, { ...ours, DEMAND: Number.NaN })).toThrow(NothingMeasured);
});

it('decisions-screen: reports a demo without pending decisions', () => {
  const empty = { waiting: { decisions: [], cursor: null } } as unknown as Parameters<typeof manyWaiting>[0];
  expect(() => manyWaiting(empty, 500)).toThrow('no decision was recorded');
});

it('landing: counts the real size of fonts while everything else is compressed', async () => {
  const lines: { bench: string; a: number }[] = [];
  const spoken = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => lines.push(JSON.parse(String(text)) as (typeof lines)[number]) > 0);
  written('landing.html', 'a'.repeat(4000));
  written('assets/a.css', 'b'.repeat(4000));
  written('assets/a.js', 'c'.repeat(4000));
  written('assets/a.woff2', 'd'.repeat(4000));
  await weigh(folder, ['/landing', '/assets/a.css', '/assets/a.js', '/assets/a.woff2', '/assets/a.js']);
  spoken.mockRestore();
  expect(lines.map(({ bench }) => bench)).toEqual(['landing/bytes/gzip', 'landing/bytes/brotli']);
  for (const { a } of lines) {
    expect(a).toBeGreaterThan(4000);
    expect(a).toBeLessThan(4300);
  }
});

it('reads: reports a screen that lists nothing', () => {
  expect(showsSomething({ classes: [{ classId: 'a' }], cursor: null })).toBe(true);
  expect(showsSomething({ classes: [], cursor: null })).toBe(false);
});

it.each([
  ['an operation that failed', '{"level":"INFO","outcome":"failed","errorCode":"internal"}'],
  ['a fault', '{"level":"ERROR","message":"unexpected"}'],
])('reads, dashboard, schedule-screen, cost: the twin’s functions may not log %s', (_, text) => {
  const logs = () => [
    { functionName: 'schedule.list-classes', text: '{"level":"INFO","outcome":"ok"}' },
    { functionName: 'schedule.get-class', text },
  ];
  expect(() => insistAllWell({ logs })).toThrow('schedule.get-class failed');
  expect(() => insistAllWell({ logs: () => logs().slice(0, 1) })).not.toThrow();
});

it('schedule-screen: reports a trace that contains no task of the page', () => {
  const trace = (tdur: number) => {
    const thread = { pid: 1, tid: 1, ph: 'M', name: 'thread_name', args: { name: 'CrRendererMain' } };
    const task = { pid: 1, tid: 1, ph: 'X', name: 'ThreadControllerImpl::RunTask', args: {}, tdur };
    return Buffer.from(JSON.stringify({ traceEvents: tdur > 0 ? [thread, task] : [thread] }));
  };
  expect(longestTaskMs(trace(25_000))).toBe(100);
  expect(() => longestTaskMs(trace(0))).toThrow('the trace has no task of the page');
});

it('sizes: reports a repository without sources', () => {
  expect(() => report('files', [])).toThrow('there are no files to count the lines of');
});

it('import: reports rows that were skipped', () => {
  const result = { imported: 8, updated: 0, unchanged: 0, skipped: 2, leftCancelled: 0 };
  expect(() => insistAllCameIn({ result }, 10)).toThrow('8 of 10 rows came in, 2 were skipped');
  expect(() => insistAllCameIn({ result: null }, 10)).toThrow('0 of 10 rows came in');
  expect(() => insistAllCameIn({ result: { ...result, imported: 10, skipped: 0 } }, 10)).not.toThrow();
});

it('optimizer: reports a run without classes', () => {
  expect(() => decideAll([])).toThrow('there is no class to decide');
});

it('optimizer-run: reports a phase that did not run or made no requests', () => {
  const idle = { wallMs: 1, cpuMs: 1, requests: 0, units: 0 };
  expect(() => didWork('read', undefined)).toThrow('the phase "read" did not run');
  expect(() => didWork('write', idle)).toThrow('the phase "write" asked nothing of the table');
  expect(didWork('decide', idle)).toBe(idle);
});

it('outage: reports a marketplace that received no request', () => {
  expect(() => insistRequested(0)).toThrow('the marketplace that is down was not asked once');
});

it('twin-memory: includes child processes, and reports a process that has ended', () => {
  const table =
    '    1     0  1024\n   20     1  2048\n   21    20  4096\n   22    21  1024\n   30     1  9000\n';
  expect(megabytesOf(20, table)).toBe(7);
  expect(() => megabytesOf(40, table)).toThrow('no process 40 is there');
});

it('cost: reports an event that used nothing', () => {
  expect(() => insistMetered([])).toThrow('no event was metered');
  expect(() => insistMetered([{ what: 'a booking by mail', used: new Map() }])).toThrow(
    '"a booking by mail" used no function',
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('no bench prints a figure that is %p', (ratio) => {
  const line = { bench: 'any', unit: 'ms', a: 1, b: 1, runs: 1, note: '' };
  expect(() => print({ ...line, ratio })).toThrow(`any: ratio is ${ratio}, which is no measurement`);
});
