import middy from '@middy/core';
import { assemble } from './assemble.ts';
import type { DepsOf, Factories } from './ports/base.ts';

/** A scheduled Lambda's handler: it runs in the scope its work opens, and logs how it ended. */
export function schedule<F extends Factories>(
  name: string,
  factories: F,
  run: (deps: DepsOf<F>) => Promise<Record<string, unknown>>,
) {
  const deps = assemble(factories);
  return middy().handler(async () => {
    deps.logger.info('schedule', { schedule: name, ...(await run(deps)) });
  });
}
