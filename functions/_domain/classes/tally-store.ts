import { CountersEntity, counterShards } from '#functions/_data/classes/counters.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';
import { sumOfTallies, type Tally } from './tally.ts';

/** The entities that a transaction needs beside its own to keep the dashboard right. */
export const tallyEntities = { counters: CountersEntity, day: DayEntity };

export interface TallyWriters {
  readonly counters: WriterOf<typeof CountersEntity>;
  readonly day: WriterOf<typeof DayEntity>;
}

const shardHexDigits = 4;

/** Class ids end with a hash, which spreads evenly. */
const shardOf = (classId: string): string =>
  String(parseInt(classId.slice(-shardHexDigits), 16) % counterShards).padStart(2, '0');

const changing = <F extends object>(fields: F): Partial<F> =>
  Object.fromEntries(Object.entries(fields).filter(([, by]) => by !== 0)) as Partial<F>;

const changesAny = (fields: object): boolean => Object.keys(fields).length > 0;

/**
 * The writes that bring the counters and days along, for the transaction that makes the changes: one item for the
 * counters and one for each day whose sums change.
 *
 * @param classId one of the classes that the transaction is about; it says which shard of the counters changes
 */
export function tallyWrites(
  { counters, day }: TallyWriters,
  studioId: string,
  classId: string,
  tallies: readonly Tally[],
) {
  const sum = sumOfTallies(tallies);
  const counted = changing(sum.counters);
  const days = Object.entries(sum.days)
    .map(([localDate, figures]) => ({ localDate, figures: changing(figures) }))
    .filter(({ figures }) => changesAny(figures));
  return [
    ...(changesAny(counted)
      ? [
          counters
            .update({ studioId, shard: shardOf(classId) })
            .add(counted)
            .commit(),
        ]
      : []),
    ...days.map(({ localDate, figures }) => day.update({ studioId, localDate }).add(figures).commit()),
  ];
}
