import { randomUUID } from 'node:crypto';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { messageOf } from '../assembly/event-rules.ts';
import { passes } from '../assembly/filter-pattern.ts';
import { place } from '../assembly/names.ts';
import type { Assembly } from '../assembly/read-assembly.ts';
import type { Access } from './access.ts';
import type { ConnectedSource } from './connect-sources.ts';
import type { Services } from './services.ts';

/** An event that a service sends to the account's event bus. */
export type BusEvent = {
  readonly source: string;
  readonly 'detail-type': string;
  readonly detail: object;
};

export type EventBusParts = {
  assembly: Pick<Assembly, 'eventRules' | 'queues'>;
  access: Pick<Access, 'ownKey'>;
  services: Pick<Services, 'queues'>;
};

/** The account's event bus: sends events to the queues whose rules match. */
export function createEventBus({ assembly, access, services }: EventBusParts) {
  const client = new SQSClient({
    endpoint: services.queues.url,
    region: place.region,
    credentials: access.ownKey,
  });
  const underWay = new Set<Promise<unknown>>();
  const hand = async (event: BusEvent & { readonly id: string }): Promise<void> => {
    for (const rule of assembly.eventRules.filter(({ pattern }) => passes([pattern], event))) {
      const queue = assembly.queues.find(({ arn }) => arn === rule.queueArn);
      if (!queue) throw new Error(`No queue ${rule.queueArn} in this app`);
      const MessageBody = messageOf(rule, event);
      await client.send(new SendMessageCommand({ QueueUrl: services.queues.urlOf(queue.name), MessageBody }));
    }
  };
  const source: ConnectedSource = {
    name: 'the event bus',
    busy: () => underWay.size > 0,
    drain: async () => void (await Promise.all(underWay)),
    stop: async () => {
      await Promise.allSettled(underWay);
      client.destroy();
    },
  };
  return {
    source,
    put: (event: BusEvent): void => {
      const handing = hand({ ...event, id: randomUUID() }).finally(() => underWay.delete(handing));
      underWay.add(handing);
    },
  };
}
