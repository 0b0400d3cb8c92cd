// Runs in a separate process: imports every module of functions/ and prints, as JSON, each environment variable that a
// module reads while it is imported. Reads by packages do not count.
import { globSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

Error.stackTraceLimit = Number.POSITIVE_INFINITY;

const ours = /\/functions\/[^)\s]*\.ts/;
const reads = new Set<string>();
const note = (name: string): void => {
  const caller = (new Error().stack ?? '').split('\n').findLast((line) => ours.test(line));
  if (caller !== undefined) reads.add(`${name} ${ours.exec(caller)?.[0] ?? ''}`);
};

process.env = new Proxy(process.env, {
  get: (environment, name) => {
    note(String(name));
    return Reflect.get(environment, name) as unknown;
  },
  has: (environment, name) => {
    note(String(name));
    return Reflect.has(environment, name);
  },
  ownKeys: (environment) => {
    note('all of it');
    return Reflect.ownKeys(environment);
  },
});

const files = globSync('functions/**/*.ts');
for (const file of files) await import(pathToFileURL(file).href);
process.stdout.write(JSON.stringify({ files: files.length, reads: [...reads] }));
