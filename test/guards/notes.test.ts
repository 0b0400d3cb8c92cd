import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { allowances } from '#shared/contracts/allowances.ts';
import { deployParameters } from '#infra/parameters.ts';
import { importBytesMax, importsAtOnceMax } from '#shared/contracts/imports/import.ts';
import { paces } from '#shared/contracts/pace.ts';
import { logoBytesMax, logoTypes } from '#shared/contracts/logos/logo.ts';
import { tracked, withLine } from './lines.ts';

const notes = readFileSync('infra/security.md', 'utf8');
const section = (heading: string): string => {
  const [, text] = notes.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`no section ${heading}`);
  return text.split('\n## ')[0] ?? '';
};
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

const megabyte = 1024 * 1024;

describe('the security notes', () => {
  it('state the limits per hour correctly', () => {
    const rows = section('Limits').matchAll(/^\| `([\w-]+)`[^|]*\| +(\d+) +\|$/gm);
    const named = Object.fromEntries([...rows].map(([, what = '', times]) => [what, Number(times)]));
    const inCode = Object.entries(allowances).map(([what, { hourlyMax }]) => [what, hourlyMax]);
    expect(named).toEqual(Object.fromEntries(inCode));
    expect(section('Limits')).toContain(`${importsAtOnceMax} imports at once`);
  });

  it('state the request rates of routes correctly', () => {
    const rows = section('Limits').matchAll(/^\| `(\w+)` +\| +(\d+) +\| +(\d+) +\|$/gm);
    const named = [...rows].map(([, pace = '', rate, burst]) => [
      pace,
      { ratePerSecond: Number(rate), burst: Number(burst) },
    ]);
    expect(Object.fromEntries(named)).toEqual(paces);
  });

  it('name the accepted files and their maximum sizes', () => {
    const rows = new Map(
      section('Files')
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .map(([, what = '', largest = '', taken = '']) => [what, { largest, taken }]),
    );
    expect(rows.get('schedules and bookings')?.largest).toBe(`${importBytesMax / megabyte} MB`);
    expect(rows.get('logos')?.largest).toBe(`${logoBytesMax / megabyte} MB`);
    const ends = Object.keys(logoTypes).map((end) => `.${end}`);
    expect(quotedIn(rows.get('logos')?.taken ?? '').sort()).toEqual(ends.sort());
  });

  it('name every host that functions send requests to', () => {
    const hosts = Object.keys(deployParameters).filter((name) => name.endsWith('BaseUrl'));
    const named = quotedIn(section('Communications')).filter((name) => name.endsWith('BaseUrl'));
    expect(named.sort()).toEqual(hosts.sort());
  });

  it('put every kind of item in one data class', () => {
    const entities = tracked.filter(
      (file) => file.startsWith('functions/_data/') && withLine([file], /= tableEntity\(/).length > 0,
    );
    const rows = section('Data')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const named = rows.flatMap((row) => quotedIn(row.split('|')[2] ?? ''));
    expect(named.toSorted()).toEqual(entities.map((file) => basename(file, '.ts')).sort());
  });

  it('state the days within which parts are updated, most urgent first', () => {
    const days = [...section('Parts').matchAll(/within (\d+)(?: days)?/g)].map(([, count]) => Number(count));
    expect(days).toHaveLength(2);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(days.at(-1)).toBeLessThanOrEqual(30);
    expect(section('Parts')).toMatch(/everything else .* in each quarter/);
    expect(section('Parts')).toContain('`npm audit --omit=dev`');
  });

  it('list all cryptography in use', () => {
    const text = section('Cryptography');
    const uses = withLine(
      readdirSync('functions', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `functions/${file}`),
      /createHash\(|createHmac\(|createCipheriv\(|createDecipheriv\(|createSign\(|subtle\./,
    );
    const algorithms = uses.map((line) => /\((?:'([\w-]+)'|(algorithm),)/.exec(line));
    expect(uses.filter((_, at) => algorithms[at] === null)).toEqual([]);
    const named = new Set(algorithms.map((found) => found?.[1] ?? 'aes-256-gcm'));
    expect([...named].filter((name) => !quotedIn(text).includes(name))).toEqual([]);
    const listed = quotedIn(text).filter((name) => /^(?:aes|sha|md)/.test(name));
    expect([...new Set(listed)].sort()).toEqual([...named].sort());
  });
});
