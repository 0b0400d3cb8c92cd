import { channelNames, isGuided } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { testConnection } from '#shared/contracts/integrations/test-connection.ts';
import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { groupOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { readConnection } from '#functions/_domain/connections/connection-store.ts';

export const handler = httpOperation(
  testConnection,
  { pushes: pushQueue },
  async ({ table, input: { integrationId: marketplace }, caller: { studioId }, deps, correlationId }) => {
    const name = channelNames[marketplace];
    if (isGuided(marketplace))
      throw new Failure('conflict', `Places on ${name} are set by hand: there is nothing to sign in to.`);
    if ((await readConnection(table, studioId, marketplace))?.status !== 'connected')
      throw new Failure('no-integration', `${name} is not connected.`);
    const testId = deps.ids.next();
    const body = { kind: 'test', studioId, marketplace, testId, correlationId } as const;
    const groupId = groupOf(studioId, marketplace, body.kind);
    await deps.pushes.send([{ body, groupId, deduplicationId: testId }]);
    return { testId };
  },
);
