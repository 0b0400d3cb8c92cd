import { channelNames } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readHealth } from '#functions/_domain/connections/health-store.ts';
import { integrationOf } from '#functions/_domain/connections/catalogue.ts';
import { readConnection, storeTerms } from '#functions/_domain/connections/connection-store.ts';

export const handler = httpOperation(
  updateTerms,
  {},
  async ({ table, input: { integrationId, ...terms }, caller: { studioId }, deps, correlationId }) => {
    const now = deps.clock.now();
    const before = await readConnection(table, studioId, integrationId);
    if (before?.status !== 'connected')
      throw new Failure('no-integration', `${channelNames[integrationId]} is not connected.`);
    const audit = { auditId: deps.ids.next(), at: now.toISOString(), correlationId };
    if (!(await storeTerms(table, { studioId, before, audit }, terms)))
      throw new Failure('conflict', 'The connection was changed at the same moment. Please try again.');
    const health = await readHealth(table, studioId, integrationId);
    return integrationOf(integrationId, { ...before, ...terms }, health, now);
  },
);
