import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

// Suites of calculations run in Node itself, one after the other in one process, which loads the product's modules once.

const options = { loader: 'tsx', format: 'esm', target: 'node24', jsx: 'automatic', sourcemap: 'inline' };

/** Node takes the types out of `.ts` by itself; it does not read elements. */
function loadElements(url) {
  const sourcefile = fileURLToPath(url);
  const { code } = transformSync(readFileSync(sourcefile, 'utf8'), { ...options, sourcefile });
  return { format: 'module', source: code, shortCircuit: true };
}

/** Nothing here ends a test that hangs, so a suite ends its thread. All of them together take less. */
const suiteMaxMs = 15 * 60_000;

let limit;

function limitSuite(url) {
  clearTimeout(limit);
  limit = setTimeout(() => {
    throw new Error(`${url} began ${suiteMaxMs / 60_000} minutes ago, and none after it`);
  }, suiteMaxMs).unref();
}

let dateAtFirst;

/** What one suite moved or replaced is as it was when the next begins. */
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
    if (pathname.endsWith('.tsx')) return loadElements(url);
    if (pathname.endsWith('.test.ts')) {
      restoreGlobals();
      limitSuite(url);
    }
    return nextLoad(url, context);
  },
});
