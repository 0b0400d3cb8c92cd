import { Failure } from '#shared/contracts/failure.ts';
import { disconnectMarketplace } from '#shared/contracts/integrations/disconnect-marketplace.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { integrationOf } from '#functions/_domain/connections/catalogue.ts';
import { readConnection, storeDisconnection } from '#functions/_domain/connections/connection-store.ts';

export const handler = httpOperation(
  disconnectMarketplace,
  {},
  async ({ table, input: { integrationId }, caller: { studioId }, deps, correlationId }) => {
    const now = deps.clock.now();
    const before = await readConnection(table, studioId, integrationId);
    if (before?.status !== 'connected') return integrationOf(integrationId, before, undefined, now);
    const audit = { auditId: deps.ids.next(), at: now.toISOString(), correlationId };
    if (!(await storeDisconnection(table, { studioId, before, audit })))
      throw new Failure('conflict', 'The connection was changed at the same moment. Please try again.');
    return integrationOf(integrationId, { ...before, status: 'disconnected' }, undefined, now);
  },
);
