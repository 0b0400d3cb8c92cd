import { listIntegrations } from '../../shared/contracts/integrations/list-integrations.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { catalogueWith } from './catalogue.ts';
import { readConnections } from './connection-store.ts';

export const handler = httpOperation(listIntegrations, {}, async ({ caller }) => ({
  integrations: catalogueWith(await readConnections(caller.studioId)),
}));
