import { heardDays, type listSigns } from '#shared/contracts/integrations/list-signs.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { counted } from '#shared/core/text/counted.ts';
import { instantIn, mediumDay } from '#web/src/ui/dates.ts';

export type Signs = OutputOf<typeof listSigns>['signs'][number];

/** A sign of life: when, and what it was. */
export interface SignWords {
  readonly when: string;
  readonly what: string;
}

/** The last booking heard; `nothing` where none was. */
export const bookingWords = ({ lastBooking }: Signs, timezone: string): SignWords =>
  lastBooking
    ? { when: instantIn(timezone, lastBooking.at), what: lastBooking.className }
    : { when: `None in the last ${counted(heardDays, 'day')}`, what: '' };

/** The last number confirmed. */
export function numberWords({ lastNumber }: Signs, timezone: string): SignWords {
  if (!lastNumber) return { when: 'None yet', what: '' };
  const { at, places, className, classLocalDate, classLocalTime, byPerson } = lastNumber;
  const which = `${className}, ${mediumDay(classLocalDate)} at ${classLocalTime}`;
  const how = byPerson ? ', set by you' : '';
  return { when: instantIn(timezone, at), what: `${counted(places, 'place')}${how}: ${which}` };
}
