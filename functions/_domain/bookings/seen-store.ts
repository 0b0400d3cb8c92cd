import { listingMarketplaces, type ListingMarketplace } from '#shared/contracts/channels.ts';
import { SeenBookingsEntity } from '#functions/_data/bookings/seen-bookings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

interface Whose {
  readonly studioId: string;
  readonly marketplace: ListingMarketplace;
}

/** Digests of listed bookings that were processed already, and since when they are stored. */
export interface SeenBookings {
  readonly digests: readonly string[];
  readonly since: string;
}

/** Reads the list of bookings that was last processed. Writes of the last second may be missing. */
export async function readSeenBookings(table: StudioTable, whose: Whose): Promise<SeenBookings | undefined> {
  return (await table.of(SeenBookingsEntity).get(whose).go()).data ?? undefined;
}

/** Older lists are never needed. */
const retentionSeconds = 2 * 24 * 3600;

export async function storeSeenBookings(
  table: StudioTable,
  whose: Whose,
  { digests, since }: SeenBookings,
): Promise<void> {
  const expiresAtSeconds = Math.ceil(Date.parse(since) / 1000) + retentionSeconds;
  await table
    .of(SeenBookingsEntity)
    .put({ ...whose, digests: [...digests], since, expiresAtSeconds })
    .go();
}

/** Looks up every booking of a list again. */
export async function forgetSeenBookings(table: StudioTable, studioId: string): Promise<void> {
  await Promise.all(
    listingMarketplaces.map((marketplace) =>
      table.of(SeenBookingsEntity).delete({ studioId, marketplace }).go(),
    ),
  );
}
