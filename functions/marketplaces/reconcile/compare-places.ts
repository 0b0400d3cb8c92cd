import type { Marketplace } from '#shared/contracts/channels.ts';
import type { PlacesListing } from '#functions/_domain/connections/connectors/connector.ts';
import { isFirstReading } from '#functions/_domain/bookings/file-count.ts';
import { isUnread } from '#functions/_domain/bookings/sold-there.ts';
import type { FileCount } from '#functions/_domain/classes/class-figures.ts';
import { sameName } from '#functions/_domain/connections/connectors/matching.ts';

type Numbers = Readonly<Partial<Record<Marketplace, number | undefined>>>;

interface Confirmed {
  readonly slots?: number | undefined;
  readonly pushVersion?: number | undefined;
}

/** The facts about a class that a comparison needs. */
export interface PlacedClass {
  readonly className: string;
  readonly room: string;
  readonly startsAt: string;
  readonly allocations: Numbers;
  readonly pushVersions: Numbers;
  readonly confirmed: Readonly<Partial<Record<Marketplace, Confirmed | undefined>>>;
  /** The highest numbers that marketplaces may show. */
  readonly mayShow: Numbers;
  readonly bookedByChannel: Numbers;
  readonly unreported?: Numbers | undefined;
  /** The marketplaces where its sales have to be read again. */
  readonly unread?: Numbers | undefined;
  /** What a schedule file counted. */
  readonly fileCount?: FileCount | undefined;
}

/**
 * A class and the number of its places that a marketplace has sold; undefined if the marketplace's list does not
 * contain the number.
 */
interface Sales<C> {
  readonly cls: C;
  readonly listed: PlacesListing;
  readonly sold: number | undefined;
}

/** A class for which the marketplace shows a wrong number. */
export interface Difference<C> {
  readonly cls: C;
  readonly listed: PlacesListing;
  readonly wanted: number;
  readonly shown: number;
}

export interface Comparison<C> {
  /** Classes whose latest number was confirmed earlier, but the marketplace now shows a different one. */
  readonly drifted: readonly Difference<C>[];
  /** Classes whose latest number has not been confirmed yet. */
  readonly unconfirmed: readonly Difference<C>[];
  /**
   * Classes that show the right number although it differs from the confirmed one, because more places were sold since.
   */
  readonly seenAnew: readonly Difference<C>[];
  /** Classes with a number of the marketplace's own that differs from the recorded one. */
  readonly ownNumbers: readonly Pick<Difference<C>, 'cls' | 'shown'>[];
  /** The number of classes that show the right number. */
  readonly agreeing: number;
  /** Classes that may be missing sales of the marketplace. */
  readonly sales: readonly Sales<C>[];
  /** Classes that are not listed at the marketplace, or listed more than once, so that nothing can be concluded. */
  readonly unmatched: readonly C[];
}

/** Finds the one listing of a class by name and start. The room is compared too if these are not enough. */
function listingOf(cls: PlacedClass, at: readonly PlacesListing[]): PlacesListing | undefined {
  const named = at.filter(({ listing }) => sameName(listing.name, cls.className));
  if (named.length <= 1) return named[0];
  const inRoom = named.filter(({ listing: { room } }) => room !== undefined && sameName(room, cls.room));
  return inRoom.length === 1 ? inRoom[0] : undefined;
}

/**
 * Whether a class may be missing sales of the marketplace, or counts unreported places whose number may have decreased,
 * or has a count of bookings from a file that may include these sales, or lost bookings that were removed here.
 */
function mayNotKnow(
  marketplace: Marketplace,
  cls: PlacedClass,
  sold: number | undefined,
  now: Date,
): boolean {
  if (isFirstReading(cls, marketplace, now) || isUnread(cls, marketplace)) return true;
  const known = cls.bookedByChannel[marketplace] ?? 0;
  const isUnreported = (cls.unreported?.[marketplace] ?? 0) > 0;
  return sold === undefined ? isUnreported : sold > known || (isUnreported && sold !== known);
}

/**
 * Compares what a marketplace shows for some classes with what it should show. Before it is sent a number for a class,
 * it shows one of its own. That is never wrong, but its places are on sale.
 *
 * @param linked the id of the listing that a class is linked to, for marketplaces with links; only that listing
 * is compared then
 */
export function comparePlaces<C extends PlacedClass>(
  marketplace: Marketplace,
  classes: readonly C[],
  listings: readonly PlacesListing[],
  now: Date,
  linked?: (cls: C) => string | undefined,
): Comparison<C> {
  const byId = new Map(listings.map((one) => [one.listing.id, one]));
  const byStart = Map.groupBy(listings, ({ listing }) => Date.parse(listing.startsAt));
  const drifted: Difference<C>[] = [];
  const unconfirmed: Difference<C>[] = [];
  const seenAnew: Difference<C>[] = [];
  const ownNumbers: Pick<Difference<C>, 'cls' | 'shown'>[] = [];
  const unmatched: C[] = [];
  const sales: Sales<C>[] = [];
  let agreeing = 0;
  for (const cls of classes) {
    const wanted = cls.allocations[marketplace];
    const version = cls.pushVersions[marketplace];
    const found = linked
      ? byId.get(linked(cls) ?? '')
      : listingOf(cls, byStart.get(Date.parse(cls.startsAt)) ?? []);
    const confirmed = cls.confirmed[marketplace];
    if (found && mayNotKnow(marketplace, cls, found.places.booked, now))
      sales.push({ cls, listed: found, sold: found.places.booked });
    if (version === undefined) {
      const shown = found?.places.slots;
      if (shown !== undefined && shown !== cls.mayShow[marketplace]) ownNumbers.push({ cls, shown });
      continue;
    }
    if (wanted === undefined) continue;
    if (!found) unmatched.push(cls);
    else {
      const { slots: shown } = found.places;
      const difference = { cls, listed: found, wanted, shown };
      if (confirmed?.pushVersion !== version) unconfirmed.push(difference);
      else if (shown !== wanted) drifted.push(difference);
      else {
        agreeing += 1;
        if (confirmed.slots !== wanted) seenAnew.push(difference);
      }
    }
  }
  return { drifted, unconfirmed, seenAnew, ownNumbers, agreeing, sales, unmatched };
}
