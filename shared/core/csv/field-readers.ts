import { placesOfBookingMax } from '../bookings/booked-places.ts';
import { cached } from '../text/cached.ts';
import { instantToLocal } from '../time/zone.ts';
import type { Field, ReadingPlan } from './plan.ts';
import { isMissingDay, readDate } from './read-date.ts';
import { readMoment, zonedInstant } from './read-moment.ts';
import { readMoney } from './read-money.ts';
import { readTime, timePart, withoutZone } from './read-time.ts';
import { readPair, readWhole } from './read-whole.ts';
import type { PlainMistake, RowMistake } from './row-mistake.ts';

type Read = (cell: string) => string | undefined;

const counts = new Set<Field>([
  'total_capacity',
  'current_bookings',
  'free_places',
  'fitpass_slots',
  'wellhub_slots',
  'keno_slots',
  'totalpass_slots',
  'classpass_slots',
  'direct_slots',
  'waitlist_capacity',
  'booked_places',
  'extra_guests',
]);

const countRefusals: Partial<Record<Field, RowMistake>> = {
  booked_places: { code: 'booked-places', most: placesOfBookingMax },
  extra_guests: { code: 'places', most: placesOfBookingMax - 1 },
};

/** The booked or the free places before all of them, as in '18/24'. */
const inPair: readonly Field[] = ['current_bookings', 'free_places', 'total_capacity'];

function countReader(field: Field, fields: readonly Field[]): Read {
  const both = fields.filter((own) => inPair.includes(own));
  if (both.length < 2 || !both.includes('total_capacity') || !counts.has(field)) return readWhole;
  const place = both.indexOf(field);
  return (cell) => readPair(cell)?.[place];
}

function notNegative(amount: string | undefined): string | undefined {
  return amount?.startsWith('-') ? undefined : amount;
}

export interface Parts {
  readonly read: Read;
  /** The mistake of a cell that cannot be read. */
  readonly refusal: (cell: string) => RowMistake;
}

function timeOf(cell: string): string | undefined {
  return readTime(cell) ?? readTime(withoutZone(timePart(cell)).text);
}

/** Converts a class's day and time to the studio's zone if its cell has another. */
function inZone(plan: ReadingPlan, timezone: string | undefined, part: 'date' | 'time', read: Read): Read {
  if (timezone === undefined) return read;
  return (cell) => {
    if (cell.length < 16) return read(cell);
    const at = zonedInstant(cell, plan.dateFormat);
    return at === undefined ? read(cell) : instantToLocal(at, timezone)[part];
  };
}

const always = (code: PlainMistake) => (): RowMistake => ({ code });

const amount = always('amount');

const dateRefusal =
  (format: ReadingPlan['dateFormat'], withTime: boolean) =>
  (cell: string): RowMistake =>
    isMissingDay(cell, format)
      ? { code: 'no-such-day' }
      : { code: 'date', format: format ?? 'YYYY-MM-DD', withTime };

/** How a field's cells are read and checked. `fields` are all fields of the column. */
export function partsOf(
  field: Field,
  plan: ReadingPlan,
  fields: readonly Field[],
  timezone: string | undefined,
): Parts {
  const mark = plan.decimalMark ?? null;
  const zone = fields.includes('class_date') && fields.includes('class_time') ? timezone : undefined;
  const momentFormat = plan.momentFormat ?? plan.dateFormat;
  const moment: Parts = {
    read: (cell) => readMoment(cell, momentFormat),
    refusal: dateRefusal(momentFormat, true),
  };
  const revenue: Parts = {
    read: cached((cell) => notNegative(readMoney(cell, mark))),
    refusal: amount,
  };
  const known: Partial<Record<Field, Parts>> = {
    class_date: {
      read: cached(inZone(plan, zone, 'date', (cell) => readDate(cell, plan.dateFormat))),
      refusal: dateRefusal(plan.dateFormat, false),
    },
    class_time: {
      read: cached(inZone(plan, zone, 'time', timeOf)),
      refusal: always('time'),
    },
    booked_at: moment,
    cancelled_at: moment,
    studio_revenue: revenue,
    booking_price: revenue,
    marketplace_fee: {
      read: cached((cell) => readMoney(cell, mark)?.replace('-', '')),
      refusal: amount,
    },
  };
  if (counts.has(field))
    return {
      read: countReader(field, fields),
      refusal: () => countRefusals[field] ?? { code: 'whole-number' },
    };
  return known[field] ?? { read: (cell) => cell, refusal: always('text') };
}
