import { SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { type Command } from './command.ts';
import { findSetAside, type FoundQueue } from './find-set-aside.ts';
import { UsageError } from './usage-error.ts';
import { operatorLimits } from './operator-limits.ts';

/** The selected queues: the named one, or all of them. */
function chosen(queues: readonly FoundQueue[], name: string | undefined): FoundQueue[] {
  if (name === undefined) return [...queues];
  const found = queues.filter(({ queue }) => queue === name);
  const names = queues.map(({ queue }) => queue).join(', ');
  if (found.length === 0) throw new UsageError(`--queue must be one of ${names}, not "${name}".`);
  if (found.some(({ holds }) => holds === 'notes'))
    throw new UsageError(`${name} holds notifications, not work, so its messages cannot be sent back.`);
  return found;
}

interface SentBack {
  readonly queue: string;
  readonly deadLetters: number;
  readonly sentBack: number;
}

/** Sends messages of some queues back, or only counts them. */
export async function sendBack(
  sqs: SQSClient,
  found: readonly FoundQueue[],
  isDry: boolean,
): Promise<SentBack[]> {
  const work = found.filter(({ holds }) => holds === 'work');
  const wanted = isDry ? [] : work.filter(({ messages }) => messages > 0);
  for (const { arn } of wanted) await sqs.send(new StartMessageMoveTaskCommand({ SourceArn: arn }));
  return work.map((one) => ({
    queue: one.queue,
    deadLetters: one.messages,
    sentBack: wanted.includes(one) ? one.messages : 0,
  }));
}

/**
 * Sends dead letters back to their queues, for one queue or all. Repeating it is harmless: a push that a newer one
 * superseded, or whose class has begun, ends without sending anything. Records of missed runs, and of table changes
 * that a function could not process, are only counted, because the next run makes up for them.
 */
export const redrive: Command = {
  summary: 'returns dead letters to their queues',
  usage: 'redrive [--queue NAME] [--dry-run]',
  options: {
    queue: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ queue, 'dry-run': isDry }, stage) {
    const sqs = new SQSClient({ requestHandler: operatorLimits });
    const found = chosen(await findSetAside(sqs, stage), queue === undefined ? undefined : String(queue));
    const notes = found.filter(({ holds }) => holds === 'notes');
    return {
      queues: await sendBack(sqs, found, isDry === true),
      ...(notes.length > 0 && { notes: notes.map((one) => ({ queue: one.queue, messages: one.messages })) }),
    };
  },
};
