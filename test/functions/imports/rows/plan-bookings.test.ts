import * as fc from 'fast-check';
import { bookingIdByContent } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { figuresOf } from '#functions/_domain/classes/class-figures.ts';
import { planBookings } from '#functions/imports/rows/plan-bookings.ts';

const seed = 2026;
const sum = (places: Readonly<Record<string, number | undefined>>) =>
  Object.values(places).reduce<number>((all, one = 0) => all + one, 0);

const booking = fc
  .record({
    id: fc.nat(8),
    classId: fc.constantFrom('a', 'b', 'c'),
    cancelled: fc.boolean(),
    reported: fc.boolean(),
    revenueMinor: fc.nat(3),
    channel: fc.constantFrom('direct' as const, 'fitpass' as const, 'kenko' as const),
  })
  .map(({ id, classId, cancelled, reported, revenueMinor, channel }) => ({
    reported: cancelled && reported,
    row: {
      bookingId: `${classId}${id}`,
      classId,
      channel,
      bookingType: channel,
      customerName: `Client${id}`,
      status: cancelled ? 'cancelled' : 'confirmed',
      bookedAt: '2027-03-01T10:00:00.000Z',
      ...(cancelled && { cancelledAt: '2027-03-01T12:00:00.000Z' }),
      revenueMinor,
    } satisfies BookingRow,
  }));
const bookings = fc.uniqueArray(booking, { selector: ({ row }) => row.bookingId, maxLength: 12 });
const file = bookings.map((all) => all.map(({ row }): BookingRow => row));
/** The stored bookings. A webhook reported some of the cancelled ones. */
const retainedBookings = bookings.map((all) =>
  all.map(({ row, reported }): BookingRow => ({ ...row, ...(reported && { cancelledBy: 'webhook' }) })),
);

describe('planning bookings', () => {
  const offsetOf = (classId: string) => (classId === 'c' ? undefined : 0);
  const retained = (rows: readonly BookingRow[]) => new Map(rows.map((one) => [one.bookingId, one]));

  test('every row is counted once, and importing the same file again changes nothing', () => {
    fc.assert(
      fc.property(retainedBookings, file, (before, given) => {
        const plan = planBookings(given, offsetOf, retained(before));
        const { imported, updated, unchanged, skipped, leftCancelled } = plan;
        expect(imported + updated + unchanged + skipped + leftCancelled).toBe(given.length);
        expect(plan.writes).toHaveLength(plan.imported + plan.updated);
        const again = planBookings(given, offsetOf, retained([...before, ...plan.writes]));
        expect(again).toMatchObject({ writes: [], imported: 0, updated: 0, skipped, leftCancelled });
      }),
      { seed, numRuns: 1000 },
    );
  });

  test('a reported cancellation is kept, whatever files follow it and in whichever order', () => {
    const reportedOf = (rows: Iterable<BookingRow>) =>
      [...rows].filter(({ cancelledBy }) => cancelledBy !== undefined).map(({ bookingId }) => bookingId);
    fc.assert(
      fc.property(retainedBookings, fc.array(file, { maxLength: 4 }), (before, files) => {
        const now = retained(before);
        for (const given of files)
          for (const row of planBookings(given, offsetOf, now).writes) now.set(row.bookingId, row);
        const reported = reportedOf(before);
        expect(reportedOf(now.values()).toSorted()).toEqual(reported.toSorted());
        for (const bookingId of reported)
          expect(now.get(bookingId)).toMatchObject({ status: 'cancelled', cancelledBy: 'webhook' });
      }),
      { seed, numRuns: 1000 },
    );
  });

  test('a file adds unreported bookings, and can reactivate one that was never reported', () => {
    fc.assert(
      fc.property(file, file, (before, given) => {
        const now = retained(before);
        const plan = planBookings(given, () => 0, now);
        for (const row of plan.writes) now.set(row.bookingId, row);
        expect(plan.leftCancelled).toBe(0);
        for (const row of given) expect(now.get(row.bookingId)).toEqual(row);
      }),
      { seed, numRuns: 500 },
    );
  });

  test('a row that contains the cancellation can still correct it, and the reporter is kept', () => {
    const stored: BookingRow = {
      bookingId: 'a1',
      classId: 'a',
      channel: 'wellhub',
      bookingType: 'Wellhub',
      status: 'cancelled',
      bookedAt: '2027-03-01T10:00:00.000Z',
      cancelledAt: '2027-03-01T12:00:00.000Z',
      cancelledBy: 'mail',
      revenueMinor: 9_500,
    };
    const { cancelledBy: _, ...row } = {
      ...stored,
      cancelledAt: '2027-03-01T11:40:00.000Z',
      revenueMinor: 0,
    };
    const plan = planBookings([row], offsetOf, retained([stored]));
    expect(plan).toMatchObject({ updated: 1, leftCancelled: 0 });
    expect(plan.writes).toEqual([{ ...row, cancelledBy: 'mail' }]);
    const { cancelledAt: __, ...older } = { ...row, status: 'confirmed' as const };
    expect(planBookings([older], offsetOf, retained([stored]))).toMatchObject({
      writes: [],
      leftCancelled: 1,
    });
    const another = { ...older, bookingId: 'a2', bookedAt: '2027-03-01T12:30:00.000Z' };
    expect(planBookings([another], offsetOf, retained([stored]))).toMatchObject({
      writes: [another],
      imported: 1,
    });
  });
});

describe('an import that is retried', () => {
  const importId = '01KAJ0000000000000000000AA';
  const reported = {
    classId: 'a',
    channel: 'wellhub',
    bookingType: 'Wellhub',
    status: 'confirmed',
    customerName: 'Ana',
    bookedAt: '2027-03-01T10:00:00.000Z',
    revenueMinor: 9_500,
  } as const;
  const bookingId = bookingIdByContent(reported);
  const ana: BookingRow = { ...reported, bookingId };
  const three = [0, 1, 2].map(() => ({ ...ana }));
  const retainedOf = (rows: readonly BookingRow[]) => new Map(rows.map((one) => [one.bookingId, one]));
  const plan = (rows: readonly BookingRow[], before: readonly BookingRow[]) =>
    planBookings(rows, () => 0, retainedOf(before), { importId });

  test('counts the places that its earlier attempt wrote, whichever they were, and writes the others', () => {
    const { writes } = plan(three, []);
    expect(writes.map((one) => one.bookingId)).toEqual([bookingId, `${bookingId}-1`, `${bookingId}-2`]);
    for (const written of [[], [0], [1], [0, 2], [1, 2], [0, 1, 2]]) {
      const before = written.map((at) => writes[at]!);
      const again = plan(three, before);
      expect(again).toMatchObject({ imported: 3, unchanged: 0, superseded: [] });
      expect(retainedOf([...before, ...again.writes])).toEqual(retainedOf(writes));
    }
  });

  test('keeps what another piece of it wrote under the former name of the class', () => {
    const former: BookingRow = {
      ...ana,
      customerName: 'Eva',
      bookingId: 'b'.repeat(24),
      importedBy: importId,
    };
    const { superseded, imported } = plan([ana], [former]);
    expect([superseded, imported]).toEqual([[], 1]);
  });

  test('yields to what a webhook reported about the same bookings meanwhile', () => {
    const { writes } = plan(three, []);
    const theirs: BookingRow = {
      ...ana,
      bookingId: 'theirs',
      bookedAt: '2027-03-01T10:00:21.000Z',
      marketplaceReference: 'WH-1',
    };
    const again = plan(three, [...writes, theirs]);
    expect(again).toMatchObject({ imported: 2, updated: 0, unchanged: 1 });
    expect(again.superseded).toHaveLength(1);
    expect(writes).toContain(again.superseded[0]);
    const reported = writes.map((one) => ({ ...one, reportedBy: 'webhook' as const }));
    expect(plan(three, [...reported, theirs]).superseded).toEqual([]);
  });
});

describe('figures of a class', () => {
  test('kenko sells for the studio; cancelled bookings earn nothing and are no bookings', () => {
    const one = (channel: BookingRow['channel'], revenueMinor: number, cancelledAt?: string) => ({
      channel,
      revenueMinor,
      status: cancelledAt ? ('cancelled' as const) : ('confirmed' as const),
      bookedAt: '2027-03-02T10:00:00.000Z',
      ...(cancelledAt && { cancelledAt }),
    });
    const figures = figuresOf(
      [
        one('direct', 100),
        one('kenko', 30),
        one('wellhub', 7, '2027-03-02T12:59:00.000Z'),
        one('fitpass', 50),
      ],
      '2027-03-02T13:00:00.000Z',
    );
    expect(figures).toEqual({
      bookings: 3,
      bookedByChannel: { direct: 1, kenko: 1, fitpass: 1 },
      revenueDirectMinor: 130,
      revenueMarketplaceMinor: 50,
      events: [
        { minutesBefore: 180, channel: 'direct', kind: 'booked' },
        { minutesBefore: 180, channel: 'fitpass', kind: 'booked' },
        { minutesBefore: 180, channel: 'kenko', kind: 'booked' },
        { minutesBefore: 180, channel: 'wellhub', kind: 'booked' },
        { minutesBefore: 1, channel: 'wellhub', kind: 'cancelled', bookedMinutesBefore: 180 },
      ],
    });
  });

  test('the order of bookings does not matter, and the parts add up', () => {
    fc.assert(
      fc.property(file, fc.nat(), (rows, turn) => {
        const startsAt = '2027-03-02T13:00:00.000Z';
        const cut = rows.length > 0 ? turn % rows.length : 0;
        const figures = figuresOf(rows, startsAt);
        expect(figuresOf([...rows.slice(cut), ...rows.slice(0, cut)], startsAt)).toEqual(figures);
        expect(sum(figures.bookedByChannel)).toBe(figures.bookings);
        expect(figures.bookings).toBe(rows.filter(({ status }) => status === 'confirmed').length);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('places that were equal rows', () => {
  test('are those of the booking whose number a file states', () => {
    const classId = '20270301T1900Z-abcdefabcdef';
    const plain = {
      classId,
      channel: 'direct',
      bookingType: 'Drop in',
      customerName: 'Eva',
      status: 'confirmed',
      bookedAt: '2027-02-20T20:15:00.000Z',
      revenueMinor: 100,
    } as const;
    const row = { ...plain, bookingId: bookingIdByContent(plain) };
    const stating = (filePlaces: number): BookingRow => ({
      ...row,
      places: filePlaces,
      filePlaces,
      placesAt: '2027-02-25T00:00:00.000Z',
      revenueMinor: filePlaces * 100,
    });
    const placesOf = (rows: Iterable<BookingRow>): number =>
      figuresOf([...rows], '2027-03-01T19:00:00.000Z').bookings;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(5),
        (equal, stated, reached) => {
          const now = new Map<string, BookingRow>();
          const first = Array.from({ length: equal }, () => row);
          for (const one of planBookings(first, () => 0, now).writes) now.set(one.bookingId, one);
          // The import is interrupted after some of its changes, and repeated as a whole.
          for (const changesMax of [reached, Infinity]) {
            const plan = planBookings([stating(stated)], () => 0, now, { importId: 'second' });
            const changes = [
              ...plan.writes.map((one) => () => now.set(one.bookingId, one)),
              ...plan.singlePlaces.map((one) => () => now.delete(one.bookingId)),
            ];
            for (const change of changes.slice(0, changesMax)) {
              change();
              expect(placesOf(now.values())).toBeGreaterThanOrEqual(Math.min(equal, stated));
            }
          }
          if (stated >= equal) expect(placesOf(now.values())).toBe(stated);
          else expect(placesOf(now.values())).toBe(equal - 1 + stated);
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});
