import { Failure } from '#shared/contracts/failure.ts';
import { addHours } from '#shared/core/time/zone.ts';
import type { Logger } from '#functions/_platform/ports/base.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import { linkStored } from '#functions/_domain/places/decisions/keep-listings.ts';
import { readListing, type StoredListing, type Whose } from '#functions/_domain/connections/listing-store.ts';
import { makeComparisonDue } from '#functions/_domain/connections/health-store.ts';
import { wakePushes } from '#functions/_domain/places/outbox/wake-pushes.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export const mappingChangedMeanwhile = () =>
  new Failure('conflict', 'The list was changed at the same moment. Please try again.');

/** @throws {Failure} `not-found` if the marketplace does not list the class, or the class has begun */
export async function listingToChange(
  table: StudioTable,
  whose: Whose,
  listingId: string,
  now: Date,
): Promise<StoredListing> {
  const found = await readListing(table, whose, listingId);
  if (!found || found.startsAt <= now.toISOString())
    throw new Failure('not-found', 'The marketplace no longer lists this class.');
  return found;
}

/**
 * What follows when an owner has linked a listing: pushes that waited for the link are sent, and what the listing shows
 * is compared soon.
 */
export async function followLink(
  table: StudioTable,
  whose: Whose,
  classIds: readonly string[],
  now: Date,
): Promise<void> {
  await makeComparisonDue(table, whose.studioId, whose.marketplace);
  await wakePushes(table, whose, classIds, now);
}

/** Links stored listings again after an owner has decided about a name. */
export async function linkAgain(table: StudioTable, whose: Whose, now: Date, logger: Logger): Promise<void> {
  const from = now.toISOString();
  const linked = await linkStored(table, whose, { from, to: addHours(from, openHours) }, logger);
  await followLink(table, whose, linked, now);
}
