import * as messages from '#messages/integrations-signs';
import { heardDays, type listSigns } from '#shared/contracts/integrations/list-signs.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { instantIn, mediumDay } from '#web/src/ui/dates.ts';

export type Signs = OutputOf<typeof listSigns>['signs'][number];

/** A sign of activity: its time and kind. */
export interface SignMessage {
  readonly when: string;
  readonly what: string;
}

/** The time of the latest booking received; 'nothing' if there was none. */
export const bookingMessage = ({ lastBooking }: Signs, timezone: string): SignMessage =>
  lastBooking
    ? { when: instantIn(timezone, lastBooking.at), what: lastBooking.className }
    : { when: messages.noneInTheLast(heardDays), what: '' };

/** The latest number that was confirmed. */
export function numberMessage({ lastNumber }: Signs, timezone: string): SignMessage {
  if (!lastNumber) return { when: messages.noneYet, what: '' };
  const { at, places, className, classLocalDate, classLocalTime, byPerson } = lastNumber;
  const which = messages.classNameDayAtClassLocal(className, mediumDay(classLocalDate), classLocalTime);
  const how = byPerson ? messages.setByYou : '';
  return { when: instantIn(timezone, at), what: messages.placesOfClass(places, how, which) };
}
