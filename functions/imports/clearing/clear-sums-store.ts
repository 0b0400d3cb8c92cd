import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { CountersEntity } from '#functions/_data/classes/counters.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { ItemOf } from '#functions/_data/table/entity.ts';

const daysAtOnce = 8;

const dayFigures = ['classes', 'capacity', 'bookings', 'revenueMinor', 'executed'] as const;

/** Removes a sum of zero, unless it is changed at the same time. */
async function unlessChanged(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Removes the days of a studio that are now empty. */
export async function removeEmptyDays(table: StudioTable, studioId: string): Promise<void> {
  const { data } = await table
    .of(DayEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all' });
  const empty = data.filter((day) => dayFigures.every((name) => (day[name] ?? 0) === 0));
  await inParallel(empty, daysAtOnce, ({ localDate }) =>
    unlessChanged(() =>
      table
        .of(DayEntity)
        .delete({ studioId, localDate })
        .where((day, { eq, notExists }) =>
          dayFigures.map((name) => `(${notExists(day[name])} OR ${eq(day[name], 0)})`).join(' AND '),
        )
        .go(),
    ),
  );
}

const counters = [
  'classes',
  'bookings',
  'slotsManaged',
  'automationsRun',
  'decisions',
  'pendingReview',
  'pendingWorthMinor',
  'confidenceMillionths',
] as const;

type Share = ItemOf<typeof CountersEntity>;

interface CountersCleared {
  readonly kind: 'counters-cleared';
  readonly shares: readonly Share[];
}

const shareRemoval = (share: Share): Write =>
  writerOf(CountersEntity)
    .delete({ studioId: share.studioId, shard: share.shard })
    .where((one, { eq, notExists }) =>
      counters
        .map((name) => {
          const counted = share[name];
          return counted === undefined ? notExists(one[name]) : eq(one[name], counted);
        })
        .join(' AND '),
    )
    .commit();

export const counterDerivers: Derivers<CountersCleared> = {
  'counters-cleared': ({ shares }) => ({ items: shares.map(shareRemoval) }),
};

/**
 * Removes a studio's counters if all of them add up to zero. One shard may have added what another subtracted, so they
 * are removed together, and only if they have not changed since they were read.
 */
export async function removeEmptyCounters(table: StudioTable, studioId: string): Promise<void> {
  const { data } = await table
    .of(CountersEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all' });
  const sum = (name: (typeof counters)[number]) => data.reduce((all, one) => all + (one[name] ?? 0), 0);
  if (data.length === 0 || !counters.every((name) => sum(name) === 0)) return;
  await committed(table, counterDerivers, [{ kind: 'counters-cleared', shares: data }]);
}
