import { Failure } from '../../shared/contracts/failure.ts';
import { connectMarketplace } from '../../shared/contracts/integrations/connect-marketplace.ts';
import { sealingKeys } from '../_platform/adapters/keys.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { integrationOf, type Connected } from './catalogue.ts';
import { storeConnection } from './connection-store.ts';

export const handler = httpOperation(
  connectMarketplace,
  { keys: sealingKeys },
  async ({ input, caller: { studioId }, deps, correlationId }) => {
    const { integrationId, username, password, revenuePerBookingMinor, noShowPayPercent } = input;
    const context = { studioId, integrationId, purpose: 'credentials' } as const;
    const sealed = await deps.keys.seal(JSON.stringify({ username, password }), context);
    const connection: Connected = {
      marketplace: integrationId,
      status: 'connected',
      connectedAt: deps.clock.now().toISOString(),
      revenuePerBookingMinor,
      noShowPayPercent,
    };
    const audit = { auditId: deps.ids.next(), correlationId };
    if (!(await storeConnection({ studioId, connection, sealed, audit })))
      throw new Failure('conflict', 'The connection was changed at the same moment. Please try again.');
    return integrationOf(integrationId, connection);
  },
);
