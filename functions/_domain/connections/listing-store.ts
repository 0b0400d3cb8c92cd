import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import {
  ClassListingEntity,
  ListingEntity,
  NameLinkEntity,
  type ListingItem,
} from '#functions/_data/connections/listing.ts';
import { present } from '#functions/_platform/present.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import type { KnownListing, Link, Listed, NameLink } from './link-listings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A listing is deleted this many days after its class. */
const retentionDays = 30;

export interface Whose {
  readonly studioId: string;
  readonly marketplace: ListingMarketplace;
}

export type StoredListing = ListingItem;

export async function isConnected(table: StudioTable, whose: Whose): Promise<boolean> {
  return (await table.of(ConnectionEntity).get(whose).go({ consistent: true })).data?.status === 'connected';
}

/** Reads the listings of a marketplace. Unless the read is consistent, writes from the last second may be missing. */
export async function readListings(
  table: StudioTable,
  whose: Whose,
  { isSure }: { readonly isSure: boolean },
): Promise<StoredListing[]> {
  return (await table.of(ListingEntity).query.primary(whose).go({ pages: 'all', consistent: isSure })).data;
}

export async function readListing(
  table: StudioTable,
  whose: Whose,
  listingId: string,
): Promise<StoredListing | undefined> {
  return (
    (
      await table
        .of(ListingEntity)
        .get({ ...whose, listingId })
        .go({ consistent: true })
    ).data ?? undefined
  );
}

/** The listing of a class. Undefined while the class is linked to none. */
export async function readListingOf(
  table: StudioTable,
  whose: Whose,
  classId: string,
): Promise<StoredListing | undefined> {
  const { data } = await table
    .of(ClassListingEntity)
    .get({ ...whose, classId })
    .go({ consistent: true });
  const listing = data ? await readListing(table, whose, data.listingId) : undefined;
  return listing?.classId === classId ? listing : undefined;
}

/** The listings of the classes in a range of ids. Writes from the last second may be missing. */
export async function readListingsOfClasses(
  table: StudioTable,
  whose: Whose,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Map<string, string>> {
  const query = table.of(ClassListingEntity).query.primary(whose).between({ classId: from }, { classId: to });
  return new Map((await query.go({ pages: 'all' })).data.map((one) => [one.classId, one.listingId]));
}

/** Reads the owner's answers about names. */
export async function readNameLinks(table: StudioTable, whose: Whose): Promise<NameLink[]> {
  return (await table.of(NameLinkEntity).query.primary(whose).go({ pages: 'all', consistent: true })).data;
}

export async function storeNameLink(
  table: StudioTable,
  whose: Whose,
  { listedAs, className }: NameLink,
): Promise<void> {
  await table
    .of(NameLinkEntity)
    .put({ ...whose, listedAs, ...present({ className }) })
    .go();
}

export async function removeNameLink(table: StudioTable, whose: Whose, listedAs: string): Promise<void> {
  await table
    .of(NameLinkEntity)
    .delete({ ...whose, listedAs })
    .go();
}

/** The person who gave the answer, if any. */
export interface SaidBy {
  readonly action: 'integrations.setMapping' | 'integrations.clearMapping';
  readonly auditId: string;
  readonly at: string;
  readonly correlationId: string;
}

const expiresAt = ({ startsAt }: Listed): number =>
  Math.ceil(Date.parse(startsAt) / 1000) + retentionDays * 24 * 3600;

/** Assigns this listing to a class, unless the class has another listing. */
const classWrite = (whose: Whose, classId: string, listing: Listed): Write =>
  writerOf(ClassListingEntity)
    .put({ ...whose, classId, listingId: listing.listingId, expiresAtSeconds: expiresAt(listing) })
    .where((item, { eq, notExists }) =>
      [notExists(item.listingId), eq(item.listingId, listing.listingId)].join(' OR '),
    )
    .commit();

/** Removes this listing from a class, if the class still has it. */
const classRemoval = (whose: Whose, classId: string, { listingId }: Listed): Write =>
  writerOf(ClassListingEntity)
    .delete({ ...whose, classId })
    .where((item, { eq, notExists }) =>
      [notExists(item.listingId), eq(item.listingId, listingId)].join(' OR '),
    )
    .commit();

const rowOf = (
  { studioId, marketplace }: Whose,
  { listingId, classId }: KnownListing,
  by: SaidBy,
): AuditRow => ({
  studioId,
  ...by,
  actor: studioId,
  subject: `${marketplace}/${listingId}`,
  note: classId ?? 'none',
});

type ListingChanged =
  | {
      readonly kind: 'listing-linked';
      readonly whose: Whose;
      readonly before: StoredListing | undefined;
      readonly listing: KnownListing;
      readonly by: SaidBy | undefined;
    }
  | { readonly kind: 'listing-gone'; readonly whose: Whose; readonly gone: StoredListing };

const listingWrite = (whose: Whose, before: StoredListing | undefined, listing: KnownListing): Write => {
  const { listingId, name, startsAt, room, state, linkedBy, classId } = listing;
  return writerOf(ListingEntity)
    .put({
      ...whose,
      listingId,
      name,
      startsAt,
      state,
      ...present({ room, linkedBy, classId }),
      revision: (before?.revision ?? 0) + 1,
      expiresAtSeconds: expiresAt(listing),
    })
    .where((item, { eq, notExists }) =>
      before ? eq(item.revision, before.revision) : notExists(item.revision),
    )
    .commit();
};

export const listingDerivers: Derivers<ListingChanged> = {
  'listing-linked': ({ whose, before, listing, by }) => {
    const { classId } = listing;
    const former = before?.classId === classId ? undefined : before?.classId;
    return {
      items: [
        listingWrite(whose, before, listing),
        ...(former === undefined ? [] : [classRemoval(whose, former, listing)]),
        ...(classId === undefined ? [] : [classWrite(whose, classId, listing)]),
      ],
      audit: by && rowOf(whose, listing, by),
    };
  },
  'listing-gone': ({ whose, gone }) => ({
    items: [
      writerOf(ListingEntity)
        .delete({ ...whose, listingId: gone.listingId })
        .where((item, { eq }) => eq(item.revision, gone.revision))
        .commit(),
      ...(gone.classId === undefined ? [] : [classRemoval(whose, gone.classId, gone)]),
    ],
  }),
};

/**
 * Stores a listing with its link, together with the class's side of the link.
 *
 * @param before the stored listing; undefined if it is new
 * @param by the person who linked it; undefined if it was matched automatically
 * @returns false if the listing has changed since it was read, or if the class has got another listing meanwhile
 */
export const storeListing = (
  table: StudioTable,
  whose: Whose,
  before: StoredListing | undefined,
  listing: KnownListing,
  by?: SaidBy,
): Promise<boolean> =>
  committed(table, listingDerivers, [{ kind: 'listing-linked', whose, before, listing, by }]);

/** Deletes a listing that the marketplace no longer shows. */
export async function removeListing(table: StudioTable, whose: Whose, gone: StoredListing): Promise<void> {
  await committed(table, listingDerivers, [{ kind: 'listing-gone', whose, gone }]);
}

/** A page of the listings in one state that start at or after an instant, ordered by start. */
export async function pageOfListings(
  table: StudioTable,
  whose: Whose,
  state: Link['state'],
  after: { readonly startsAt: string; readonly listingId: string },
  itemsMax: number,
): Promise<StoredListing[]> {
  const { data } = await table
    .of(ListingEntity)
    .query.byState({ ...whose, state })
    .gt(after)
    .go({ limit: itemsMax, count: itemsMax });
  return data;
}
