import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { SetAsideQueue, Stage } from './stage.ts';

/** A queue and the number of dead letters in it. */
export interface FoundQueue extends SetAsideQueue {
  readonly arn: string;
  readonly messages: number;
}

/** Every queue of a stage that can hold dead letters, by name. */
export async function findSetAside(sqs: SQSClient, { setAside }: Stage): Promise<FoundQueue[]> {
  const found = await Promise.all(
    setAside.map(async (one) => {
      const { Attributes = {} } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: one.url,
          AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages'],
        }),
      );
      const { QueueArn: arn = '', ApproximateNumberOfMessages: messages = '0' } = Attributes;
      return { ...one, arn, messages: Number(messages) };
    }),
  );
  return found.toSorted((a, b) => (a.queue < b.queue ? -1 : 1));
}
