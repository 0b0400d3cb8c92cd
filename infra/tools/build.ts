import { existsSync } from 'node:fs';
import { buildFunctions } from './build-functions.ts';

/** `node infra/tools/build.ts [--functions] [--web]`: without a flag, both. */
const chosen = process.argv.slice(2);
const wants = (part: string) => chosen.length === 0 || chosen.includes(part);

const known = ['--functions', '--web'];
const unknown = chosen.filter((flag) => !known.includes(flag));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(1);
}

const startedMs = performance.now();
if (wants('--functions')) {
  const { names, rebuilt } = await buildFunctions();
  report(`${names.length} functions ${rebuilt ? 'bundled' : 'unchanged'}`);
}

function report(what: string): void {
  console.log(`${what} (${Math.round(performance.now() - startedMs)} ms)`);
}
