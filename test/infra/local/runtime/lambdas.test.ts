import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock, type Clock } from '#infra/local/runtime/clock.ts';
import { FunctionError } from '#infra/local/runtime/function-error.ts';
import { createLambdas, type Lambdas, type LambdasOptions } from '#infra/local/runtime/lambdas.ts';
import { createLogs, type Logs } from '#infra/local/runtime/logs.ts';
import type { ThreadUsage } from '#infra/local/runtime/thread-messages.ts';
import { eventually } from '#test/journeys/eventually.ts';

const dir = mkdtempSync(join(tmpdir(), 'lambdas-'));
const sources: Record<string, string> = {
  echo: 'export const handler = async (event, context) => ({ event, name: context.functionName, id: context.awsRequestId });',
  environment: 'export const handler = () => process.env;',
  clock: `export const handler = () => [Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(),
    new Date() instanceof Date, Date.UTC(2000, 0)];`,
  remaining: 'export const handler = (event, context) => context.getRemainingTimeInMillis();',
  sinceLoaded: `const loadedAtMs = performance.now();
    export const handler = (event, context) => performance.now() + context.getRemainingTimeInMillis() - loadedAtMs;`,
  slow: 'export const handler = () => new Promise((done) => setTimeout(done, 60_000));',
  throws: "export const handler = () => { throw new TypeError('no such class'); };",
  counts: 'let calls = 0; export const handler = () => ++calls;',
  exits: 'export const handler = () => process.exit(3);',
  broken: "throw new Error('cannot start');",
  prints: `export const handler = async () => { console.log(JSON.stringify({ message: 'hello' })); console.error('two\\nlines'); };`,
  asks: `import { get } from 'node:http';
    export const handler = async ({ url }) => {
      await fetch(url);
      await new Promise((done) => get(url, (answer) => answer.resume().on('end', done)));
      return 'asked';
    };`,
  nothing: 'export const handler = async () => undefined;',
};

const functionOf = (name: string) => ({
  name,
  arn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
  codeDir: join(dir, name),
  handler: 'index.handler',
  timeoutSeconds: name === 'slow' ? 1 : 10,
  memoryMegabytes: 256,
  environment: {},
  roleArn: '',
  platformLogs: false,
});

const createWith = (changes: Partial<LambdasOptions> = {}): Lambdas =>
  createLambdas({
    functions: Object.keys(sources).map(functionOf),
    environmentOf: ({ name }) => ({ GREETING: name }),
    clock,
    onLog: logs.write,
    ...changes,
  });

let lambdas: Lambdas;
let clock: Clock;
let logs: Logs;
const write = (name: string, source: string) => {
  mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, name, 'index.mjs'), source);
};

beforeEach(() => {
  for (const [name, source] of Object.entries(sources)) write(name, source);
  clock = createClock(new Date('2026-03-02T10:00:00Z'));
  logs = createLogs();
  lambdas = createWith();
});
afterEach(() => lambdas.close());

const failureOf = async (name: string): Promise<FunctionError> => {
  const failure: unknown = await lambdas.invoke(name, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FunctionError);
  return failure as FunctionError;
};

describe('a function of the twin', () => {
  it('is given the event and a context', async () => {
    await expect(lambdas.invoke('echo', { places: 3 })).resolves.toEqual({
      event: { places: 3 },
      name: 'echo',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await expect(lambdas.invoke('nothing', {})).resolves.toBeNull();
  });

  it('is metered: its start, its events, and its requests to hosts outside AWS', async () => {
    const outside = createServer((_request, response) => void response.end()).listen(0);
    await once(outside, 'listening');
    const { port } = outside.address() as AddressInfo;
    const seen: ThreadUsage[] = [];
    const own = createWith({ onUsage: (_name, usage) => void seen.push(usage) });
    await own.invoke('asks', { url: `http://127.0.0.1:${port}/` });
    await own.invoke('asks', { url: `http://127.0.0.1:${port}/` });
    await own.close();
    outside.close();
    expect(seen.map(({ kind, outside, answerBytes }) => [kind, outside.requests, answerBytes])).toEqual([
      ['load', 0, 0],
      ['first', 2, '"asked"'.length],
      ['later', 2, '"asked"'.length],
    ]);
    expect(seen.every(({ cpuMs }) => cpuMs > 0)).toBe(true);
    const [, first] = seen;
    // These tests run in sequence, because they depend on real time.
    expect(first?.outside.waitedMs).toBeGreaterThan(0);
    expect(first?.outside.lastedMs).toBe(first?.outside.waitedMs);
    expect(first?.aws).toEqual({ requests: 0, waitedMs: 0, lastedMs: 0 });
  });

  it('sees only its own environment', async () => {
    await expect(lambdas.invoke('environment', {})).resolves.toEqual({ GREETING: 'environment' });
  });

  it('uses the twin’s time', async () => {
    const start = Date.parse('2026-03-02T10:00:00Z');
    const day = 24 * 3600 * 1000;
    const before = (await lambdas.invoke('clock', {})) as number[];
    clock.advance(day);
    const after = (await lambdas.invoke('clock', {})) as number[];
    for (const [from, times] of [
      [start, before],
      [start + day, after],
    ] as const)
      for (const time of times.slice(0, 3)) {
        expect(time).toBeGreaterThanOrEqual(from - 1000);
        expect(time).toBeLessThan(from + 60_000);
      }
    expect(after.slice(3)).toEqual([5, true, 946_684_800_000]);
  });

  it('knows its remaining time, independent of the twin’s time', async () => {
    const remainingMs = (await lambdas.invoke('remaining', {})) as number;
    expect(remainingMs).toBeGreaterThan(0);
    expect(remainingMs).toBeLessThanOrEqual(10_000);
  });

  it('has its whole time limit for an event, even after a slow start', async () => {
    const fromLoadedMs = (await lambdas.invoke('sinceLoaded', {})) as number;
    // The remaining time is in whole milliseconds.
    expect(Math.ceil(fromLoadedMs)).toBeGreaterThanOrEqual(10_000);
  });

  it('keeps its thread between events, and loses it in a crash', async () => {
    await lambdas.invoke('counts', {});
    await expect(lambdas.invoke('counts', {})).resolves.toBe(2);
    await expect(lambdas.crash('counts')).resolves.toBe(0);
    await expect(lambdas.invoke('counts', {})).resolves.toBe(1);
  });

  it('releases its thread when idle, and gets a new one for the next event', async () => {
    const restless = createWith({ idle: { idleMsMax: 1, countMax: 8 } });
    await expect(restless.invoke('counts', {})).resolves.toBe(1);
    await eventually(() => restless.threads() === 0);
    await expect(restless.invoke('counts', {})).resolves.toBe(1);
    await restless.close();
    await lambdas.invoke('counts', {});
    expect(lambdas.threads()).toBe(1);
  });

  it('releases its thread when too many more recently used threads are idle', async () => {
    const few = createWith({ idle: { idleMsMax: 3_600_000, countMax: 2 } });
    for (const name of ['counts', 'echo', 'clock']) await few.invoke(name, {});
    expect(few.threads()).toBe(2);
    await few.invoke('echo', {});
    await expect(few.invoke('counts', {})).resolves.toBe(1);
    expect(few.threads()).toBe(2);
    await expect(few.invoke('counts', {})).resolves.toBe(2);
    await few.close();
  });

  it('keeps its thread while it works, even if many others are idle', async () => {
    const few = createWith({ idle: { idleMsMax: 1, countMax: 0 } });
    const requestsMade: (() => void)[] = [];
    let open = false;
    const outside = createServer((_request, response) => {
      const answer = () => void response.end();
      if (open) answer();
      else requestsMade.push(answer);
    }).listen(0);
    await once(outside, 'listening');
    const { port } = outside.address() as AddressInfo;
    const working = few.invoke('asks', { url: `http://127.0.0.1:${port}/` });
    await eventually(() => requestsMade.length === 1);
    await few.invoke('echo', {});
    expect(few.threads()).toBe(1);
    open = true;
    requestsMade[0]!();
    await expect(working).resolves.toBe('asked');
    expect(few.threads()).toBe(0);
    await few.close();
    outside.close();
  });

  it('handles one event at a time in a thread, and concurrent events in several threads', async () => {
    const calls = await Promise.all(Array.from({ length: 12 }, () => lambdas.invoke('counts', {})));
    expect(calls).toHaveLength(12);
    expect(calls.filter((count) => count === 1)).toHaveLength(4);
  });

  it('is stopped at its time limit', async () => {
    await expect(failureOf('slow')).resolves.toMatchObject({
      errorType: 'Sandbox.Timedout',
      message: 'slow: Task timed out after 1.00 seconds',
    });
    expect(lambdas.inFlight()).toEqual([]);
  });

  it('can be stopped while it works', async () => {
    const failing = failureOf('slow');
    expect(lambdas.inFlight()).toEqual(['slow']);
    await expect(lambdas.crash('slow')).resolves.toBe(1);
    await expect(failing).resolves.toMatchObject({ errorType: 'Runtime.ExitError' });
  });

  it('reports that it threw, exited or could not start', async () => {
    await expect(failureOf('throws')).resolves.toMatchObject({
      errorType: 'TypeError',
      message: 'throws: no such class',
    });
    await expect(failureOf('exits')).resolves.toMatchObject({
      errorType: 'Runtime.ExitError',
      message: 'exits: Runtime exited: exit status 3',
    });
    await expect(failureOf('broken')).resolves.toMatchObject({ message: 'broken: cannot start' });
  });

  it.each([
    ['its bundle', 'index.mjs'],
    ['a chunk that it shares with others', 'chunk-A.mjs'],
  ])('tells of what it throws by the sources that %s was made of', async (_, file) => {
    if (file !== 'index.mjs') {
      writeFileSync(join(dir, 'throws', file), sources['throws']!);
      write('throws', `export { handler } from './${file}';`);
    }
    const map = {
      version: 3,
      sources: ['../../functions/schedule/get-class.ts'],
      names: [],
      // The bundle's first line is line 6 of the source, starting at its first column.
      mappings: 'AAKA',
    };
    writeFileSync(join(dir, 'throws', `${file}.map`), JSON.stringify(map));
    await failureOf('throws');
    const [reported] = logs.lines('throws');
    const { stackTrace } = (JSON.parse(reported!.text) as { message: { stackTrace: string[] } }).message;
    expect(stackTrace.slice(0, 2)).toEqual([
      'TypeError: no such class',
      expect.stringMatching(/^ {4}at .*\/functions\/schedule\/get-class\.ts:6:1\)?$/),
    ]);
  });

  it('logs thrown errors in one line of JSON, as Lambda does', async () => {
    await failureOf('throws');
    const lines = logs.lines('throws').map(({ text }) => JSON.parse(text) as object);
    expect(lines).toEqual([
      {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'ERROR',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        message: {
          errorType: 'TypeError',
          errorMessage: 'no such class',
          stackTrace: expect.arrayContaining(['TypeError: no such class']),
        },
      },
    ]);
  });

  it('delivers its output together with its result', async () => {
    await lambdas.invoke('prints', {});
    expect(logs.lines('prints').map(({ text }) => text)).toEqual(['{"message":"hello"}', 'two', 'lines']);
    expect(logs.lines('echo')).toEqual([]);
  });

  it('runs the new code after a reload', async () => {
    await lambdas.invoke('counts', {});
    write('counts', "export const handler = () => 'new';");
    lambdas.reload();
    await expect(lambdas.invoke('counts', {})).resolves.toBe('new');
  });

  it('is named in the error if it does not exist', async () => {
    await expect(lambdas.invoke('absent', {})).rejects.toThrow("There is no function 'absent'");
  });
});
