import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { MarketplaceHealthEntity } from '#functions/_data/connections/marketplace-health.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { defaultRow } from '#functions/_domain/studio/settings.ts';
import { shopNames } from './marketplace.ts';
import { studioId, studioTable } from './the-table.ts';

/** Fitpass lists nothing here; it is connected only so that the capacity may be changed. */
const connected = [...shopNames, 'fitpass'] as const;

/** Stores a connected studio with access, as the initial state of a schedule. */
export async function furnishStudio(at: string): Promise<void> {
  const { studio, subscription, connection, health } = studioTable.all({
    studio: StudioEntity,
    subscription: SubscriptionEntity,
    connection: ConnectionEntity,
    health: MarketplaceHealthEntity,
  });
  const { country: _, ...settings } = defaultRow;
  await studio.put({ studioId, ...settings }).go();
  await subscription.put({ studioId, grantedUntil: '2099-01-01T00:00:00.000Z' }).go();
  for (const marketplace of connected) {
    const revenuePerBookingMinor = marketplace === 'wellhub' ? 9_000 : 8_000;
    const terms = { revenuePerBookingMinor, noShowPayPercent: 0 };
    await connection.put({ studioId, marketplace, status: 'connected', connectedAt: at, ...terms }).go();
    // The latest poll found everything right, so only new events make a poll due.
    await health.put({ studioId, marketplace, failures: 0, comparedAt: at }).go();
  }
}

/** Stores the credentials of each marketplace. */
export async function sealCredentials(sealed: string, sealedAt: string): Promise<void> {
  for (const marketplace of connected)
    await studioTable.of(CredentialEntity).put({ studioId, marketplace, sealed, sealedAt }).go();
}
