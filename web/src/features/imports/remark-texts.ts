import { locale } from '#messages/language';
import * as messages from '#messages/imports-remarks';
import type { Analysis } from '#shared/contracts/imports/plan.ts';
import type { Remark } from '#shared/contracts/imports/remark.ts';
import { fieldTexts, withLabels } from './field-texts.ts';

type Coded<Facts> = Extract<Remark, Facts>['code'];

const plainTexts: Record<
  Exclude<Remark['code'], Coded<{ count: number } | { fields: unknown } | { column: string }>>,
  string
> = {
  'no-header-row': messages.noHeaderRow,
  'no-data-rows': messages.noDataRows,
  'booking-dates-ambiguous': messages.bookingDatesAmbiguous,
  'class-times-unreadable': messages.classTimesUnreadable,
  'class-times-zoned': messages.classTimesZoned,
  'as-last-time': messages.asLastTime,
  'as-other-studios': messages.asOtherStudios,
};

const countedTexts: Record<Coded<{ count: number }>, (count: number) => string> = {
  'rows-above-header': messages.rowsAboveHeader,
  'header-repeated': messages.headerRepeated,
  'totals-left-out': messages.totalsLeftOut,
  'single-texts-left-out': messages.singleTextsLeftOut,
  'ragged-rows': messages.raggedRows,
};

const columnTexts: Record<
  Exclude<Coded<{ column: string }>, 'class-name-uncertain'>,
  (column: string) => string
> = {
  'dates-are-numbers': messages.datesAreNumbers,
  'dates-contradict': messages.datesContradict,
  'dates-ambiguous': messages.datesAmbiguous,
  'dates-unreadable': messages.datesUnreadable,
  'price-as-revenue': messages.priceAsRevenue,
  'cancelled-as-booked': messages.cancelledAsBooked,
  'waiting-as-booked': messages.waitingAsBooked,
  'places-as-one': messages.placesAsOne,
  'guests-as-places': messages.guestsAsPlaces,
  'classes-left-out': messages.classesLeftOut,
  'bookings-left-out': messages.bookingsLeftOut,
};

const eitherOf = new Intl.ListFormat(locale, { type: 'disjunction' });

/** A remark about a file, worded for the screen. */
export function remarkText(remark: Remark): string {
  if ('count' in remark) return countedTexts[remark.code](remark.count);
  if ('fields' in remark)
    return messages.fieldsMissing(remark.fields.map((field) => fieldTexts[field].label).join(', '));
  if ('others' in remark)
    return messages.classNameUncertain(
      remark.column,
      eitherOf.format(remark.others.map((title) => messages.quoted(title))),
    );
  if ('column' in remark) return columnTexts[remark.code](remark.column);
  return plainTexts[remark.code];
}

/** All remarks about a file, without repetitions; for an analysis without codes, the server's text. */
export const remarkTexts = ({ remarks, warnings }: Pick<Analysis, 'remarks' | 'warnings'>): string[] => [
  ...new Set(remarks?.map((remark) => remarkText(remark)) ?? warnings.map((warning) => withLabels(warning))),
];
