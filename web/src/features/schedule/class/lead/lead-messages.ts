import * as messages from '#messages/schedule-class-lead';
import type { Channel } from '#shared/contracts/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { bookedMessageOf, likelyMessage } from '#web/src/ui/outlook-messages.ts';
import { channelRows, offeredMessage } from '../channel-rows.ts';
import type { Detail } from '../detail.ts';
import { namesOf } from '#web/src/ui/lists.ts';

/** The bookings and the outlook of a class, such as '5 booked · 16 expected of 20 places (likely 14 to 18)'. */
export function stateMessage(shown: Pick<ClassView, 'bookings' | 'outlook' | 'totalCapacity'>): string {
  const { basis, bookingsLow, bookingsHigh } = shown.outlook;
  const likely = basis === 'expected' ? ` (${likelyMessage(String(bookingsLow), String(bookingsHigh))})` : '';
  const places = messages.capacityInPlaces(shown.totalCapacity);
  return messages.bookedWordsOfPlacesLikely(bookedMessageOf(shown), places, likely);
}

/** Whether the marketplaces have the latest numbers, in words. */
export interface ShownMessage {
  readonly type: 'success' | 'in-progress' | 'error';
  readonly text: string;
}

/**
 * Reports only the worst state: a marketplace that did not accept its number, otherwise one that does not have it yet.
 * Null if no number was sent.
 */
export function shownMessage({ class: cls, editing, shown }: Detail): ShownMessage | null {
  const reported = channelRows(cls, editing.channels).flatMap((row) => {
    const one = shown.find(({ marketplace }) => marketplace === row.channel);
    return row.connected && one ? [{ channel: row.channel, ...offeredMessage(row, one) }] : [];
  });
  const named = (type: ShownMessage['type']): Channel[] =>
    reported.filter((one) => one.type === type).map(({ channel }) => channel);
  const [failed, sending, done] = [named('error'), named('in-progress'), named('success')];
  if (failed.length > 0) return { type: 'error', text: messages.didNotTakeTheLatestNumber(namesOf(failed)) };
  if (sending.length > 0)
    return {
      type: 'in-progress',
      text: messages.notShowTheLatestNumberYet(namesOf(sending), sending.length),
    };
  if (done.length === 0) return null;
  return {
    type: 'success',
    text: messages.showTheLatest(namesOf(done), done.length),
  };
}
