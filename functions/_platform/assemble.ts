import { base } from './adapters/base.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { atStart } from './common/start.ts';

/** A handler's side effects. Each is created once, when its function starts. */
export function assemble<F extends Factories>(factories: F): DepsOf<F> {
  const made = Object.entries(factories).map(([name, create]) => [
    name,
    { get: atStart(create), enumerable: true },
  ]);
  return Object.defineProperties({ ...base }, Object.fromEntries(made)) as DepsOf<F>;
}
