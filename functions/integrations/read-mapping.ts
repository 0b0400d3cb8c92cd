import { channelNames } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { readMapping } from '#shared/contracts/integrations/read-mapping.ts';
import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { isConnected } from '#functions/_domain/connections/listing-store.ts';
import { mappingRequest } from '#functions/_domain/places/outbox/mapping-request.ts';

export const handler = httpOperation(
  readMapping,
  { pushes: pushQueue },
  async ({ table, input: { integrationId: marketplace }, caller: { studioId }, deps, correlationId }) => {
    const whose = { studioId, marketplace };
    if (!(await isConnected(table, whose)))
      throw new Failure('not-found', `${channelNames[marketplace]} is not connected.`);
    await deps.pushes.send([mappingRequest(whose, deps.clock.now(), correlationId)]);
    return { asked: true } as const;
  },
);
