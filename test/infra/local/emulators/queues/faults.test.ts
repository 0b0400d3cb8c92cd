import { startQueues } from './start-queues.ts';
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import type { QueueFaults } from '#infra/local/emulators/queues/options.ts';

const sent = Array.from({ length: 30 }, (_, i) => `m${i}`);

/** Everything that a reliable worker receives, in order, until the queue is empty. */
async function work(name: string, faults: QueueFaults | undefined): Promise<string[]> {
  const { queues, client, take, close } = await startQueues(faults && { faults });
  const fifo = name.endsWith('.fifo') && { MessageGroupId: 'g' };
  for (let at = 0; at < sent.length; at += 10) {
    const Entries = sent.slice(at, at + 10).map((MessageBody) => ({
      Id: MessageBody,
      MessageBody,
      ...fifo,
      ...(fifo && { MessageDeduplicationId: MessageBody }),
    }));
    await client.send(new SendMessageBatchCommand({ QueueUrl: queues.urlOf(name), Entries }));
  }
  const seen: string[] = [];
  for (let records = await take(name); records.length > 0; records = await take(name)) {
    for (const { body, receiptHandle } of records) {
      seen.push(body);
      await queues.delete(name, receiptHandle);
    }
  }
  await close();
  return seen;
}

const faults = { seed: 7, duplicateShare: 0.3, reorderMessages: 20 };

test('without faults each message is delivered once and in order', async () => {
  expect(await work('imports', undefined)).toEqual(sent);
});

test('with faults every message is still delivered, some twice or out of order, always the same for one seed', async () => {
  const seen = await work('imports', faults);
  expect(new Set(seen)).toEqual(new Set(sent));
  expect(seen.length).toBeGreaterThan(sent.length);
  expect(seen.length).toBeLessThanOrEqual(2 * sent.length);
  expect([...new Set(seen)]).not.toEqual(sent);
  expect(await work('imports', faults)).toEqual(seen);
  expect(await work('imports', { ...faults, seed: 8 })).not.toEqual(seen);
});

test('a FIFO queue has no such faults', async () => {
  expect(await work('pushes.fifo', faults)).toEqual(sent);
});
