import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import middy from '@middy/core';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { assemble } from './assemble.ts';
import type { DepsOf, Factories } from './ports/base.ts';

/** A table stream's Lambda handler: one change at a time, in order; the first that fails comes again with those behind it. */
export function stream<F extends Factories>(
  factories: F,
  run: (change: DynamoDBRecord, deps: DepsOf<F>) => Promise<void>,
) {
  const deps = assemble(factories);
  return middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler((event, context) =>
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

/** A change's image as plain values. */
export const plainImage = (image: DynamoDBImage | undefined): Record<string, unknown> | undefined =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);

type DynamoDBImage = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/**
 * A table stream's Lambda handler for work that is worth doing once for a whole batch. What is thrown brings the
 * whole batch again.
 */
export function streamBatch<F extends Factories>(
  factories: F,
  run: (changes: readonly DynamoDBRecord[], deps: DepsOf<F>) => Promise<void>,
) {
  const deps = assemble(factories);
  return middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler(async ({ Records }) => {
    await run(Records, deps);
    return { batchItemFailures: [] };
  });
}
