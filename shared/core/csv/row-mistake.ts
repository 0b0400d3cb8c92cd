import { counted } from '../text/counted.ts';
import { plainTextRefusal } from '../text/plain-text.ts';
import { knownYearsRefusal } from '../time/known-years.ts';

/** Mistakes of one cell, or of a row, that need no further data. */
export const plainMistakes = [
  'cell-count',
  'missing',
  'amount',
  'no-such-day',
  'time',
  'whole-number',
  'text',
  'plain-text',
  'year',
  'above-capacity',
  'no-marketplace',
  'cancelled-before-booked',
  'booked-after-class',
] as const;

/** Mistakes with a limit: characters, places, places of one booking, an amount in whole units, or bookings of a class in a file. */
export const limitMistakes = ['characters', 'places', 'booked-places', 'high-amount', 'bookings'] as const;

export type PlainMistake = (typeof plainMistakes)[number];

/** A mistake in a row of a file: a code and its facts, which screens word in any language. */
export type RowMistake =
  | { readonly code: PlainMistake }
  | { readonly code: (typeof limitMistakes)[number]; readonly most: number }
  /** The cell is not a date in this format. */
  | { readonly code: 'date'; readonly format: string; readonly withTime: boolean }
  /** The local time is skipped when daylight saving time begins. */
  | { readonly code: 'skipped-time'; readonly date: string; readonly time: string }
  | { readonly code: 'together-above-capacity'; readonly places: number; readonly capacity: number }
  /** Another row has the same class with different values. */
  | { readonly code: 'same-class'; readonly row: number };

/** The sentences that begin with the name of their field. */
const ofField: Record<Exclude<PlainMistake, 'cell-count' | 'missing'>, string> = {
  amount: 'must be an amount of 0 or more, such as 12.50',
  'no-such-day': 'names a day that its month does not have',
  time: 'must be a time such as 18:30 or 6:30 PM',
  'whole-number': 'must be a whole number of 0 or more',
  text: 'must be a text',
  'plain-text': plainTextRefusal,
  year: knownYearsRefusal,
  'above-capacity': 'must not exceed total_capacity',
  'no-marketplace': 'must name the marketplace',
  'cancelled-before-booked': 'must not be before booked_at',
  'booked-after-class': 'must not be more than 31 days after the class',
};

const limitTexts: Record<(typeof limitMistakes)[number], (field: string, most: number) => string> = {
  characters: (field, most) => `${field} must have at most ${counted(most, 'character')}`,
  places: (field, most) => `${field} must be a whole number from 0 to ${most.toLocaleString('en-US')}`,
  'booked-places': (field, most) => `${field} must be a whole number from 1 to ${most}`,
  'high-amount': (field, most) => `${field} must be at most ${most.toLocaleString('en-US')}`,
  bookings: (_, most) => `A class must have at most ${counted(most, 'booking')} in a file`,
};

/**
 * A mistake in English, for API responses.
 *
 * @param field its name in the contract
 */
export function mistakeInEnglish(field: string, mistake: RowMistake): string {
  if ('most' in mistake) return limitTexts[mistake.code](field, mistake.most);
  if ('format' in mistake)
    return `${field} must be a date written ${mistake.format}${mistake.withTime ? ', with or without a time' : ''}`;
  if ('date' in mistake)
    return `${field} must be a time that exists: on ${mistake.date} the clocks skip ${mistake.time}`;
  if ('places' in mistake)
    return `The marketplaces' places (${mistake.places}) must not exceed total_capacity (${mistake.capacity}) together`;
  if ('row' in mistake) return `Same class as row ${mistake.row}, but with different values`;
  if (mistake.code === 'cell-count') return 'Column count mismatch';
  if (mistake.code === 'missing') return `Missing value for ${field}`;
  return `${field} ${ofField[mistake.code]}`;
}

/** A mistake in one field of a row, or in the whole `row`. */
export interface MistakeFinding {
  /** The field, or `row`. */
  readonly path: string;
  /** The mistake in English. */
  readonly message: string;
  /** The mistake as a code with its facts, for screens in other languages. */
  readonly mistake: RowMistake;
}

/** Creates the finding for a mistake in a field. */
export const mistakeFinding = (path: string, mistake: RowMistake): MistakeFinding => ({
  path,
  message: mistakeInEnglish(path, mistake),
  mistake,
});
