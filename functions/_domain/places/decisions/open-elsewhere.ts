import { openAbove, type ClassOffered } from '../pending/offered.ts';

/** Open places of channels that the decision does not cover, such as an unconnected marketplace. */
export function openElsewhere(
  cls: Pick<ClassOffered, 'allocations' | 'bookedByChannel'>,
  decidedChannels: readonly string[],
): number {
  const decided = new Set(['direct', ...decidedChannels]);
  return Object.entries(cls.allocations)
    .filter(([channel]) => !decided.has(channel))
    .reduce(
      (sum, [channel, places = 0]) => sum + Math.max(0, places - (cls.bookedByChannel[channel] ?? 0)),
      0,
    );
}

/** Open places that the decided channels may still offer above their numbers, until lower numbers are confirmed. */
export const openUnconfirmed = (cls: ClassOffered, decidedChannels: readonly string[]): number =>
  decidedChannels.reduce((sum, channel) => sum + openAbove(cls, channel), 0);
