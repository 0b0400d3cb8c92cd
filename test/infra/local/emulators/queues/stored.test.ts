import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createQueues, type Queues } from '#infra/local/emulators/queues/create-queues.ts';

const account = '000000000000';
const region = 'us-east-1';
const visibilityTimeoutSeconds = 30;
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

let dir: string;
let file: string;
let clockMs: number;
let open: Queues[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'queues-'));
  file = join(dir, 'queues.jsonl');
  clockMs = Date.parse('2026-11-23T12:00:00Z');
  open = [];
});
afterEach(async () => {
  for (const queues of open) await queues.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Queues that start from the file's content. The previous ones are abandoned, as by a killed process. */
async function start(): Promise<Queues> {
  const queues = await createQueues({
    account,
    region,
    file,
    now: () => new Date(clockMs),
    queues: [
      { name: 'dead', fifo: false, visibilityTimeoutSeconds },
      { name: 'imports', fifo: false, visibilityTimeoutSeconds, deadLetterTo: 'dead', receivesMax: 2 },
      { name: 'pushes.fifo', fifo: true, visibilityTimeoutSeconds },
    ],
  });
  open.push(queues);
  return queues;
}

const send = (queues: Queues, name: string, MessageBody: string, more: object = {}) =>
  new SQSClient({ endpoint: queues.url, region, credentials }).send(
    new SendMessageCommand({ QueueUrl: queues.urlOf(name), MessageBody, ...more }),
  );
const push = (queues: Queues, body: string, MessageGroupId: string) =>
  send(queues, 'pushes.fifo', body, { MessageGroupId, MessageDeduplicationId: body });
const take = (queues: Queues, name: string, max = 10) => queues.receive(name, { max, waitMs: 0 });
const bodies = async (queues: Queues, name: string) => (await take(queues, name)).map(({ body }) => body);

describe('queues that are stored in a file', () => {
  test('deliver pending messages after their process was killed, but no deleted ones', async () => {
    const before = await start();
    for (const body of ['a', 'b', 'c']) await send(before, 'imports', body);
    const [first] = await take(before, 'imports', 1);
    await before.delete('imports', first!.receiptHandle);
    expect(await bodies(await start(), 'imports')).toEqual(['b', 'c']);
  });

  test('keep messages in flight hidden until their timeout ends, with their receive counts', async () => {
    const before = await start();
    await send(before, 'imports', 'a');
    await take(before, 'imports');
    clockMs += 10_000;
    const after = await start();
    expect(await bodies(after, 'imports')).toEqual([]);
    clockMs += 20_000;
    const [again] = await take(after, 'imports');
    expect(again).toMatchObject({ body: 'a', attributes: { ApproximateReceiveCount: '2' } });
    clockMs += 30_000;
    const last = await start();
    expect(await bodies(last, 'imports')).toEqual([]);
    expect(await bodies(last, 'dead')).toEqual(['a']);
  });

  test('keep a changed delay and visibility timeout', async () => {
    const before = await start();
    await send(before, 'imports', 'later', { DelaySeconds: 60 });
    await send(before, 'imports', 'held');
    const [held] = await take(before, 'imports');
    await before.changeVisibility('imports', held!.receiptHandle, 100);
    const after = await start();
    clockMs += 60_000;
    expect(await bodies(after, 'imports')).toEqual(['later']);
    clockMs += 40_000;
    expect(await bodies(after, 'imports')).toContain('held');
  });

  test('keep the order of a group, block it while one of its messages is in flight, and accept no duplicates', async () => {
    const before = await start();
    for (const [body, group] of [
      ['a1', 'a'],
      ['b1', 'b'],
      ['a2', 'a'],
      ['a3', 'a'],
    ] as const)
      await push(before, body, group);
    const [first] = await take(before, 'pushes.fifo', 1);
    expect(first!.body).toBe('a1');
    const after = await start();
    await push(after, 'a2', 'a');
    expect(await bodies(after, 'pushes.fifo')).toEqual(['b1']);
    await after.delete('pushes.fifo', first!.receiptHandle);
    expect(await bodies(after, 'pushes.fifo')).toEqual(['a2', 'a3']);
  });

  test('are rewritten with only their current content', async () => {
    const before = await start();
    for (let at = 0; at < 20; at += 1) await send(before, 'imports', `message ${at}`);
    await before.purge('imports');
    await send(before, 'imports', 'last');
    await start();
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  });

  test('ignore a change that was only partly written when the process died', async () => {
    const before = await start();
    await send(before, 'imports', 'whole');
    appendFileSync(file, '{"queue":"imports","put":{"id":"ha');
    expect(await bodies(await start(), 'imports')).toEqual(['whole']);
  });

  test('name a damaged file and say what to do', async () => {
    writeFileSync(file, '{"queue":"imports","gone":"x"}\nnot ours\n');
    await expect(start()).rejects.toThrow(
      new RegExp(
        `^The queue messages of the twin cannot be read: ${file} is damaged \\(.+\\)\\.\\n` +
          'Line 2 was not written by the twin\\. Delete this file and start again',
      ),
    );
  });
});
