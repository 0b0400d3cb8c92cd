import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { waitingMegabytes } from '#functions/_platform/grant.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';

export interface StreamFunctionProps extends ProductFunctionProps {
  readonly table: ITableV2;
  /** The function gets only records that match one of these filters. By default it gets all. */
  readonly only?: readonly Parameters<typeof FilterCriteria.filter>[0][];
}

const batchRecordsMax = 100;
const retriesMax = 5;

/**
 * A function that reads the table's change stream. A record that keeps failing is sent to a failure queue, so that it
 * does not block later records.
 */
export class StreamFunction extends ProductFunction {
  constructor(scope: Construct, id: string, { table, only, ...props }: StreamFunctionProps) {
    super(scope, id, { memoryMegabytes: waitingMegabytes, ...props });
    const streamArn = table.tableStreamArn;
    if (streamArn === undefined) throw new Error('the table has no stream');
    const failed = new DeadLetterQueue(scope, `${id}Failed`, {
      holds: `positions of table changes that ${props.functionId} could not process`,
    });
    this.addToRolePolicy(
      new PolicyStatement({
        actions: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
          (action) => `dynamodb:${action}`,
        ),
        resources: [streamArn],
      }),
    );
    const mapping = new EventSourceMapping(scope, `${id}Source`, {
      target: this,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: batchRecordsMax,
      bisectBatchOnError: true,
      retryAttempts: retriesMax,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(failed),
      ...(only ? { filters: only.map((form) => FilterCriteria.filter(form)) } : {}),
    });
    // Lambda checks the role's rights when the mapping is created.
    if (this.role) mapping.node.addDependency(this.role);
  }
}
