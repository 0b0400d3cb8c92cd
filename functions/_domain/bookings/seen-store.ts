import { listingMarketplaces, type ListingMarketplace } from '#shared/contracts/channels.ts';
import { SeenBookingsEntity } from '#functions/_data/bookings/seen-bookings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

interface Whose {
  readonly studioId: string;
  readonly marketplace: ListingMarketplace;
}

/** Digests of the listed bookings that were already processed, and when the list was first stored. */
export interface SeenBookings {
  readonly digests: readonly string[];
  readonly since: string;
}

/** Reads the last processed list of bookings. Writes from the last second may be missing. */
export async function readSeenBookings(table: StudioTable, whose: Whose): Promise<SeenBookings | undefined> {
  return (await table.of(SeenBookingsEntity).get(whose).go()).data ?? undefined;
}

/** How long a list is stored. Older lists are never needed. */
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

/** Deletes the stored list, so that every booking is looked up again. */
export async function forgetSeenBookings(table: StudioTable, studioId: string): Promise<void> {
  await Promise.all(
    listingMarketplaces.map((marketplace) =>
      table.of(SeenBookingsEntity).delete({ studioId, marketplace }).go(),
    ),
  );
}
