import { channelNames, type Channel, type Marketplace } from '#shared/contracts/channels.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** The sales of a class, as far as a reading can change them. */
export interface SoldClass {
  readonly bookings: number;
  readonly bookedByChannel: PerChannel;
  readonly allocations: PerChannel;
  readonly unreported?: PerChannel | undefined;
}

/** How many places of a class a marketplace has sold, as read there. */
export interface SalesReading {
  readonly marketplace: Marketplace;
  readonly sold: number;
  /**
   * For a marketplace that only repeats the number that Cupo sends it (Wellhub): how many bookings of the class were
   * cancelled. Its number may still hold these. Undefined for one that counts by itself.
   */
  readonly cancelled?: number | undefined;
}

/** A class's sales on one channel. */
export interface ChannelSales {
  readonly booked: number;
  readonly unreported: number;
  /** Undefined where the channel has no allocation. */
  readonly allocation: number | undefined;
}

export const unreportedOn = ({ unreported }: Pick<SoldClass, 'unreported'>, channel: string): number =>
  unreported?.[channel] ?? 0;

/** The unreported places, with those of one channel replaced; channels without any are left out. */
export const withUnreported = (
  { unreported = {} }: Pick<SoldClass, 'unreported'>,
  channel: string,
  places: number,
): Partial<Record<Channel, number>> =>
  Object.fromEntries(
    Object.entries({ ...unreported, [channel]: places }).filter(([, count]) => (count ?? 0) > 0),
  );

/**
 * The figures of a class by its bookings, plus the places that were read at a marketplace and that nobody reported. A
 * channel with such places never has fewer than were known, and later bookings use them up.
 */
export function countUnreported<F extends Omit<SoldClass, 'allocations'>>(
  figures: F,
  cls: Omit<SoldClass, 'allocations'>,
): F {
  return Object.keys(cls.unreported ?? {}).reduce((counted, channel) => {
    if (unreportedOn(cls, channel) <= 0) return counted;
    const reported = figures.bookedByChannel[channel] ?? 0;
    const left = Math.max(0, (cls.bookedByChannel[channel] ?? 0) - reported);
    return {
      ...counted,
      bookings: counted.bookings + left,
      bookedByChannel: { ...counted.bookedByChannel, [channel]: reported + left },
      unreported: withUnreported({ unreported: counted.unreported ?? cls.unreported }, channel, left),
    };
  }, figures);
}

/**
 * The sales of a channel that a class should have after a reading. Places that nobody reported count as booked, and a
 * later report of a booking uses one of them up. An allocation never stays below what is sold.
 *
 * @returns undefined if the class has these sales already
 */
export function salesAfter(
  cls: SoldClass,
  { marketplace, sold, cancelled }: SalesReading,
): ChannelSales | undefined {
  const before = unreportedOn(cls, marketplace);
  const known = cls.bookedByChannel[marketplace] ?? 0;
  const reported = known - before;
  const unreported =
    cancelled === undefined ? Math.max(0, sold - reported) : Math.max(before, sold - reported - cancelled);
  const booked = reported + unreported;
  const given = cls.allocations[marketplace];
  const allocation = given === undefined ? undefined : Math.max(given, booked);
  if (unreported === before && allocation === given) return undefined;
  return { booked, unreported, allocation };
}

/** Tells the owner why a marketplace was not lowered to the number that was decided. */
export const soldMoreMessage = (marketplace: Marketplace, sold: number): string =>
  `${channelNames[marketplace]} had already sold ${sold}, so it now offers nothing more.`;
