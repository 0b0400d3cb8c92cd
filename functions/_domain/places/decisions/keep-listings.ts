import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Logger } from '#functions/_platform/ports/base.ts';
import { classesBetween } from './optimizer-store.ts';
import { startOf } from '#functions/_domain/classes/class-id.ts';
import type { ListingWindow, PlacesListing } from '#functions/_domain/connections/connectors/connector.ts';
import {
  linkListings,
  type KnownListing,
  type Link,
  type LinkableClass,
  type Listed,
} from '#functions/_domain/connections/link-listings.ts';
import {
  readListings,
  readNameLinks,
  removeListing,
  storeListing,
  type StoredListing,
  type Whose,
} from '#functions/_domain/connections/listing-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const writesAtOnce = 4;
const minuteMs = 60_000;

const sameListing = (a: StoredListing | undefined, b: KnownListing): boolean =>
  a !== undefined &&
  (['name', 'startsAt', 'room', 'state', 'linkedBy', 'classId'] as const).every(
    (field) => a[field] === b[field],
  );

const isIn = ({ startsAt }: Pick<Listed, 'startsAt'>, { from, to }: Stretch): boolean =>
  startsAt >= from && startsAt < to;

type Stretch = Pick<ListingWindow, 'from' | 'to'>;

const listedOnly = ({ listingId, name, startsAt, room }: Listed): Listed => ({
  listingId,
  name,
  startsAt,
  room,
});

const listedOf = ({ listing: { id, name, startsAt, room } }: PlacesListing): Listed => ({
  listingId: id,
  name,
  startsAt,
  room,
});

/** Whether a listing gives up a class that another listing may be waiting for. */
const givesUp = (
  stored: ReadonlyMap<string, StoredListing>,
  { listingId, classId }: KnownListing,
): boolean => {
  const former = stored.get(listingId)?.classId;
  return former !== undefined && former !== classId;
};

/** Ids continue after the class's minute, so the bound is set to include the last minute completely. */
async function classesIn(table: StudioTable, { studioId }: Whose, window: Stretch): Promise<LinkableClass[]> {
  const toUtc = new Date(Date.parse(window.to) + minuteMs).toISOString();
  const found = await classesBetween(table, studioId, { fromUtc: window.from, toUtc });
  return found.filter((one) => isIn(one, window));
}

/** The result of reading a marketplace for a time window. */
export interface Seen {
  readonly whose: Whose;
  readonly window: Stretch;
  /** All listings that the marketplace shows in the window. */
  readonly listings: readonly PlacesListing[];
  /** All of the studio's classes in the window, if they were read already. */
  readonly classes?: readonly LinkableClass[];
  readonly logger: Logger;
}

/** The links between a window's listings and the studio's classes. */
export interface ListingUpdate {
  /** The listing of each class, by class id. Listings that changed meanwhile are missing. */
  readonly listingOf: ReadonlyMap<string, string>;
  /** The classes that became linked. */
  readonly newlyLinked: readonly string[];
}

/**
 * Stores a marketplace's listings in a window, each linked to its class in the studio. Only differences are written.
 * Listings that changed meanwhile, or within the last second, are left to the next reading.
 */
export const keepListings = (table: StudioTable, { listings, ...seen }: Seen): Promise<ListingUpdate> =>
  keep(table, { ...seen, listings: listings.map(listedOf) });

/**
 * Links the stored listings of a time range again, without reading the marketplace.
 *
 * @returns the classes that became linked
 */
export async function linkStored(
  table: StudioTable,
  whose: Whose,
  window: Stretch,
  logger: Logger,
): Promise<readonly string[]> {
  return (await keep(table, { whose, window, logger })).newlyLinked;
}

/**
 * Stores the listings that were read, if the stored ones are unchanged. Listings that seem to be new are first read
 * with strong consistency.
 */
async function keep(
  table: StudioTable,
  {
    whose,
    window,
    listings,
    classes: known,
    logger,
  }: Omit<Seen, 'listings'> & { readonly listings?: readonly Listed[] },
): Promise<ListingUpdate> {
  const [all, names, classes] = await Promise.all([
    readListings(table, whose, { isSure: listings === undefined }),
    readNameLinks(table, whose),
    known?.filter((one) => isIn(one, window)) ?? classesIn(table, whose, window),
  ]);
  const found = listings ?? all.filter((one) => isIn(one, window)).map(listedOnly);
  const foundIds = new Set(found.map(({ listingId }) => listingId));
  const before = new Map(all.map((one) => [one.listingId, one]));
  const gone = all.filter((one) => isIn(one, window) && !foundIds.has(one.listingId));
  await inParallel(gone, writesAtOnce, (one) => removeListing(table, whose, one));
  const standing = all.filter((one) => !gone.includes(one));
  const isElsewhere = (classId: string) => !isIn({ startsAt: startOf(classId) }, window);
  const links = linkListings({ listings: found, classes, known: standing, names, isElsewhere });
  const wanted = found
    .map((one): KnownListing => ({ ...one, ...(links.get(one.listingId) ?? unlinked) }))
    .filter((one) => !sameListing(before.get(one.listingId), one));
  const refused = new Set<string>();
  for (const given of [true, false])
    await inParallel(
      wanted.filter((one) => givesUp(before, one) === given),
      writesAtOnce,
      async (one) => {
        if (!(await storeListing(table, whose, before.get(one.listingId), one))) refused.add(one.listingId);
      },
    );
  const count = (state: Link['state']): number =>
    found.filter(({ listingId }) => links.get(listingId)?.state === state).length;
  logger.info('listings read', {
    marketplace: whose.marketplace,
    linked: count('linked'),
    unlinked: count('unlinked'),
    changed: wanted.length,
    gone: gone.length,
  });
  const stored = found.flatMap(({ listingId }): [string, string][] => {
    const classId = links.get(listingId)?.classId;
    return classId === undefined || refused.has(listingId) ? [] : [[classId, listingId]];
  });
  const wasLinked = (classId: string, listingId: string) => before.get(listingId)?.classId === classId;
  return {
    listingOf: new Map(stored),
    newlyLinked: stored.flatMap(([classId, listingId]) => (wasLinked(classId, listingId) ? [] : [classId])),
  };
}

const unlinked: Link = { state: 'unlinked' };
