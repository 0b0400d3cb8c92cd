import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { visit } from '../bench/page-load.ts';
import { launch } from '../browser/launch.ts';
import { size, type Size } from '../size.ts';

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a bench at its smallest size, with the same command as at its full size. */
async function bench(name: string, cwd = process.cwd()): Promise<Ended> {
  const program = resolve('test/bench/run.ts');
  const run = promisify(execFile)(process.execPath, [program, name, '--smallest'], {
    cwd,
    maxBuffer: 2 ** 26,
  });
  return await run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as Ended,
  );
}

/** Each of these needs twins, browsers or minutes of work, so only the nightly run includes them. */
const costly = [
  'dashboard',
  'pages',
  'schedule-screen',
  'decisions-screen',
  'interactions',
  'optimizer-run',
  'outage',
  'one-class',
  'slow-operations',
  'cost',
  'hostile',
  'twin-memory',
  'messages',
] as const;
const quick = ['handlers', 'bundles', 'reads', 'sizes', 'landing', 'import', 'optimizer'] as const;
const tried: Readonly<Record<Size, readonly string[]>> = { push: quick, nightly: [...quick, ...costly] };

it.each(tried[size])('the bench %s measures something', async (name) => {
  const { code, stdout, stderr } = await bench(name);
  expect(code === 0 ? '' : stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ratio: number; bench: string });
  expect(lines.length).toBeGreaterThan(0);
  for (const { ratio, bench: what } of lines) expect([what, Number.isFinite(ratio)]).toEqual([what, true]);
});

it('every bench is run at night', async () => {
  const { code, stderr } = await bench('');
  const [, names = ''] = stderr.trim().split('One of: ');
  expect({ code, names: names.split(', ').sort() }).toEqual({ code: 2, names: [...tried.nightly].sort() });
});

it('a bench without its subject explains this, prints no figures, and exits with 1', async () => {
  const { code, stdout, stderr } = await bench('bundles', mkdtempSync(join(tmpdir(), 'no-bundles-')));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    'The bench bundles measured nothing: cdk.out has no stacks: npm run synth comes first\n',
  );
});

it('a page is not timed if part of it does not load', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 500, { 'content-type': 'text/html' });
    response.end('<!doctype html><link rel="stylesheet" href="/style.css"><p>Classes</p>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await launch();
  try {
    await expect(visit(browser, address, {})).rejects.toThrow(/did not come whole: 500 .*style\.css/);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
