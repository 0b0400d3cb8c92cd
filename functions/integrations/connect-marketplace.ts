import { channelNames, isGuided, reportsLive, type Marketplace } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import type { RequestOf } from '#shared/contracts/operation.ts';
import { createHttp } from '#functions/_platform/adapters/http.ts';
import { sealingKeys } from '#functions/_platform/adapters/keys.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { baseUrls } from '#functions/_domain/connections/base-urls.ts';
import { countCredentialFailures } from '#functions/_domain/places/outbox/credential-failures.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { integrationOf, type Connected } from '#functions/_domain/connections/catalogue.ts';
import { storeConnection } from '#functions/_domain/connections/connection-store.ts';
import { tryCredentials } from './try-credentials.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Given = Pick<RequestOf<typeof connectMarketplace>, 'integrationId' | 'username' | 'password'>;

/** The credentials of a connection; none if places are set manually. */
function credentialsOf({ integrationId, username, password }: Given) {
  if (isGuided(integrationId)) return undefined;
  if (username !== undefined && password !== undefined) return { username, password };
  const path = username === undefined ? 'body.username' : 'body.password';
  const message = `${channelNames[integrationId]} needs a user name and a password.`;
  throw new Failure('invalid-input', message, [{ path, message }]);
}

/**
 * With shared inventory, a free place is offered on several marketplaces. That is safe only if each of them reports its
 * bookings.
 */
async function assertFits(table: StudioTable, studioId: string, integrationId: Marketplace): Promise<void> {
  if (reportsLive(integrationId) || (await readStudio(table, studioId)).inventoryMode === 'separate') return;
  throw new Failure(
    'conflict',
    `${channelNames[integrationId]} does not report its bookings live, and your places are shared. Switch the inventory to separate places under Settings first.`,
  );
}

export const handler = httpOperation(
  connectMarketplace,
  { keys: sealingKeys, http: createHttp, baseUrls },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { integrationId, revenuePerBookingMinor, noShowPayPercent, guidelines } = input;
    const credentials = credentialsOf(input);
    await assertFits(table, studioId, integrationId);
    if (credentials) await tryCredentials(integrationId, credentials, deps);
    const context = { studioId, integrationId, purpose: 'credentials' } as const;
    const sealed = credentials && (await deps.keys.seal(JSON.stringify(credentials), context));
    const at = deps.clock.now();
    const connection: Connected = {
      marketplace: integrationId,
      status: 'connected',
      connectedAt: at.toISOString(),
      revenuePerBookingMinor,
      noShowPayPercent,
      guidelines,
    };
    // Pushes that failed because of the old credentials are counted before the new credentials are stored, because
    // sending starts as soon as they are stored.
    const sendingAgain = await countCredentialFailures(table, {
      studioId,
      marketplace: integrationId,
      now: at,
    });
    const audit = { auditId: deps.ids.next(), at: at.toISOString(), correlationId };
    if (!(await storeConnection(table, { studioId, connection, sealed, audit })))
      throw new Failure('conflict', 'The connection was changed at the same moment. Please try again.');
    return { ...integrationOf(integrationId, connection, undefined, at), sendingAgain };
  },
);
