import * as z from 'zod';
import { filterCriteria, type Pattern } from './filter-pattern.ts';
import type { LocalFunction } from './functions.ts';
import type { ResourceLookup } from './resources.ts';

/** An event source that passes records of a queue or of a table's stream to a function. */
export type EventSource = {
  kind: 'queue' | 'stream';
  sourceArn: string;
  function: LocalFunction;
  batchSize: number;
  batchingWindowSeconds: number;
  /** True if the function returns the records that failed; otherwise a failure affects the whole batch. */
  reportsItemFailures: boolean;
  /** A record must match one of the patterns; with an empty list, every record matches. */
  patterns: readonly Pattern[];
  bisectsOnError: boolean;
  /** The most retries; -1 retries until the record succeeds or is too old. */
  retryAttemptsMax: number;
  onFailureArn?: string;
};

export type Schedule = {
  expression: string;
  timezone: string;
  enabled: boolean;
  function: LocalFunction;
  roleArn: string;
  input?: string;
};

const mappingShape = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().optional(),
  MaximumBatchingWindowInSeconds: z.number().default(0),
  FunctionResponseTypes: z.array(z.string()).default([]),
  FilterCriteria: filterCriteria,
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRetryAttempts: z.number().default(-1),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
});
const scheduleShape = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.string().default('ENABLED'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string().optional() }),
});

const batchSizes = { queue: 10, stream: 100 } as const;

function functionOf(functions: readonly LocalFunction[], named: string, path: string): LocalFunction {
  const found = functions.find(({ arn }) => arn === named || arn.endsWith(`:function:${named}`));
  if (!found) throw new Error(`${path}: no function ${named} in this app`);
  return found;
}

export function readEventSources(
  resources: ResourceLookup,
  functions: readonly LocalFunction[],
): EventSource[] {
  return resources('AWS::Lambda::EventSourceMapping', mappingShape).map(({ path, properties: given }) => {
    const kind = given.EventSourceArn.includes(':sqs:') ? 'queue' : 'stream';
    const onFailureArn = given.DestinationConfig?.OnFailure.Destination;
    return {
      kind,
      sourceArn: given.EventSourceArn,
      function: functionOf(functions, given.FunctionName, path),
      batchSize: given.BatchSize ?? batchSizes[kind],
      batchingWindowSeconds: given.MaximumBatchingWindowInSeconds,
      reportsItemFailures: given.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      patterns: given.FilterCriteria,
      bisectsOnError: given.BisectBatchOnFunctionError,
      retryAttemptsMax: given.MaximumRetryAttempts,
      ...(onFailureArn === undefined ? {} : { onFailureArn }),
    };
  });
}

export function readSchedules(resources: ResourceLookup, functions: readonly LocalFunction[]): Schedule[] {
  return resources('AWS::Scheduler::Schedule', scheduleShape).map(({ path, properties: given }) => ({
    expression: given.ScheduleExpression,
    timezone: given.ScheduleExpressionTimezone,
    enabled: given.State === 'ENABLED',
    function: functionOf(functions, given.Target.Arn, path),
    roleArn: given.Target.RoleArn,
    ...(given.Target.Input === undefined ? {} : { input: given.Target.Input }),
  }));
}
