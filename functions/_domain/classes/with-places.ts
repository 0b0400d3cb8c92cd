import type { Channel } from '#shared/contracts/channels.ts';

/** Places by channel, with some of them replaced. */
export const withPlaces = (
  before: Readonly<Record<string, number | undefined>>,
  changes: readonly (readonly [channel: string, places: number])[],
): Partial<Record<Channel, number>> => Object.fromEntries([...Object.entries(before), ...changes]);
