// A process that evaluates bundles of tests: once with coverage, then once for every mutant until a test fails.
import { createRequire } from 'node:module';
import process from 'node:process';
import { Script } from 'node:vm';
import { expect } from 'expect';
import * as fc from 'fast-check';
import '../laws-seed.mjs';
import { collect, type Test } from './tests.ts';

export interface Measured {
  readonly name: string;
  readonly file: string;
  readonly ms: number;
  /** Locations reached by the test, and by its file while it was loaded. */
  readonly hits: readonly number[];
}

export type Request =
  | { readonly kind: 'measure'; readonly code: string; readonly sites: number }
  | { readonly kind: 'try'; readonly code: string; readonly tests: readonly Pick<Test, 'name' | 'file'>[] };

/** The first test that failed, or null. */
export type Tried = { readonly killedBy: string | null };

type Loaders = Record<string, () => unknown>;

Object.assign(globalThis, { expect });
// A failing property test ends at once, because its smallest counterexample is not needed here.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

const require = createRequire(import.meta.url);

function loadersOf(code: string): Loaders {
  const evaluated: { exports: Loaders } = { exports: {} };
  const evaluate = new Script(code).runInThisContext() as (...given: unknown[]) => void;
  evaluate(require, evaluated, evaluated.exports);
  return evaluated.exports;
}

async function measure(code: string, sites: number): Promise<Measured[]> {
  const hits = new Uint8Array(sites);
  Object.assign(globalThis, { hits });
  const taken = (): number[] => {
    const found = [...hits.keys()].filter((site) => hits[site] === 1);
    hits.fill(0);
    return found;
  };
  const measured: Measured[] = [];
  for (const [file, load] of Object.entries(loadersOf(code))) {
    const tests = collect(file, load);
    const atLoad = taken();
    for (const { name, run } of tests) {
      const startedMs = performance.now();
      await run();
      measured.push({ name, file, ms: performance.now() - startedMs, hits: [...atLoad, ...taken()] });
    }
  }
  return measured;
}

async function tryOut(code: string, wanted: readonly Pick<Test, 'name' | 'file'>[]): Promise<Tried> {
  const loaders = loadersOf(code);
  const known = new Map<string, Test>();
  const loaded = new Set<string>();
  for (const { name, file } of wanted) {
    try {
      if (!loaded.has(file))
        for (const test of collect(file, loaders[file] ?? (() => {}))) known.set(test.name, test);
      loaded.add(file);
      const test = known.get(name);
      // A mutant at the top of a file may remove tests that are made from a table.
      if (!test) return { killedBy: `${name} is gone` };
      await test.run();
    } catch {
      return { killedBy: name };
    }
  }
  return { killedBy: null };
}

const answer = (message: { result?: unknown; error?: string }): void => void process.send?.(message);

process.on('message', (request: Request) => {
  const work =
    request.kind === 'measure' ? measure(request.code, request.sites) : tryOut(request.code, request.tests);
  work.then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
