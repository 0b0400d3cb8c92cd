import * as fc from 'fast-check';
import { recountedFigures, type RecountedClass } from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import type { ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import { fileCountNow } from '#functions/_domain/bookings/file-count.ts';
import { markUsedUp } from '#functions/imports/rows/mark-used-up.ts';
import { takingBackPiecesOf } from '#functions/imports/taking-back/taking-back-pieces.ts';

const classId = '20270302T1300Z-0123456789ab';
const startsAt = '2027-03-02T13:00:00.000Z';
const importedAt = new Date('2027-02-20T10:00:00.000Z');

type Sold = Pick<BookingRow, 'channel' | 'status'>;

const sold: fc.Arbitrary<Sold> = fc.record({
  channel: fc.constantFrom('direct', 'fitpass', 'wellhub'),
  status: fc.constantFrom('confirmed', 'confirmed', 'cancelled'),
});

const rowsOf = (some: readonly Sold[], name: string): BookingRow[] =>
  some.map(({ channel, status }, at) => ({
    classId,
    bookingId: `${name}${at}`,
    channel,
    bookingType: '',
    status,
    bookedAt: '2027-02-10T10:00:00.000Z',
    ...(status === 'cancelled' && { cancelledAt: '2027-02-11T10:00:00.000Z' }),
    revenueMinor: 100,
  }));

type Stored = RecountedClass & { readonly unreported: Partial<Record<string, number>> };

/** A class with bookings, with places that were read at two marketplaces, and perhaps with a count from a file. */
function aClass(rows: readonly BookingRow[], fitpass: number, wellhub: number, counted: number | undefined) {
  const unreported = Object.fromEntries(
    Object.entries({ fitpass, wellhub }).filter(([, places]) => places > 0),
  );
  const reported = recountedFigures(rows, { startsAt, bookings: 0, bookedByChannel: {} });
  const on = (name: 'fitpass' | 'wellhub'): number =>
    (reported.bookedByChannel[name] ?? 0) + (unreported[name] ?? 0);
  const cls = {
    startsAt,
    bookings: reported.bookings + fitpass + wellhub,
    bookedByChannel: { ...reported.bookedByChannel, fitpass: on('fitpass'), wellhub: on('wellhub') },
    unreported,
    ...(counted !== undefined && {
      fileCount: fileCountNow(counted, { startsAt, unreported }, reported.events, importedAt),
    }),
  };
  const { events: _events, ...figures } = recountedFigures(rows, cls);
  return { ...cls, ...figures, unreported };
}

const importedFrom = (cls: Stored): ImportedClass =>
  ({
    item: { ...cls, localDate: '2027-03-02', totalCapacity: 400, version: 1 },
    demand: undefined,
  }) as unknown as ImportedClass;

const shown = ({ bookings, bookedByChannel, unreported }: Partial<Stored>) => ({
  bookings,
  fitpass: bookedByChannel?.['fitpass'] ?? 0,
  wellhub: bookedByChannel?.['wellhub'] ?? 0,
  unreported: { fitpass: 0, wellhub: 0, ...unreported },
});

/**
 * Writes a file's bookings, and undoes them.
 *
 * @param written how many of them an earlier attempt wrote, before it was interrupted
 */
function undone(cls: Stored, before: readonly BookingRow[], file: readonly BookingRow[], written = 0) {
  const classes = new Map([[classId, cls]]);
  const byId = (rows: readonly BookingRow[]) => new Map(rows.map((row) => [row.bookingId, row]));
  const writes = file.map((row) => ({ ...row, importedBy: 'import' }));
  const madeBefore = markUsedUp({ writes, madeBefore: [] }, byId(before), classes).slice(0, written);
  const again = { writes: writes.slice(written), madeBefore };
  const marked = [...madeBefore, ...markUsedUp(again, byId([...before, ...madeBefore]), classes)];
  const all = [...before, ...marked];
  const { unreported = cls.unreported, ...figures } = recountedFigures(all, cls);
  const after = { ...cls, ...figures, unreported };
  const pieces = takingBackPiecesOf(classId, importedFrom(after), all, marked);
  const changes = pieces.flatMap(({ change }) => change?.figures ?? []);
  return { after, undone: changes.reduce<Stored>((one, change) => ({ ...one, ...change }), after) };
}

const numbered = fc.option(fc.nat(12), { nil: undefined });

describe('a file of bookings that is undone', () => {
  it('leaves the places that were read at a marketplace, whichever of them it named', () => {
    const cls = aClass([], 3, 0, undefined);
    const named = rowsOf(
      Array.from({ length: 5 }, () => ({ channel: 'fitpass', status: 'confirmed' })),
      'f',
    );
    const { after, undone: end } = undone(cls, [], named);
    expect(shown(after)).toMatchObject({ bookings: 5, fitpass: 5, unreported: { fitpass: 0 } });
    expect(shown(end)).toMatchObject({ bookings: 3, fitpass: 3, unreported: { fitpass: 3 } });
  });

  it('restores the numbers of any class, however often it is attempted and however many transactions that takes', () => {
    const some = fc.array(sold, { maxLength: 6 });
    const file = fc.oneof(some, fc.array(sold, { minLength: 91, maxLength: 200 }));
    fc.assert(
      fc.property(
        fc.tuple(some, file, fc.nat(200)),
        fc.tuple(fc.nat(120), fc.nat(4), numbered),
        ([drawn, named, written], [fitpass, wellhub, counted]) => {
          const before = rowsOf(drawn, 'b');
          const cls = aClass(before, fitpass, wellhub, counted);
          const { undone: end } = undone(cls, before, rowsOf(named, 'f'), written);
          expect(shown(end)).toEqual(shown(cls));
        },
      ),
      { numRuns: 500 },
    );
  });
});
