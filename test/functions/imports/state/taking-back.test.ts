import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { noCounts, summaryOf } from '#functions/imports/state/import.ts';
import { packed, takingBackPiecesOf } from '#functions/imports/taking-back/taking-back-pieces.ts';
import {
  chunksWritten,
  countedStays,
  mayShareRows,
  mayTakeBack,
  sumOfStays,
  whyBookingStays,
  whyClassStays,
  type LeftClass,
} from '#functions/imports/state/taking-back.ts';
import type { ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import type { ChunkState, Import } from '#functions/imports/state/import-record.ts';

const mine = '01KAJ0000000000000000000AA';
const other = '01KAJ0000000000000000000BB';
const made: LeftClass = { importedBy: mine, pushVersions: {}, mayShow: {}, confirmed: {}, version: 1 };

describe('a class of an import that is undone', () => {
  const why = (change: Partial<LeftClass>, hasBookings = false) =>
    whyClassStays({ ...made, ...change }, hasBookings, mine);

  it('is deleted if it is unchanged since the import', () => {
    expect(why({})).toBeUndefined();
    expect(why({ mayShow: { wellhub: 0 }, unreported: { fitpass: 0 }, latestPushes: {} })).toBeUndefined();
  });

  it.each([
    ['bookings', { unreported: { fitpass: 1 } }, false],
    ['bookings', {}, true],
    ['on-sale', { pushVersions: { wellhub: 1 } }, false],
    ['on-sale', { mayShow: { fitpass: 2 } }, false],
    ['on-sale', { latestPushes: { fitpass: 'x' } }, false],
    ['on-sale', { confirmed: { fitpass: { slots: 0 } } }, false],
    ['recommended', { pendingDecisionId: 'd', version: 2 }, false],
    ['changed', { version: 2 }, false],
    ['before', { importedBy: other, changedBy: mine }, false],
    ['before', { importedBy: undefined, changedBy: mine }, true],
    [null, { importedBy: other }, false],
    [null, { importedBy: other, changedBy: other }, true],
  ])('stays as %p with %p, %p', (reason, change, hasBookings) => {
    expect(why(change, hasBookings)).toBe(reason);
  });
});

describe('a booking of an import that is undone', () => {
  const row: BookingRow = {
    classId: '20270301T1300Z-000000000000',
    bookingId: 'b',
    channel: 'fitpass',
    bookingType: 'Fitpass',
    status: 'confirmed',
    bookedAt: '2027-02-01T10:00:00.000Z',
    revenueMinor: 1000,
    importedBy: mine,
  };

  it.each([
    [undefined, {}],
    [undefined, { changedBy: mine }],
    [undefined, { status: 'cancelled', cancelledAt: '2027-02-02T10:00:00.000Z' }],
    ['reported', { reportedBy: 'webhook' }],
    ['reported', { status: 'cancelled', cancelledBy: 'mail' }],
    ['changed', { changedBy: other }],
    ['before', { importedBy: other, changedBy: mine }],
    [null, { importedBy: other }],
  ] as const)('is %p with %p', (reason, change) => {
    expect(whyBookingStays({ ...row, ...change }, mine)).toBe(reason);
  });
});

describe('what stays', () => {
  it('is counted by reason, and summed', () => {
    const some = countedStays(['changed', undefined, 'bookings', null, 'changed']);
    expect(some).toEqual([
      { reason: 'bookings', rows: 1 },
      { reason: 'changed', rows: 2 },
    ]);
    expect(sumOfStays([some, [{ reason: 'changed', rows: 3 }], []])).toEqual([
      { reason: 'bookings', rows: 1 },
      { reason: 'changed', rows: 5 },
    ]);
  });
});

describe('the chunks of an import that is undone', () => {
  const chunk = (at: number, change: Partial<ChunkState> = {}): ChunkState => ({
    chunk: at,
    rows: 3,
    counts: noCounts,
    skippedReasons: [],
    uncounted: undefined,
    ...change,
  });

  it('are those that wrote something, or may have', () => {
    const wrote = { counts: { ...noCounts, updated: 1 } };
    expect(
      chunksWritten([
        chunk(3, { uncounted: 'given-up' }),
        chunk(0, wrote),
        chunk(1),
        chunk(2, { counts: { ...noCounts, imported: 2 } }),
      ]),
    ).toEqual([0, 2, 3]);
  });
});

const now = new Date('2026-11-23T12:00:00.000Z');
const item: Import = {
  studioId: '22222222-2222-4222-8222-222222222222',
  importId: mine,
  kind: 'schedule',
  fileName: 'a.csv',
  sizeBytes: 10,
  status: 'cancelled',
  slot: '1',
  createdAt: '2026-11-23T11:00:00.000Z',
  rowsTotal: 10,
  rowsChecked: 10,
  chunks: 2,
  findingsTotal: 0,
  version: 4,
};
const done = {
  rows: 4,
  result: { ...noCounts, imported: 4 },
  skippedReasons: [],
  resultIs: 'final',
} as const;

describe('whether an import can be undone', () => {
  it.each([
    [true, {}, {}],
    [true, { status: 'failed' }, {}],
    [true, { takingBack: 'failed' }, {}],
    [true, { takingBack: 'completed', stays: [{ reason: 'bookings', rows: 1 }] }, {}],
    [true, {}, { result: noCounts, resultIs: 'least' }],
    [true, { createdAt: '2026-11-17T12:00:00.000Z' }, {}],
    [false, { createdAt: '2026-11-17T11:59:59.000Z' }, {}],
    [false, {}, { resultIs: 'growing' }],
    [false, {}, { result: noCounts }],
    [true, { status: 'completed', result: { ...noCounts, imported: 4 } }, {}],
    [false, { status: 'completed', result: { ...noCounts, updated: 4 } }, {}],
    [true, { kind: 'bookings', status: 'completed', result: { ...noCounts, updated: 4 } }, {}],
    [false, { status: 'completed', result: { ...noCounts, imported: 4 }, takingBack: 'running' }, {}],
    [
      false,
      {
        status: 'completed',
        result: { ...noCounts, imported: 4 },
        createdAt: '2026-11-17T11:59:59.000Z',
      },
      {},
    ],
    [false, { status: 'completed' }, {}],
    [false, { status: 'importing' }, {}],
    [false, { takingBack: 'running' }, {}],
    [false, { takingBack: 'completed', stays: [] }, {}],
    [false, { takingBack: 'completed', stays: [{ reason: 'before', rows: 1 }] }, {}],
  ] as const)('is %p with %p and %p', (may, ofItem, ofDone) => {
    expect(mayTakeBack({ ...item, ...ofItem } as Import, { ...done, ...ofDone }, now)).toBe(may);
  });

  it('needs no chunks if the import is completed', () => {
    const completed = { ...item, status: 'completed', result: { ...noCounts, imported: 4 } } as const;
    expect(mayTakeBack(completed, undefined, now)).toBe(true);
  });

  it('is false if no written rows are known', () => {
    expect(mayTakeBack(item, undefined, now)).toBe(false);
  });
});

describe('a later import', () => {
  const laterId = '01KAJ0000000000000000000ZZ';
  const result = { ...noCounts, imported: 2, unchanged: 3 };
  const later: Import = { ...item, importId: laterId, status: 'completed', result };
  it.each([
    [true, {}],
    [true, { takingBack: 'failed' }],
    [true, { result: { ...noCounts, imported: 1, unchanged: 1 } }],
    [false, { importId: item.importId }],
    [false, { takingBack: 'completed' }],
    [false, { kind: 'bookings' }],
    [false, { status: 'cancelled' }],
    [false, { importId: '00000000000000000000000000' }],
    [false, { result: { ...noCounts, imported: 2 } }],
    [false, { result: { ...noCounts, unchanged: 3 } }],
  ] as const)('may share rows with an earlier one: %p with %p', (may, change) => {
    expect(mayShareRows(item, { ...later, ...change })).toBe(may);
  });
});

describe('the message of a failed import', () => {
  const problem = 'Something went wrong on our side.';
  const said = (change: Partial<Import>, rows = 4) =>
    summaryOf({ ...item, status: 'failed', problem, ...change }, { ...done, rows }, now).problem;

  it('states how many rows remain, with a singular for one', () => {
    expect(said({})).toBe(`${problem} Rows imported so far: 4 of 10. Import the file again to add the rest.`);
    expect(said({ rowsTotal: 1 }, 1)).toBe(
      `${problem} Rows imported so far: 1 of 1. Import the file again to add the rest.`,
    );
  });

  it('is only the reason if its rows are being undone', () => {
    expect(said({ takingBack: 'running' })).toBe(problem);
  });
});

describe('bookings that go', () => {
  const classId = '20270301T1300Z-000000000000';
  const rows = (count: number, ofClass = classId): BookingRow[] =>
    Array.from({ length: count }, (_, at) => ({
      classId: ofClass,
      bookingId: `b${at}`,
      channel: 'direct',
      bookingType: 'Pack',
      status: 'confirmed',
      bookedAt: '2027-02-01T10:00:00.000Z',
      revenueMinor: 100,
    }));
  const cls = (bookings: number, change: object = {}) =>
    ({
      item: {
        startsAt: '2027-03-01T13:00:00.000Z',
        localDate: '2027-03-01',
        totalCapacity: 400,
        bookings,
        bookedByChannel: { direct: bookings },
        revenueDirectMinor: bookings * 100,
        revenueMarketplaceMinor: 0,
        version: 7,
        ...change,
      },
      demand: undefined,
    }) as unknown as ImportedClass;

  it('leave the class with correct figures after each transaction', () => {
    const all = rows(200);
    const pieces = takingBackPiecesOf(classId, cls(200), all, all.slice(10));
    expect(pieces.map(({ gone }) => gone.length)).toEqual([90, 90, 10]);
    expect(
      pieces.map(({ change }) => [change?.version, change?.before.bookings, change?.figures.bookings]),
    ).toEqual([
      [7, 200, 110],
      [8, 110, 20],
      [9, 20, 10],
    ]);
    expect(pieces.at(-1)?.change?.figures).toMatchObject({
      revenueDirectMinor: 1000,
      bookedByChannel: { direct: 10 },
    });
    expect(pieces.at(-1)?.change?.figures.events).toHaveLength(10);
  });

  it('keep what was read at a marketplace without a report', () => {
    const all = rows(3).map((row) => ({ ...row, channel: 'fitpass' as const }));
    const read = { bookedByChannel: { fitpass: 5 }, unreported: { fitpass: 2 } };
    const [piece] = takingBackPiecesOf(classId, cls(5, read), all, all);
    expect(piece?.change?.figures).toMatchObject({ bookings: 5, unreported: { fitpass: 5 } });
  });

  it('are deleted alone if their class is gone', () => {
    const all = rows(2);
    expect(takingBackPiecesOf(classId, undefined, all, all)).toEqual([
      { classId, gone: all, change: undefined },
    ]);
  });

  it('are packed into transactions of 98 items, a class once in each', () => {
    const all = rows(92);
    const first = takingBackPiecesOf(classId, cls(92), all, all);
    const others = ['20270301T1400Z-000000000000', '20270301T1500Z-000000000000'].flatMap((id) =>
      takingBackPiecesOf(id, cls(1), rows(1, id), rows(1, id)),
    );
    const sizes = packed([...first, ...others]).map((some) => some.map(({ gone }) => gone.length));
    expect(sizes).toEqual([[90], [2, 1, 1]]);
  });
});
