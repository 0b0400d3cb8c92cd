import { isGuided, marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { keepWithinFree } from '#shared/core/allocation/keep-within-free.ts';
import type { ClassHeld } from '../edits/by-hand.ts';
import { isUnconfirmed, offeredOn, openNow, showsOwnNumber, type ClassOffered } from '../pending/offered.ts';
import { openElsewhere } from './open-elsewhere.ts';

/** The facts about a class that are needed to reduce its offers. */
export interface ClassWithOffers extends ClassHeld, ClassOffered {
  /** The class was cancelled, so none of its places can be sold. */
  readonly cancelledAt?: string | undefined;
}

/** A marketplace whose places can be changed. */
export interface Offering {
  readonly marketplace: Marketplace;
  readonly revenuePerBookingMinor: number;
}

/** A number that a marketplace is to be reduced to, and the number that it has now. */
export interface EndedOffer {
  readonly from: number;
  readonly to: number;
}

/** The terms on which the offers of a class are reduced. */
interface Ending {
  readonly cls: ClassWithOffers;
  readonly contracts: readonly Offering[];
  readonly mode: InventoryMode;
  /** The places that nobody has booked. */
  readonly free: number;
  /** Open places of channels that cannot be changed. They count only where each place is offered once. */
  readonly elsewhere: number;
}

/** More than any booking earns, so places set by a person are reduced last. */
const heldMinor = Number.MAX_SAFE_INTEGER / 2;

const wantedOn = ({ allocations }: ClassWithOffers, channel: string): number => allocations[channel] ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Reduces numbers until their open places are free. The least profitable go first. */
export function withinFree(
  { cls, mode, free, elsewhere }: Omit<Ending, 'contracts'>,
  contracts: readonly Offering[],
  placesOn: (channel: Marketplace) => number,
): Map<string, number> {
  const sold = (channel: string): number => cls.bookedByChannel[channel] ?? 0;
  const offers = contracts.map(({ marketplace, revenuePerBookingMinor }) => ({
    channel: marketplace,
    booked: sold(marketplace),
    allocation: placesOn(marketplace),
    revenueMinor: revenuePerBookingMinor + (cls.heldByHand?.includes(marketplace) ? heldMinor : 0),
  }));
  const left = mode === 'separate' ? Math.max(0, free - elsewhere) : free;
  return keepWithinFree(left + sum(offers.map(({ booked }) => booked)), mode, offers);
}

/** Whether marketplaces may be offering places that are not free, whatever they should offer. */
function isOver({ cls, contracts, mode, free, elsewhere }: Ending): boolean {
  const open = contracts.map(({ marketplace }) => openNow(cls, marketplace));
  return mode === 'shared' ? open.some((places) => places > free) : sum(open) + elsewhere > free;
}

/**
 * Whether a lower number takes effect soon. A person may take their time for a task, and a marketplace that has not
 * taken its last lower number may not take the next one either.
 */
const isLoweredSoon = (cls: ClassWithOffers, channel: Marketplace): boolean =>
  !isGuided(channel) && !(isUnconfirmed(cls, channel) && offeredOn(cls, channel) > wantedOn(cls, channel));

/**
 * Reduces what marketplaces may be showing now, if a lower number takes effect there soon. Places that the others may be
 * selling are not free. A marketplace that still shows a number of its own is first reduced to the number that it should
 * have.
 */
function endedSoon(ending: Ending): Map<Marketplace, number> {
  if (!isOver(ending)) return new Map();
  const { cls, contracts, elsewhere } = ending;
  const soon = contracts.filter(({ marketplace }) => isLoweredSoon(cls, marketplace));
  const later = contracts.filter((one) => !soon.includes(one));
  const openLater = sum(later.map(({ marketplace }) => openNow(cls, marketplace)));
  const within = withinFree({ ...ending, elsewhere: elsewhere + openLater }, soon, (channel) =>
    Math.min(
      offeredOn(cls, channel),
      showsOwnNumber(cls, channel) ? (cls.allocations[channel] ?? Infinity) : Infinity,
    ),
  );
  return new Map(
    soon.flatMap(({ marketplace }): [Marketplace, number][] => {
      const places = within.get(marketplace) ?? 0;
      return places < offeredOn(cls, marketplace) ? [[marketplace, places]] : [];
    }),
  );
}

/**
 * The places to which marketplaces are reduced if they offer places that no longer exist, because somebody booked them
 * meanwhile, the class was cancelled, or a marketplace shows a number of its own. Only the marketplaces to reduce are
 * returned. What marketplaces may be showing now is reduced first, and then what they should show. The least profitable
 * places go first, places set by a person last.
 *
 * @param most the most that each may offer for another reason
 */
export function endedOffers(
  cls: ClassWithOffers,
  contracts: readonly Offering[],
  mode: InventoryMode,
  most: ReadonlyMap<string, number> = new Map(),
): Map<Marketplace, EndedOffer> {
  const connected = contracts.map(({ marketplace }) => marketplace);
  const free = cls.cancelledAt === undefined ? Math.max(0, cls.totalCapacity - cls.bookings) : 0;
  const elsewhere = mode === 'separate' ? openElsewhere(cls, connected) : 0;
  const ending = { cls, contracts, mode, free, elsewhere };
  const soon = endedSoon(ending);
  const within = withinFree(ending, contracts, (channel) => soon.get(channel) ?? wantedOn(cls, channel));
  return new Map(
    marketplaces.flatMap((channel): [Marketplace, EndedOffer][] => {
      if (!connected.includes(channel)) return [];
      const isOwn = showsOwnNumber(cls, channel);
      const from = isOwn ? offeredOn(cls, channel) : wantedOn(cls, channel);
      const to = Math.min(
        isOwn && !soon.has(channel) ? from : (within.get(channel) ?? from),
        most.get(channel) ?? Infinity,
      );
      return to < from ? [[channel, { from, to }]] : [];
    }),
  );
}
