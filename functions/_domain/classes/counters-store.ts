import { CountersEntity } from '#functions/_data/classes/counters.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { sumOfTallies, type Counters, type DayFigures } from './tally.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const noCounts: Counters = {
  classes: 0,
  bookings: 0,
  slotsManaged: 0,
  automationsRun: 0,
  decisions: 0,
  pendingReview: 0,
  pendingWorthMinor: 0,
  confidenceMillionths: 0,
};

const noFigures: DayFigures = {
  classes: 0,
  capacity: 0,
  bookings: 0,
  revenueMinor: 0,
  atRisk: 0,
  fullyBooked: 0,
  executed: 0,
};

/** The named numbers of an item. Missing ones are zero. */
const numbersOf = <F extends object>(names: F, item: Partial<F>): F => ({
  ...names,
  ...Object.fromEntries(Object.keys(names).map((name) => [name, item[name as keyof F] ?? 0])),
});

/** How current a reading must be. A screen may miss writes of the last second, as it does with classes. */
interface Reading {
  readonly consistent: boolean;
}

/** Reads a studio's counters with one query over a fixed number of small items. */
export async function readCounters(
  table: StudioTable,
  studioId: string,
  { consistent }: Reading = { consistent: true },
): Promise<Counters> {
  const { data } = await table
    .of(CountersEntity)
    .query.primary({ studioId })
    .go({ consistent, pages: 'all' });
  const shares = data.map((item) => ({ counters: numbersOf(noCounts, item) }));
  return { ...noCounts, ...sumOfTallies(shares).counters };
}

/** The totals of each day in a range, including both ends. Days without classes may be missing. */
export async function readDays(
  table: StudioTable,
  studioId: string,
  from: string,
  to: string,
  { consistent }: Reading = { consistent: true },
): Promise<Map<string, DayFigures>> {
  const { data } = await table
    .of(DayEntity)
    .query.primary({ studioId })
    .between({ localDate: from }, { localDate: to })
    .go({ consistent, pages: 'all' });
  return new Map(data.map((item) => [item.localDate, numbersOf(noFigures, item)]));
}

/** The first and the last day of a studio's calendar that have totals; undefined if no day has any. */
export async function readOuterDays(
  table: StudioTable,
  studioId: string,
): Promise<{ readonly first: string; readonly last: string } | undefined> {
  const at = async (order: 'asc' | 'desc') => {
    const { data } = await table
      .of(DayEntity)
      .query.primary({ studioId })
      .go({ consistent: true, order, limit: 1 });
    return data[0]?.localDate;
  };
  const [first, last] = await Promise.all([at('asc'), at('desc')]);
  return first !== undefined && last !== undefined ? { first, last } : undefined;
}
