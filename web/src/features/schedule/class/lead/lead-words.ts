import * as messages from '#messages/schedule-class-lead';
import type { Channel } from '#shared/contracts/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { bookedWordsOf, likelyWords } from '#web/src/ui/outlook-words.ts';
import { channelRows, offeredWords } from '../channel-rows.ts';
import type { Detail } from '../detail.ts';
import { namesOf } from '#web/src/ui/lists.ts';

/** '5 booked · 16 expected of 20 places (likely 14 to 18)' */
export function stateWords(shown: Pick<ClassView, 'bookings' | 'outlook' | 'totalCapacity'>): string {
  const { basis, bookingsLow, bookingsHigh } = shown.outlook;
  const likely = basis === 'expected' ? ` (${likelyWords(String(bookingsLow), String(bookingsHigh))})` : '';
  const places = messages.capacityInPlaces(shown.totalCapacity);
  return messages.bookedWordsOfPlacesLikely(bookedWordsOf(shown), places, likely);
}

/** Whether the marketplaces show the latest numbers, in words. */
export interface ShownWords {
  readonly type: 'success' | 'in-progress' | 'error';
  readonly text: string;
}

/** The worst alone: a marketplace that did not take its number, else one that is still to show it. Null where none was told one. */
export function shownWords({ class: cls, editing, shown }: Detail): ShownWords | null {
  const told = channelRows(cls, editing.channels).flatMap((row) => {
    const one = shown.find(({ marketplace }) => marketplace === row.channel);
    return row.connected && one ? [{ channel: row.channel, ...offeredWords(row, one) }] : [];
  });
  const named = (type: ShownWords['type']): Channel[] =>
    told.filter((one) => one.type === type).map(({ channel }) => channel);
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
