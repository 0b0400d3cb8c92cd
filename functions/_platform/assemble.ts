import { base } from './adapters/base.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { atStart } from './common/start.ts';

/** Creates a handler's side effects. Each one is created once, when its function starts. */
export function assemble<F extends Factories>(factories: F): DepsOf<F> {
  const made = Object.entries(factories).map(([name, create]) => [
    name,
    { get: atStart(create), enumerable: true },
  ]);
  return Object.defineProperties({ ...base }, Object.fromEntries(made)) as DepsOf<F>;
}
