import * as messages from '#messages/schedule-class';
import { channels, type Channel, type Marketplace } from '#shared/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ChannelEdit } from './detail.ts';

/** One channel of a class: its sales, its limit, and the number that the marketplace last offered as far as we know. */
export interface ChannelRow {
  channel: Channel;
  sold: number;
  /** Null for direct sales, which may use any free place, and for channels without an allotment. */
  allotted: number | null;
  confirmed: { slots: number; at: string } | null;
  connected: boolean;
}

const isMarketplace = (channel: Channel): channel is Marketplace =>
  channel !== 'direct' && channel !== 'kenko';

/** A channel is listed if it has sales, is connected, or is a marketplace that could be connected. */
export function channelRows(
  shown: ClassView,
  edits: readonly Pick<ChannelEdit, 'channel' | 'connected'>[],
): ChannelRow[] {
  const isConnected = (channel: Channel): boolean =>
    channel === 'direct' || edits.some((edit) => edit.channel === channel && edit.connected);
  return channels
    .map((channel) => ({
      channel,
      sold: shown.bookedByChannel[channel] ?? 0,
      allotted: channel === 'direct' ? null : (shown.allocations[channel] ?? null),
      confirmed: isMarketplace(channel) ? (shown.confirmed[channel] ?? null) : null,
      connected: isConnected(channel),
    }))
    .filter(
      ({ channel, sold, allotted, connected }) =>
        channel !== 'kenko' || connected || sold > 0 || allotted !== null,
    );
}

/** When the confirmed number was last verified at the marketplace: at the latest reading, or when it was confirmed. */
export function seenAt(
  { channel, allotted, confirmed }: ChannelRow,
  shown: readonly { marketplace: Marketplace; lastSeenAt: string | null }[],
): string | null {
  if (!confirmed) return null;
  const lastSeenAt = shown.find(({ marketplace }) => marketplace === channel)?.lastSeenAt ?? null;
  return lastSeenAt !== null && confirmed.slots === allotted && lastSeenAt > confirmed.at
    ? lastSeenAt
    : confirmed.at;
}

/** A marketplace's offered places as text. The type sets its appearance; it is null while the number is unknown. */
export function offeredMessage(
  { allotted, confirmed }: Pick<ChannelRow, 'allotted' | 'confirmed'>,
  reported: { readonly failed: boolean } | undefined,
): { type: 'success' | 'in-progress' | 'error' | null; text: string } {
  if (reported?.failed)
    return {
      type: 'error',
      text: confirmed ? messages.failedStillShows(confirmed.slots) : messages.failedNotConfirmed,
    };
  if (!confirmed) return { type: null, text: messages.notCheckedYet };
  return confirmed.slots === allotted
    ? { type: 'success', text: messages.showsSlots(confirmed.slots) }
    : { type: 'in-progress', text: messages.stillShows(confirmed.slots) };
}

/** The percentage of the allotted places that is sold. */
export const soldPercent = ({ sold, allotted }: ChannelRow): number =>
  allotted ? Math.min(100, (sold / allotted) * 100) : 0;
