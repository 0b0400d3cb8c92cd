import { channelNames } from '#shared/contracts/channels.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { counted } from '#shared/core/text/counted.ts';
import type { ClassToPush, Listing, ListingWindow } from './connector.ts';
import { refusal } from './refusal.ts';

/** Names that differ only in case, accents and spacing count as equal. */
export function sameName(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}

/**
 * The only listing with the class's name and start. The room decides only if there are several, because marketplaces
 * often name rooms differently or not at all.
 */
export function pickListing(
  marketplace: Marketplace,
  candidates: readonly Listing[],
  cls: ClassToPush,
): Listing | undefined {
  if (candidates.length <= 1) return candidates[0];
  const inRoom = candidates.filter(({ room }) => room !== undefined && sameName(room, cls.room));
  if (inRoom.length === 1) return inRoom[0];
  throw refusal(marketplace, 'rejected', {
    userMessage: `${channelNames[marketplace]} lists ${counted(candidates.length, 'class', 'classes')} with this name at this time, and the room does not distinguish them.`,
  });
}

/** Whether an instant is in the window. The end is excluded. */
export function isWithin(instant: string, { from, to }: Pick<ListingWindow, 'from' | 'to'>): boolean {
  const atMs = Date.parse(instant);
  return atMs >= Date.parse(from) && atMs < Date.parse(to);
}

/** Normalises text for comparison: lower case, no accents, single spaces. */
export function plainText(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
