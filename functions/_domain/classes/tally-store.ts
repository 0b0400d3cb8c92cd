import { CountersEntity, counterShards } from '#functions/_data/classes/counters.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { sumOfTallies, type Tally } from './tally.ts';

const shardHexDigits = 4;

/** Picks the shard by the hash at the end of the class id, which spreads classes evenly. */
const shardOf = (classId: string): string =>
  String(parseInt(classId.slice(-shardHexDigits), 16) % counterShards).padStart(2, '0');

const changing = <F extends object>(fields: F): Partial<F> =>
  Object.fromEntries(Object.entries(fields).filter(([, by]) => by !== 0)) as Partial<F>;

const changesAny = (fields: object): boolean => Object.keys(fields).length > 0;

/**
 * The writes that update the counters and days, for the transaction that makes the changes: one item for the counters
 * and one for each day whose totals change.
 *
 * @param classId one of the transaction's classes; it determines the shard of the counters
 */
export function tallyWrites(studioId: string, classId: string, tallies: readonly Tally[]): Write[] {
  const sum = sumOfTallies(tallies);
  const counted = changing(sum.counters);
  const days = Object.entries(sum.days)
    .map(([localDate, figures]) => ({ localDate, figures: changing(figures) }))
    .filter(({ figures }) => changesAny(figures));
  return [
    ...(changesAny(counted)
      ? [
          writerOf(CountersEntity)
            .update({ studioId, shard: shardOf(classId) })
            .add(counted)
            .commit(),
        ]
      : []),
    ...days.map(({ localDate, figures }) =>
      writerOf(DayEntity)
        .update({ studioId, localDate })
        .add({ ...figures, changes: 1 })
        .commit(),
    ),
  ];
}
