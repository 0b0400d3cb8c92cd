import type { AnyOperation, OutputOf } from '#shared/contracts/operation.ts';
import type { Caller } from './caller.ts';
import { secondFactors } from './adapters/second-factors.ts';
import { httpOperation, type Call } from './http-operation.ts';
import type { Reply } from './http-answer.ts';
import type { Factories } from './ports/base.ts';
import { assertSecondFactor } from './ports/second-factors.ts';
import { atStart } from './common/start.ts';

/** A team operation: an `httpOperation` that refuses a superadmin without a second factor. */
export function teamOperation<Op extends AnyOperation, F extends Factories>(
  contract: Op,
  factories: F,
  run: (call: Call<Op, F>) => Promise<OutputOf<Op> | Reply<OutputOf<Op>>>,
) {
  const factors = atStart(secondFactors);
  const assertTeam = ({ studioId }: Caller) => assertSecondFactor(studioId, factors());
  return httpOperation(contract, factories, run, { assertTeam });
}
