import { channelNames, isGuided, type Channel, type Marketplace } from '#shared/contracts/channels.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** The sales of a class that a reading can change. */
export interface SoldClass {
  readonly bookings: number;
  readonly bookedByChannel: PerChannel;
  readonly allocations: PerChannel;
  readonly unreported?: PerChannel | undefined;
  /** How many of the unreported places are bookings that were removed here since the marketplace was read. */
  readonly unread?: PerChannel | undefined;
}

/** The number of places of a class that a marketplace has sold, as read there. */
export interface SalesReading {
  readonly marketplace: Marketplace;
  readonly sold: number;
  /**
   * Only for a marketplace that repeats the number Cupo sends it (Wellhub): the number of cancelled bookings of the
   * class. The marketplace's number may still include them. Undefined for a marketplace that counts by itself.
   */
  readonly cancelled?: number | undefined;
}

/** A class's sales on one channel. */
export interface ChannelSales {
  readonly booked: number;
  readonly unreported: number;
  /** Undefined if the channel has no allocation. */
  readonly allocation: number | undefined;
}

export const unreportedOn = ({ unreported }: Pick<SoldClass, 'unreported'>, channel: string): number =>
  unreported?.[channel] ?? 0;

/** Whether bookings of a channel were removed here since its marketplace was read. */
export const isUnread = ({ unread }: Pick<SoldClass, 'unread'>, channel: string): boolean =>
  unread?.[channel] !== undefined;

/** A class, and what marketplaces show of it. */
interface ShownClass {
  readonly startsAt: string;
  readonly confirmed: object;
  readonly mayShow: object;
}

/**
 * The marketplaces that show a class and will be read again before it begins.
 *
 * @param connected the marketplaces that are connected
 */
export const readAgainAt = (
  { startsAt, confirmed, mayShow }: ShownClass,
  connected: readonly Marketplace[],
  now: Date,
): Set<Channel> =>
  new Set(
    connected.filter(
      (one) =>
        !isGuided(one) &&
        startsAt > now.toISOString() &&
        (Object.hasOwn(confirmed, one) || Object.hasOwn(mayShow, one)),
    ),
  );

/** The unreported places with one channel's number replaced. Channels without unreported places are left out. */
export const withUnreported = (
  { unreported = {} }: Pick<SoldClass, 'unreported'>,
  channel: string,
  places: number,
): Partial<Record<Channel, number>> =>
  Object.fromEntries(
    Object.entries({ ...unreported, [channel]: places }).filter(([, count]) => (count ?? 0) > 0),
  );

/**
 * Adds unreported places, which were read at a marketplace, to the figures from a class's bookings. A channel with
 * unreported places keeps at least its known number, and later bookings use the unreported places up.
 *
 * @param givenBack how many bookings that are removed now become unreported places
 */
export function countUnreported<F extends Omit<SoldClass, 'allocations'>>(
  figures: F,
  cls: Omit<SoldClass, 'allocations'>,
  givenBack: PerChannel = {},
): F {
  const channels = new Set([...Object.keys(cls.unreported ?? {}), ...Object.keys(givenBack)]);
  return [...channels].reduce((counted, channel) => {
    const isKnown = unreportedOn(cls, channel) > 0;
    const { [channel]: back = 0 } = givenBack;
    if (!isKnown && back <= 0) return counted;
    const reported = figures.bookedByChannel[channel] ?? 0;
    const more = Math.max(0, (cls.bookedByChannel[channel] ?? 0) - reported);
    const left = isKnown ? more : Math.min(more, back);
    return {
      ...counted,
      bookings: counted.bookings + left,
      bookedByChannel: { ...counted.bookedByChannel, [channel]: reported + left },
      unreported: withUnreported({ unreported: counted.unreported ?? cls.unreported }, channel, left),
    };
  }, figures);
}

/**
 * The sales that a class should have on a channel after a reading. Unreported places count as booked, and each booking
 * reported later uses one of them up. An allocation is never below the number sold.
 *
 * @returns undefined if the class already has these sales
 */
export function salesAfter(
  cls: SoldClass,
  { marketplace, sold, cancelled }: SalesReading,
): ChannelSales | undefined {
  const before = unreportedOn(cls, marketplace);
  const known = cls.bookedByChannel[marketplace] ?? 0;
  const reported = known - before;
  const certain = Math.max(0, before - (cls.unread?.[marketplace] ?? 0));
  const unreported =
    cancelled === undefined ? Math.max(0, sold - reported) : Math.max(certain, sold - reported - cancelled);
  const booked = reported + unreported;
  const given = cls.allocations[marketplace];
  const allocation = given === undefined ? undefined : Math.max(given, booked);
  if (unreported === before && allocation === given) return undefined;
  return { booked, unreported, allocation };
}

/** The sales that a class already has on a channel. */
export const knownSales = (cls: SoldClass, marketplace: Marketplace): ChannelSales => ({
  booked: cls.bookedByChannel[marketplace] ?? 0,
  unreported: unreportedOn(cls, marketplace),
  allocation: cls.allocations[marketplace],
});

/** Tells the owner why a marketplace was not reduced to the decided number. */
export const soldMoreMessage = (marketplace: Marketplace, sold: number): string =>
  `${channelNames[marketplace]} had already sold ${sold}, so it now offers nothing more.`;
