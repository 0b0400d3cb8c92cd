import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { assemble } from './assemble.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { coldStart, errorNameOf, fingerprintOf, logOutcome, withLog } from './work.ts';

/** The handler of a scheduled Lambda function. It logs how the run ended and counts failures for an alarm. */
export function schedule<F extends Factories>(
  name: string,
  factories: F,
  run: (deps: DepsOf<F>) => Promise<Record<string, unknown>>,
) {
  const deps = assemble(factories);
  const isFirst = coldStart();
  return middy().handler((_: unknown, { awsRequestId: requestId }: Context) =>
    withLog({ schedule: name, requestId, correlationId: requestId }, async () => {
      const start = { startedAt: deps.clock.now(), isCold: isFirst() };
      try {
        const values = await run(deps);
        logOutcome('schedule', deps, start, { outcome: 'ok', values });
      } catch (error) {
        const errorCode = errorNameOf(error);
        deps.logger.error('run failed', { errorCode, fingerprint: fingerprintOf(error), error });
        const measured = { ScheduleFailures: 1 };
        logOutcome('schedule', deps, start, { outcome: 'failed', errorCode, measured });
        throw error;
      }
    }),
  );
}
