import { offeredOn, openAbove, openOn, type ClassOffered } from '../pending/offered.ts';

/**
 * Open places of channels that the decision does not cover, such as an unconnected marketplace: what it should offer, or
 * what it may still show if that is more.
 */
export function openElsewhere(cls: ClassOffered, decidedChannels: readonly string[]): number {
  const decided = new Set(['direct', ...decidedChannels]);
  const channels = new Set([...Object.keys(cls.allocations), ...Object.keys(cls.mayShow)]);
  return [...channels]
    .filter((channel) => !decided.has(channel))
    .reduce((sum, channel) => {
      const places = Math.max(cls.allocations[channel] ?? 0, offeredOn(cls, channel));
      return sum + openOn(cls, channel, places);
    }, 0);
}

/** Open places that the decided channels may still offer above their numbers, until lower numbers are confirmed. */
export const openUnconfirmed = (cls: ClassOffered, decidedChannels: readonly string[]): number =>
  decidedChannels.reduce((sum, channel) => sum + openAbove(cls, channel), 0);
