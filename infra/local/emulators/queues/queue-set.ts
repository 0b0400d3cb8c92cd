import { invalidValue, queueMissing } from './errors.ts';
import type { Queue } from './queue.ts';

/** Queues by name, with their URLs in the twin. */
export type QueueSet = {
  names: () => string[];
  byName: (name: string) => Queue;
  byUrl: (url: string) => Queue;
  byArn: (arn: string) => Queue;
  urlOf: (name: string) => string;
  arnOf: (name: string) => string;
  /** The ARN pattern of all queues of the account. */
  arnOfAll: string;
  isDeadLetterQueue: (name: string) => boolean;
};

export function createQueueSet(
  queues: ReadonlyMap<string, Queue>,
  place: { account: string; region: string; baseUrl: () => string },
): QueueSet {
  const byName = (name: string): Queue => {
    const queue = queues.get(name);
    if (!queue) throw queueMissing();
    return queue;
  };
  const arnPrefix = `arn:aws:sqs:${place.region}:${place.account}:`;
  return {
    names: () => [...queues.keys()],
    byName,
    /** The host is ignored: the account and the name at the end of the URL identify a queue. */
    byUrl(url) {
      const [account, name, ...more] = URL.canParse(url) ? new URL(url).pathname.slice(1).split('/') : [];
      if (name === undefined || more.length > 0) throw invalidValue(`The address ${url} is not valid.`);
      if (account !== place.account) throw queueMissing();
      return byName(name);
    },
    byArn(arn) {
      if (!arn.startsWith(arnPrefix)) throw queueMissing();
      return byName(arn.slice(arnPrefix.length));
    },
    urlOf: (name) => `${place.baseUrl()}/${place.account}/${byName(name).declaration.name}`,
    arnOf: (name) => `${arnPrefix}${byName(name).declaration.name}`,
    arnOfAll: `${arnPrefix}*`,
    isDeadLetterQueue: (name) =>
      [...queues.values()].some(({ declaration }) => declaration.deadLetterTo === name),
  };
}
