import type { Channel } from '#shared/contracts/channels.ts';

/** Places by channel, with some of them replaced. */
export const withPlaces = (
  before: Readonly<Record<string, number | undefined>>,
  changes: readonly (readonly [channel: string, places: number])[],
): Partial<Record<Channel, number>> => Object.fromEntries([...Object.entries(before), ...changes]);

type Places = Readonly<Record<string, number | undefined>>;

/** Places by channel, with some more of one channel. */
export const withMore = (before: Places, channel: string, more: number): Partial<Record<Channel, number>> =>
  withPlaces(before, [[channel, (before[channel] ?? 0) + more]]);

/** The sums of two numbers of places, by channel. */
export const placesTogether = (a: Places, b: Places): Partial<Record<Channel, number>> =>
  Object.entries(b).reduce((sum, [channel, places = 0]) => withMore(sum, channel, places), withPlaces(a, []));

/** Places by channel, with some more that were booked directly. A class without any has no number for them. */
export const withDirect = (before: Places, more: number): Partial<Record<Channel, number>> =>
  more === 0 ? withPlaces(before, []) : withMore(before, 'direct', more);
