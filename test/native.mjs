import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import transform from './transform.mjs';

// Unit tests run in Node itself, many suites in one process, so that the product's modules are loaded once.

/** Node strips types from `.ts` files by itself, but it does not read JSX. */
function loadJsx(url) {
  const file = fileURLToPath(url);
  const { code } = transform.process(readFileSync(file, 'utf8'), file);
  return { format: 'module', source: code, shortCircuit: true };
}

/** The runner has no timeout for tests, so a suite that hangs ends its thread. All suites together take less than this. */
const suiteMaxMs = 15 * 60_000;

let limit;

function limitSuite(url) {
  clearTimeout(limit);
  limit = setTimeout(() => {
    throw new Error(`${url} began ${suiteMaxMs / 60_000} minutes ago, and none after it`);
  }, suiteMaxMs).unref();
}

let dateAtFirst;

/** Undoes what the suite before replaced: timers, mocked functions, the date. */
function restoreGlobals() {
  dateAtFirst ??= Date;
  globalThis.jest?.useRealTimers();
  globalThis.jest?.restoreAllMocks();
  globalThis.Date = dateAtFirst;
  const { prototype } = dateAtFirst;
  prototype.constructor = dateAtFirst;
}

registerHooks({
  load(url, context, nextLoad) {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.tsx')) return loadJsx(url);
    if (pathname.endsWith('.test.ts')) {
      restoreGlobals();
      limitSuite(url);
    }
    return nextLoad(url, context);
  },
});
