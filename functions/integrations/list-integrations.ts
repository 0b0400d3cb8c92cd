import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { catalogueWith } from '#functions/_domain/connections/catalogue.ts';
import { readHealths } from '#functions/_domain/connections/health-store.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';

export const handler = httpOperation(listIntegrations, {}, async ({ table, caller: { studioId }, deps }) => {
  const [connections, healths] = await Promise.all([
    readConnections(table, studioId),
    readHealths(table, studioId),
  ]);
  return { integrations: catalogueWith(connections, healths, deps.clock.now()) };
});
