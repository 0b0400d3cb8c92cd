import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import middy from '@middy/core';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { assemble } from './assemble.ts';
import type { Base, DepsOf, Factories } from './ports/base.ts';
import { coldStart, errorNameOf, fingerprintOf, logOutcome, withLog } from './work.ts';

/** Processes a batch of changes, and logs it if it fails. */
function watched(
  deps: Base,
  run: (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>,
) {
  const isFirst = coldStart();
  return middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler((event, context) => {
    const { awsRequestId: requestId } = context;
    return withLog({ requestId, correlationId: requestId }, async () => {
      const start = { startedAt: deps.clock.now(), isCold: isFirst() };
      const changes = event.Records.length;
      try {
        const response = await run(event, context);
        const failed = response.batchItemFailures.length;
        const outcome = failed > 0 ? 'failed' : 'ok';
        // Successful batches are logged only at a cold start, because they outnumber everything else.
        if (failed > 0 || start.isCold)
          logOutcome('changes', deps, start, { outcome, values: { changes, failed } });
        return response;
      } catch (error) {
        const errorCode = errorNameOf(error);
        deps.logger.error('changes failed', { errorCode, fingerprint: fingerprintOf(error), error });
        logOutcome('changes', deps, start, { outcome: 'failed', errorCode, values: { changes } });
        throw error;
      }
    });
  });
}

/**
 * The Lambda handler of a table stream that processes one change at a time, in order. If one fails, it is delivered
 * again with all later changes.
 */
export function stream<F extends Factories>(
  factories: F,
  run: (change: DynamoDBRecord, deps: DepsOf<F>) => Promise<void>,
) {
  const deps = assemble(factories);
  return watched(deps, (event, context) =>
    processPartialResponse(
      event,
      (record: DynamoDBRecord) => run(record, deps),
      new BatchProcessor(EventType.DynamoDBStreams),
      {
        context,
        throwOnFullBatchFailure: false,
        processInParallel: false,
      },
    ),
  );
}

/** Converts a change's image to plain values. */
export const plainImage = (image: DynamoDBImage | undefined): Record<string, unknown> | undefined =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);

type DynamoDBImage = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/**
 * The Lambda handler of a table stream that processes a whole batch at once. If it throws, the whole batch is delivered
 * again.
 */
export function streamBatch<F extends Factories>(
  factories: F,
  run: (changes: readonly DynamoDBRecord[], deps: DepsOf<F>) => Promise<void>,
) {
  const deps = assemble(factories);
  return watched(deps, async ({ Records }) => {
    await run(Records, deps);
    return { batchItemFailures: [] };
  });
}
