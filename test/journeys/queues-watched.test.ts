import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createLocal, type Local } from '#infra/local/index.ts';
import { complaintsAbout, type Line } from '../builders/log-lines.ts';
import { delivered, listen, seen } from './listening.ts';
import { monday } from './scene.ts';

const watch = 'jobs.watch-queues.schedule';
const hourMs = 3_600_000;

let local: Local;
const { options, lines, during: hearing } = listen();
const looked = (): Promise<Line[]> => hearing(local, () => local.runSchedule(watch));

beforeAll(async () => {
  local = await createLocal({ clock: monday, ...options });
});
afterAll(() => local.close());

async function nameOf(part: string): Promise<string> {
  const found = Object.keys(await local.queues.counts()).find((name) => name.includes(part));
  if (found === undefined) throw new Error(`no queue is called ${part}`);
  return found;
}

async function send(name: string, body: object): Promise<void> {
  const client = new SQSClient({
    endpoint: local.endpoints.SQS,
    region: 'us-east-1',
    credentials: local.ownKey,
  });
  await client.send(
    new SendMessageCommand({ QueueUrl: local.queues.urlOf(name), MessageBody: JSON.stringify(body) }),
  );
  client.destroy();
}

const gone = { kind: 'analyse', studioId: 's', id: 'i', correlationId: 'c' };

it('reports nothing about healthy queues', async () => {
  const heard = await looked();
  expect(heard).toContainEqual(expect.objectContaining({ message: 'schedule', outcome: 'ok', queues: 19 }));
  expect([seen(heard, 'DeadLetters'), seen(heard, 'QueuesUnread')]).toEqual([0, 0]);
});

it('counts messages that were set aside, in every queue, until they are gone', async () => {
  const ofImports = await nameOf('ImportsDeadLetters');
  const ofBroadcast = await nameOf('BroadcastFailed');
  await send(ofImports, gone);
  await send(ofBroadcast, gone);
  const heard = await looked();
  expect(seen(heard, 'DeadLetters')).toBe(2);
  expect(heard).toContainEqual(
    expect.objectContaining({ message: 'dead letters', queue: ofImports, waiting: 1 }),
  );
  await local.queues.purge(ofImports);
  await local.queues.purge(ofBroadcast);
  expect(seen(await looked(), 'DeadLetters')).toBe(0);
});

it('counts a queue that nobody reads', async () => {
  const name = await nameOf('ImportsQueue');
  await local.queues.hold(name, true);
  await send(name, gone);
  const heard = await hearing(local, () => local.runSchedule(watch));
  expect(seen(heard, 'QueuesUnread')).toBe(1);
  expect(heard).toContainEqual(expect.objectContaining({ message: 'queue unread', queue: name }));
  await local.queues.purge(name);
  await local.queues.hold(name, false);
  expect(seen(await looked(), 'QueuesUnread')).toBe(0);
});

it('a message that waited too long for its worker is counted for its queue', async () => {
  const sentAt = new Date(local.now().getTime() - hourMs);
  const invoke = (at: Date) =>
    hearing(local, () => local.invoke('imports.import.worker', delivered({ kind: 'dance' }, 1, at)));
  expect(seen(await invoke(local.now()), 'MessagesLate')).toBe(0);
  expect(seen(await invoke(sentAt), 'MessagesLate')).toBe(1);
});

it('every metric line is valid for CloudWatch', () => {
  expect(lines().flatMap(complaintsAbout)).toEqual([]);
});
