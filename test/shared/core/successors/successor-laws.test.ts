import * as fc from 'fast-check';
import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import { inRoots, seriesRoots } from '#shared/core/successors/series-roots.ts';
import type { SeriesLink, TimetableSeries } from '#shared/core/successors/types.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';

const run = { numRuns: 400 } as const;

const timetable: fc.Arbitrary<TimetableSeries[]> = fc
  .array(
    fc.record({
      className: fc.constantFrom('Yoga', 'Yoga Flow', 'Flow Yoga', 'Boxing'),
      room: fc.constantFrom('A', 'B'),
      instructor: fc.constantFrom('Ana', 'Luis', undefined),
      weekday: fc.integer({ min: 1, max: 2 }),
      minuteOfDay: fc.constantFrom(1080, 1090, 1095, 1110, 1140),
      fromWeek: fc.nat(20),
      weeks: fc.nat(8),
      capacity: fc.integer({ min: 4, max: 20 }),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ fromWeek, weeks, ...one }, at) => ({
      ...one,
      seriesId: `series-${at}`,
      firstDate: addLocalDays('2026-01-05', fromWeek * 7 + one.weekday - 1),
      lastDate: addLocalDays('2026-01-05', (fromWeek + weeks) * 7 + one.weekday - 1),
      classes: weeks + 1,
    })),
  );

const someLinks: fc.Arbitrary<SeriesLink[]> = fc.array(
  fc
    .tuple(fc.nat(7), fc.nat(7))
    .map(([from, to]) => ({ fromSeriesId: `series-${from}`, toSeriesId: `series-${to}` })),
  { maxLength: 20 },
);

describe('for any timetable', () => {
  it('gives each series at most one predecessor and one successor, which begins after it has ended', () => {
    fc.assert(
      fc.property(timetable, (series) => {
        const found = findSuccessors(series);
        const seriesById = new Map(series.map((one) => [one.seriesId, one]));
        expect(new Set(found.map(({ fromSeriesId }) => fromSeriesId)).size).toBe(found.length);
        expect(new Set(found.map(({ toSeriesId }) => toSeriesId)).size).toBe(found.length);
        for (const { fromSeriesId, toSeriesId } of found)
          expect(seriesById.get(fromSeriesId)!.lastDate < seriesById.get(toSeriesId)!.firstDate).toBe(true);
      }),
      run,
    );
  });

  it('does not depend on the order of its series', () => {
    const shuffled = timetable.chain((series) =>
      fc.tuple(fc.constant(series), fc.shuffledSubarray(series, { minLength: series.length })),
    );
    fc.assert(
      fc.property(shuffled, ([series, other]) => {
        expect(findSuccessors(other)).toEqual(findSuccessors(series));
      }),
      run,
    );
  });

  it('finds nothing more once all its results are linked, and never a declined pair', () => {
    fc.assert(
      fc.property(timetable, (series) => {
        const found = findSuccessors(series);
        const pairs = new Set(found.map((one) => `${one.fromSeriesId} ${one.toSeriesId}`));
        const linked = findSuccessors(series, { linked: found, declined: [] });
        for (const one of linked) {
          expect(found.map(({ fromSeriesId }) => fromSeriesId)).not.toContain(one.fromSeriesId);
          expect(found.map(({ toSeriesId }) => toSeriesId)).not.toContain(one.toSeriesId);
        }
        for (const one of findSuccessors(series, { linked: [], declined: found }))
          expect(pairs).not.toContain(`${one.fromSeriesId} ${one.toSeriesId}`);
      }),
      run,
    );
  });
});

describe('for any links', () => {
  it('gives each series a root that is its own root, even with circular links', () => {
    fc.assert(
      fc.property(someLinks, (links) => {
        const rootOf = seriesRoots(links);
        for (const { fromSeriesId, toSeriesId } of links)
          for (const id of [fromSeriesId, toSeriesId]) expect(rootOf(rootOf(id))).toBe(rootOf(id));
      }),
      run,
    );
  });

  it('leaves a series without a predecessor unchanged', () => {
    expect(seriesRoots([])('a')).toBe('a');
  });

  it('maps a chain to its first series', () => {
    const rootOf = seriesRoots([
      { fromSeriesId: 'b', toSeriesId: 'c' },
      { fromSeriesId: 'a', toSeriesId: 'b' },
    ]);
    expect(inRoots([{ seriesId: 'a' }, { seriesId: 'b' }, { seriesId: 'c', n: 1 }], rootOf)).toEqual([
      { seriesId: 'a' },
      { seriesId: 'a' },
      { seriesId: 'a', n: 1 },
    ]);
  });
});
