import { placesWithGuests } from '../bookings/booked-places.ts';
import type { Field, ReadingPlan } from './plan.ts';

const amounts: readonly Field[] = ['studio_revenue', 'booking_price', 'marketplace_fee'];

type FileRecord = Readonly<Partial<Record<Field, string>>>;

const numberIn = (cell: string | undefined): number | undefined =>
  cell === undefined ? undefined : Number(cell);

/** A decimal times a whole number, exactly. */
function multiplied(decimal: string, count: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = (BigInt(whole + fraction) * BigInt(count)).toString().padStart(fraction.length + 1, '0');
  const at = digits.length - fraction.length;
  return fraction === '' ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
}

/**
 * Returns a function that multiplies a row's amounts by its number of places, if they are amounts for each place. The
 * amounts of a booking are for all of its places together.
 *
 * @param columnOf the column of each field
 */
export function amountsPerPlace(
  { perPlaceColumns = [] }: ReadingPlan,
  columnOf: (field: Field) => number | undefined,
): (record: FileRecord) => FileRecord {
  const fields = amounts.filter((field) => perPlaceColumns.includes(columnOf(field) ?? -1));
  if (fields.length === 0) return (record) => record;
  return (record) => {
    const count = placesWithGuests(numberIn(record.booked_places), numberIn(record.extra_guests)) ?? 1;
    if (count <= 1) return record;
    const all = fields.flatMap((field) => {
      const { [field]: amount } = record;
      return amount === undefined ? [] : [[field, multiplied(amount, count)] as const];
    });
    return { ...record, ...Object.fromEntries(all) };
  };
}
