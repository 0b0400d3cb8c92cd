import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { offeredOn, openOn } from '../pending/offered.ts';
import { withinFree, type ClassWithOffers, type Offering } from './end-offers.ts';
import { openElsewhere } from './open-elsewhere.ts';

/** Places on sale that do not exist, and the numbers of places with which they are no longer on sale. */
export interface ExcessOffers {
  readonly places: number;
  readonly allocations: Readonly<Partial<Record<Marketplace, number>>>;
}

/** A marketplace's number that is too high, and the highest one that it may have. */
interface Excess {
  readonly marketplace: Marketplace;
  readonly open: number;
  readonly to: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The places of a class that marketplaces sell although nobody is left to fill them with, and the numbers that end this.
 * While automation is paused, nothing else ends it. A number that is on its way counts as shown already. Numbers that
 * automation had lowered are lowered first, then the least profitable ones, and those set by a person last.
 *
 * @param isOnItsWay whether a marketplace gets its latest number although automation is paused
 */
export function excessOffersOf(
  cls: ClassWithOffers,
  contracts: readonly Offering[],
  mode: InventoryMode,
  isOnItsWay: (marketplace: Marketplace) => boolean,
): ExcessOffers | undefined {
  const connected = contracts.map(({ marketplace }) => marketplace);
  const free = cls.cancelledAt === undefined ? Math.max(0, cls.totalCapacity - cls.bookings) : 0;
  const elsewhere = mode === 'separate' ? openElsewhere(cls, connected) : 0;
  const wantedOn = (channel: Marketplace): number => cls.allocations[channel] ?? 0;
  const shownOn = (channel: Marketplace): number =>
    isOnItsWay(channel) ? wantedOn(channel) : offeredOn(cls, channel);
  const open = connected.map((channel) => openOn(cls, channel, shownOn(channel)));
  const isOver = mode === 'shared' ? open.some((one) => one > free) : sum(open) + elsewhere > free;
  if (!isOver) return undefined;
  const within = withinFree({ cls, mode, free, elsewhere }, contracts, (channel) =>
    Math.min(shownOn(channel), cls.allocations[channel] ?? Infinity),
  );
  const excess = marketplaces.flatMap((marketplace): Excess[] => {
    const [shown, to] = [shownOn(marketplace), within.get(marketplace)];
    if (to === undefined || to >= shown) return [];
    return [{ marketplace, to, open: openOn(cls, marketplace, shown) - openOn(cls, marketplace, to) }];
  });
  const each = excess.map((one) => one.open);
  const places = mode === 'shared' ? Math.max(0, ...each) : sum(each);
  if (places === 0) return undefined;
  return { places, allocations: Object.fromEntries(excess.map(({ marketplace, to }) => [marketplace, to])) };
}
