import { channelNames, isGuided } from '../../shared/contracts/channels.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { connectMarketplace } from '../../shared/contracts/integrations/connect-marketplace.ts';
import type { RequestOf } from '../../shared/contracts/operation.ts';
import { sealingKeys } from '../_platform/adapters/keys.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { integrationOf, type Connected } from './catalogue.ts';
import { storeConnection } from './connection-store.ts';

type Given = Pick<RequestOf<typeof connectMarketplace>, 'integrationId' | 'username' | 'password'>;

/** What is signed in with; nothing where places are set by hand. */
function credentialsOf({ integrationId, username, password }: Given) {
  if (username !== undefined && password !== undefined) return { username, password };
  if (isGuided(integrationId)) return undefined;
  const path = username === undefined ? 'body.username' : 'body.password';
  const message = `${channelNames[integrationId]} needs a user name and a password.`;
  throw new Failure('invalid-input', message, [{ path, message }]);
}

export const handler = httpOperation(
  connectMarketplace,
  { keys: sealingKeys },
  async ({ input, caller: { studioId }, deps, correlationId }) => {
    const { integrationId, revenuePerBookingMinor, noShowPayPercent } = input;
    const credentials = credentialsOf(input);
    const context = { studioId, integrationId, purpose: 'credentials' } as const;
    const sealed = credentials && (await deps.keys.seal(JSON.stringify(credentials), context));
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
