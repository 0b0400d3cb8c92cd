import * as messages from '#messages/imports-mistakes';
import type { RowMistake } from '#shared/contracts/imports/row-mistake.ts';
import type { PlainMistake } from '#shared/core/csv/row-mistake.ts';
import { countText } from './progress.ts';

type Coded<Facts> = Extract<RowMistake, Facts>['code'];

const limitTexts: Record<Coded<{ most: number }>, (most: number) => string> = {
  characters: messages.characters,
  places: (most) => messages.places(countText(most)),
  'booked-places': (most) => messages.bookedPlaces(countText(most)),
  'high-amount': (most) => messages.highAmount(countText(most)),
  bookings: messages.bookings,
};

const plainTexts: Record<Exclude<PlainMistake, 'missing'>, string> = {
  'cell-count': messages.cellCount,
  amount: messages.amount,
  'no-such-day': messages.noSuchDay,
  time: messages.time,
  'whole-number': messages.wholeNumber,
  text: messages.text,
  'plain-text': messages.plainText,
  year: messages.year,
  'above-capacity': messages.aboveCapacity,
  'no-marketplace': messages.noMarketplace,
  'cancelled-before-booked': messages.cancelledBeforeBooked,
  'booked-after-class': messages.bookedAfterClass,
};

const whole: readonly RowMistake['code'][] = [
  'cell-count',
  'missing',
  'same-class',
  'together-above-capacity',
  'bookings',
];

/** Whether the text is a complete sentence, so that no field name is needed before it. */
export const isWhole = ({ code }: RowMistake): boolean => whole.includes(code);

/**
 * The mistake in a row, as text after the name of its field: 'must be a whole number of 0 or more'.
 *
 * @param field the field's name, for texts that contain it
 */
export function mistakeText(mistake: RowMistake, field: string): string {
  if (mistake.code === 'missing') return messages.missing(field);
  if ('most' in mistake) return limitTexts[mistake.code](mistake.most);
  if ('format' in mistake) return (mistake.withTime ? messages.dateWithTime : messages.date)(mistake.format);
  if ('date' in mistake) return messages.skippedTime(mistake.date, mistake.time);
  if ('places' in mistake)
    return messages.togetherAboveCapacity(countText(mistake.places), countText(mistake.capacity));
  if ('row' in mistake) return messages.sameClass(countText(mistake.row));
  return plainTexts[mistake.code];
}
