import type { Local, LocalOptions } from '#infra/local/index.ts';
import { measuredIn, type Line } from '../builders/log-lines.ts';

/** Listens to the logs of a twin's functions. */
export interface Listening {
  readonly options: Pick<LocalOptions, 'onLog'>;
  /** The product's own lines, without those that Lambda writes about a thrown exception. */
  readonly lines: () => Line[];
  /** The lines that were logged during an action and by the work that followed from it. */
  readonly during: (local: Local, act: () => Promise<unknown>) => Promise<Line[]>;
}

const isOfLambda = ({ message }: Line): boolean => typeof message === 'object';

export function listen(): Listening {
  const texts: string[] = [];
  const since = (at: number): Line[] =>
    texts
      .slice(at)
      .map((text) => JSON.parse(text) as Line)
      .filter((line) => !isOfLambda(line));
  return {
    options: { onLog: ({ text }) => texts.push(text) },
    lines: () => since(0),
    during: async (local, act) => {
      const before = texts.length;
      await act();
      await local.settle();
      return since(before);
    },
  };
}

/** The sum of a metric. */
export const seen = (list: readonly Line[], metric: string): number =>
  list.reduce((sum, line) => sum + (measuredIn(line).get(metric) ?? 0), 0);

/** Queue messages as their worker receives them. @param sentAt when they were sent; defaults to now */
export const delivered = (body: unknown, attempt: number, sentAt = new Date()) => ({
  Records: [
    {
      messageId: '6f1c1f0e-3f6b-4b57-9d5e-0c9f3f1f2a11',
      receiptHandle: 'receipt',
      body: JSON.stringify(body),
      attributes: {
        ApproximateReceiveCount: String(attempt),
        SentTimestamp: String(sentAt.getTime()),
      },
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:Imports',
    },
  ],
});
