import { base } from './adapters/base.ts';
import type { DepsOf, Factories } from './ports/base.ts';

/** Makes a handler's side effects, once, at cold start. */
export function assemble<F extends Factories>(factories: F): DepsOf<F> {
  const made = Object.fromEntries(Object.entries(factories).map(([name, create]) => [name, create()]));
  return { ...base, ...made } as DepsOf<F>;
}
