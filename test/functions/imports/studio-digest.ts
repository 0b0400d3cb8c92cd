import { ClassEntity } from '#functions/_data/classes/class.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { CountersEntity } from '#functions/_data/classes/counters.ts';
import { tableOf } from '#test/builders/table-of.ts';
type Plain = Record<string, unknown>;

/**
 * Everything of a studio that an import may write, in a fixed order and without the studio's names and ids, so that
 * studios can be compared.
 */
export async function studioDigest(studioId: string, whole = true) {
  const all = { pages: 'all', consistent: true } as const;
  const months = ['202702', '202703', '202704'];
  // The logs of allocations and capacity contain the time the import began, each row the import that wrote it, and each
  // day how often it changed.
  const comparable = (items: readonly object[]): Plain[] =>
    items.map((item) => {
      const {
        studioId: owner,
        allocationLog,
        capacityLog,
        importedBy,
        changedBy,
        beforeImport,
        alsoCancelledIn: _also,
        changes: _,
        ...rest
      } = item as Plain;
      return whole
        ? { ...rest, studioId: owner, allocationLog, capacityLog, importedBy, changedBy, beforeImport }
        : rest;
    });
  const studioTable = tableOf(studioId);
  const classes: object[] = [];
  const bookings: object[] = [];
  const demand: object[] = [];
  for (const month of months) {
    classes.push(...(await studioTable.of(ClassEntity).query.primary({ studioId, month }).go(all)).data);
    bookings.push(...(await studioTable.of(BookingEntity).query.primary({ studioId, month }).go(all)).data);
    demand.push(...(await studioTable.of(ClassDemandEntity).query.primary({ studioId, month }).go(all)).data);
  }
  const days = (await studioTable.of(DayEntity).query.primary({ studioId }).go(all)).data;
  const counters = (await studioTable.of(CountersEntity).query.primary({ studioId }).go(all)).data;
  const sum = (name: 'classes' | 'bookings') => counters.reduce((total, one) => total + (one[name] ?? 0), 0);
  return {
    classes: comparable(classes),
    bookings: comparable(bookings),
    demand: comparable(demand),
    // How often a day's sums changed depends on how its rows were written, and not on their contents.
    days: comparable(days).map(({ changes: _changes, ...sums }) => sums),
    counted: { classes: sum('classes'), bookings: sum('bookings') },
  };
}
