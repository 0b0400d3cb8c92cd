import * as fc from 'fast-check';
import { aClassView } from '#test/builders/a-class-view.ts';
import { digestOf } from '#web/src/features/schedule/digest.ts';
import { buildMatrix, findInMatrix, roomsOf } from '#web/src/features/schedule/matrix.ts';
import { slotOf } from '#web/src/features/schedule/slot.ts';
import { summarize } from '#web/src/features/schedule/summary.ts';

const revenue = (totalMinor: number) => ({ totalMinor, directMinor: totalMinor, marketplaceMinor: 0 });
const yoga = aClassView({ classId: 'a', occupancyPercent: 60, revenue: revenue(100) });
const barre = aClassView({
  classId: 'b',
  className: 'Barre',
  room: 'Studio B',
  occupancyPercent: 100,
  revenue: revenue(50),
  pendingDecisionId: '01KAHZ6M3Q0000000000000001',
});
const cycling = aClassView({
  classId: 'c',
  className: 'Cycling',
  localDate: '2026-11-23',
  localTime: '06:30',
});

describe('buildMatrix', () => {
  const matrix = buildMatrix([digestOf([yoga, barre, cycling])], '2026-11-21', '2026-11-23');

  it('has a column for every day and a row for every time that occurs', () => {
    expect(matrix.days).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(matrix.rows.map(({ time }) => time)).toEqual(['06:30', '07:00']);
    expect(matrix.rows.map(({ slots }) => slots.map((slot) => slot?.classes.length ?? 0))).toEqual([
      [0, 0, 1],
      [2, 0, 0],
    ]);
  });

  it('summarizes the classes of one day and time', () => {
    expect(matrix.rows[1]!.slots[0]).toMatchObject({
      first: { className: 'Barre' },
      averageOccupancyPercent: 80,
      sum: { expectedRevenueMinor: 150 },
      band: 'high',
      hasRecommendation: true,
    });
  });

  it('reports if one of several classes is cancelled', () => {
    const cancelled = { at: '2026-11-23T12:00:00.000Z', by: 'classpass' } as const;
    const slot = slotOf([aClassView(), aClassView({ classId: 'b', cancelled })]);
    expect([slot?.hasCancelled, matrix.rows[1]!.slots[0]?.hasCancelled]).toEqual([true, false]);
  });

  it('finds a class and its position in its slot', () => {
    expect(findInMatrix(matrix, 'a')).toMatchObject({ at: 1, slot: { time: '07:00' } });
    expect(findInMatrix(matrix, 'nowhere')).toBeNull();
  });

  it('leaves out classes of other days', () => {
    expect(buildMatrix([digestOf([cycling])], '2026-11-21', '2026-11-22').rows).toEqual([]);
  });

  it('contains every class of its days once, and all their revenue', () => {
    const classes = fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 9 }),
        hour: fc.integer({ min: 6, max: 9 }),
        totalMinor: fc.integer({ min: 0, max: 1_000_000 }),
      }),
    );
    fc.assert(
      fc.property(classes, fc.nat({ max: 20 }), (found, pageEnd) => {
        const views = found.map(({ day, hour, totalMinor }, at) =>
          aClassView({
            classId: String(at),
            localDate: `2026-11-0${day}`,
            localTime: `0${hour}:00`,
            revenue: revenue(totalMinor),
          }),
        );
        const pages = [views.slice(0, pageEnd), views.slice(pageEnd)];
        const slots = buildMatrix(
          pages.map((page) => digestOf(page)),
          '2026-11-01',
          '2026-11-09',
        ).rows.flatMap((row) => row.slots);
        const ids = slots.flatMap((slot) => slot?.classes.map(({ classId }) => classId) ?? []);
        expect(ids.toSorted()).toEqual(views.map(({ classId }) => classId).toSorted());
        const inCells = slots.reduce((sum, slot) => sum + (slot?.sum.expectedRevenueMinor ?? 0), 0);
        expect(inCells).toBe(summarize([digestOf(views)]).expectedRevenueMinor);
      }),
    );
  });
});

describe('a slot with classes from two pages', () => {
  it('is a single slot with all its classes', () => {
    const { rows } = buildMatrix([digestOf([yoga]), digestOf([barre])], '2026-11-21', '2026-11-21');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.slots[0]).toMatchObject({
      averageOccupancyPercent: 80,
      sum: { expectedRevenueMinor: 150 },
    });
    expect(rows[0]!.slots[0]!.classes.map(({ classId }) => classId)).toEqual(['b', 'a']);
  });
});

describe('a recurring class', () => {
  it.each([
    ['template', { isRecurring: true }],
    ['member of a series', { recurrenceTemplateId: '20261114T1300Z-000000000001' }],
  ])('marks its slot if it is a %s', (_name, change) => {
    const { rows } = buildMatrix([digestOf([barre, aClassView(change)])], '2026-11-21', '2026-11-21');
    expect(rows[0]!.slots[0]!.hasRecurring).toBe(true);
  });

  it('is not marked if there is none', () => {
    const { rows } = buildMatrix([digestOf([barre])], '2026-11-21', '2026-11-21');
    expect(rows[0]!.slots[0]!.hasRecurring).toBe(false);
  });
});

describe('roomsOf', () => {
  it('names each room once, in order', () => {
    expect(roomsOf([digestOf([barre]), digestOf([yoga, cycling])])).toEqual(['Studio A', 'Studio B']);
  });
});
