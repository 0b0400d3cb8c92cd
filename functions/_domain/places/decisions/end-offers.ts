import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { keepWithinFree } from '#shared/core/allocation/keep-within-free.ts';
import { openElsewhere } from './open-elsewhere.ts';
import type { ClassHeld } from '../edits/by-hand.ts';

type Places = Readonly<Partial<Record<string, number>>>;

/** The facts about a class that are needed to reduce its offers. */
export interface ClassWithOffers extends ClassHeld {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Places;
  readonly allocations: Places;
  /** The class was cancelled, so none of its places can be sold. */
  readonly cancelledAt?: string | undefined;
}

/** A marketplace whose places can be changed. */
interface Offering {
  readonly marketplace: Marketplace;
  readonly revenuePerBookingMinor: number;
}

/** More than any booking earns, so places set by a person are reduced last. */
const heldMinor = Number.MAX_SAFE_INTEGER / 2;

/**
 * The places to which marketplaces are reduced if they offer places that no longer exist, because somebody booked them
 * meanwhile or the class was cancelled. Only the marketplaces to reduce are returned. The least profitable places go
 * first, places set by a person last.
 *
 * @param most the most that each may offer for another reason
 */
export function endedOffers(
  cls: ClassWithOffers,
  contracts: readonly Offering[],
  mode: InventoryMode,
  most: ReadonlyMap<string, number> = new Map(),
): Map<Marketplace, number> {
  const connected = contracts.map(({ marketplace }) => marketplace);
  const sold = (channel: string): number => cls.bookedByChannel[channel] ?? 0;
  const offers = contracts.map(({ marketplace, revenuePerBookingMinor }) => ({
    channel: marketplace,
    booked: sold(marketplace),
    allocation: cls.allocations[marketplace] ?? 0,
    revenueMinor: revenuePerBookingMinor + (cls.heldByHand?.includes(marketplace) ? heldMinor : 0),
  }));
  const elsewhere = mode === 'separate' ? openElsewhere(cls, connected) : 0;
  const isCalledOff = cls.cancelledAt !== undefined;
  const free = isCalledOff ? 0 : Math.max(0, cls.totalCapacity - cls.bookings - elsewhere);
  const retained = keepWithinFree(free + connected.reduce((sum, name) => sum + sold(name), 0), mode, offers);
  return new Map(
    marketplaces.flatMap((marketplace): [Marketplace, number][] => {
      const places = Math.min(retained.get(marketplace) ?? Infinity, most.get(marketplace) ?? Infinity);
      return places < (cls.allocations[marketplace] ?? 0) ? [[marketplace, places]] : [];
    }),
  );
}
