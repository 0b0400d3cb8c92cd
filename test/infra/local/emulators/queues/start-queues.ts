import { SQSClient } from '@aws-sdk/client-sqs';
import { createQueues } from '#infra/local/emulators/queues/create-queues.ts';
import type { QueueDeclaration, QueuesOptions } from '#infra/local/emulators/queues/options.ts';

export const account = '123456789012';
const region = 'eu-central-1';
const startsAt = Date.parse('2026-03-02T09:00:00.000Z');

const standard = { fifo: false, visibilityTimeoutSeconds: 30 };
const fifo = { fifo: true, visibilityTimeoutSeconds: 30 };
const declarations: QueueDeclaration[] = [
  { ...standard, name: 'imports', deadLetterTo: 'imports-dead', receivesMax: 2 },
  { ...standard, name: 'imports-dead', retentionSeconds: 1_209_600 },
  { ...fifo, name: 'pushes.fifo', deadLetterTo: 'pushes-dead.fifo', receivesMax: 2 },
  { ...fifo, name: 'pushes-dead.fifo' },
  { ...fifo, name: 'by-content.fifo', contentBasedDeduplication: true },
  { ...standard, name: 'slow', delaySeconds: 60, retentionSeconds: 3600 },
];

export const createClient = (endpoint: string, accessKeyId = 'worker') =>
  new SQSClient({ endpoint, region, maxAttempts: 1, credentials: { accessKeyId, secretAccessKey: 'local' } });

/** Queues on a clock that only moves on request, with a client for them. */
export async function startQueues(overrides: Partial<QueuesOptions> = {}) {
  const clock = { ms: startsAt };
  const now = () => new Date(clock.ms);
  const queues = await createQueues({ queues: declarations, account, region, now, ...overrides });
  const client = createClient(queues.url);
  const close = async () => {
    client.destroy();
    await queues.close();
  };
  /** Bodies of up to ten messages, received at once. */
  const take = async (name: string) => queues.receive(name, { max: 10, waitMs: 0 });
  const bodies = async (name: string) => (await take(name)).map(({ body }) => body);
  return { queues, clock, client, close, take, bodies };
}

export type Started = Awaited<ReturnType<typeof startQueues>>;
