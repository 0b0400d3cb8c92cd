import type { Marketplace } from '#shared/contracts/channels.ts';
import type { PlacesListing } from '#functions/_domain/connections/connectors/connector.ts';
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
  readonly bookedByChannel: Numbers;
  readonly unreported?: Numbers | undefined;
}

/** A class and the places that its marketplace has sold of it; undefined if its list does not say so. */
interface Sales<C> {
  readonly cls: C;
  readonly listed: PlacesListing;
  readonly sold: number | undefined;
}

/** A class whose marketplace shows another number than it should. */
export interface Difference<C> {
  readonly cls: C;
  readonly listed: PlacesListing;
  readonly wanted: number;
  readonly shown: number;
}

export interface Comparison<C> {
  /** The latest number was confirmed once, and the marketplace shows something else now. */
  readonly drifted: readonly Difference<C>[];
  /** Its latest number was not confirmed yet. */
  readonly unconfirmed: readonly Difference<C>[];
  /** They show what they should, although that is not the confirmed number: more was sold there since. */
  readonly seenAnew: readonly Difference<C>[];
  /** The number of classes that show what they should. */
  readonly agreeing: number;
  /** Classes that may not know the marketplace's sales. */
  readonly sales: readonly Sales<C>[];
  /** Not listed there, or listed more than once, so nothing can be concluded. */
  readonly unmatched: readonly C[];
}

/** The one listing of a class, by name and instant, and the room where these are not enough. */
function listingOf(cls: PlacedClass, at: readonly PlacesListing[]): PlacesListing | undefined {
  const named = at.filter(({ listing }) => sameName(listing.name, cls.className));
  if (named.length <= 1) return named[0];
  const inRoom = named.filter(({ listing: { room } }) => room !== undefined && sameName(room, cls.room));
  return inRoom.length === 1 ? inRoom[0] : undefined;
}

/** Whether a class may not know the marketplace's sales, or counts unreported places that may have become fewer. */
function mayNotKnow(marketplace: Marketplace, cls: PlacedClass, sold: number | undefined): boolean {
  const known = cls.bookedByChannel[marketplace] ?? 0;
  const isUnreported = (cls.unreported?.[marketplace] ?? 0) > 0;
  return sold === undefined ? isUnreported : sold > known || (isUnreported && sold !== known);
}

/**
 * Compares what a marketplace shows of some classes with what it should show. A class without a push of its own is
 * left out, because the marketplace was never sent a number for it.
 *
 * @param linked the id of the listing that a class is linked to, for marketplaces with links; only that listing
 *   counts then
 */
export function comparePlaces<C extends PlacedClass>(
  marketplace: Marketplace,
  classes: readonly C[],
  listings: readonly PlacesListing[],
  linked?: (cls: C) => string | undefined,
): Comparison<C> {
  const byId = new Map(listings.map((one) => [one.listing.id, one]));
  const byStart = Map.groupBy(listings, ({ listing }) => Date.parse(listing.startsAt));
  const drifted: Difference<C>[] = [];
  const unconfirmed: Difference<C>[] = [];
  const seenAnew: Difference<C>[] = [];
  const unmatched: C[] = [];
  const sales: Sales<C>[] = [];
  let agreeing = 0;
  for (const cls of classes) {
    const wanted = cls.allocations[marketplace];
    const version = cls.pushVersions[marketplace];
    if (wanted === undefined || version === undefined) continue;
    const found = linked
      ? byId.get(linked(cls) ?? '')
      : listingOf(cls, byStart.get(Date.parse(cls.startsAt)) ?? []);
    const confirmed = cls.confirmed[marketplace];
    if (!found) unmatched.push(cls);
    else {
      const { slots: shown, booked: sold } = found.places;
      if (mayNotKnow(marketplace, cls, sold)) sales.push({ cls, listed: found, sold });
      const difference = { cls, listed: found, wanted, shown };
      if (confirmed?.pushVersion !== version) unconfirmed.push(difference);
      else if (shown !== wanted) drifted.push(difference);
      else {
        agreeing += 1;
        if (confirmed.slots !== wanted) seenAnew.push(difference);
      }
    }
  }
  return { drifted, unconfirmed, seenAnew, agreeing, sales, unmatched };
}
