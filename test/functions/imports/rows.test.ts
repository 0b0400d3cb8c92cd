import { readBookings } from '#functions/_domain/bookings/booking-rows.ts';
import { assertNoFindings, checkFile } from '#functions/_domain/imports/check-file.ts';
import { identifyIn } from '#functions/_domain/classes/class-identity.ts';
import { bookingColumns, scheduleColumns } from '#functions/_domain/classes/columns.ts';
import { csvCellCharactersMax, csvColumnsMax, readCsv } from '#functions/_domain/imports/read-csv.ts';
import { readSchedule } from '#functions/_domain/classes/schedule-rows.ts';
import { templateOf } from '#functions/imports/reading/template.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { currencies, placesMax } from '#shared/contracts/values.ts';
import { languages } from '#shared/language.ts';

const zone = 'America/Mexico_City';
const studio = { timezone: zone, currency: 'MXN' };
const scheduleHeader =
  'class_name,class_date,class_time,room,total_capacity,fitpass_slots,wellhub_slots,kenko_slots';
const schedule = (rows: string[], mode: InventoryMode = 'separate') =>
  readSchedule(checkFile([scheduleHeader, ...rows].join('\n'), scheduleColumns), zone, mode);
const bookingHeader =
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_email,booking_source,cancelled_at';
const bookings = (...rows: string[]) =>
  readBookings(checkFile([bookingHeader, ...rows].join('\n'), bookingColumns), studio);
const reported = ({
  findings,
}: {
  findings: readonly { path: string; row?: number | undefined; message: string }[];
}) => findings.map(({ row, path, message }) => `${row} ${path}: ${message}`);

describe('schedule rows', () => {
  test('a row becomes a class with its UTC start and the places of each channel that has any', () => {
    const { rows, findings } = schedule(['  Yoga   Flow ,2027-03-02,07:00,A,20,4,,0']);
    expect(findings).toEqual([]);
    expect(rows[0]).toMatchObject({
      className: 'Yoga Flow',
      startsAt: '2027-03-02T13:00:00.000Z',
      localTime: '07:00',
      totalCapacity: 20,
      slots: { fitpass: 4, kenko: 0 },
    });
  });

  test.each([
    ['Yoga,2027-02-29,07:00,A,20,,,', 'class_date must be a day of the calendar'],
    ['Yoga,02/03/2027,07:00,A,20,,,', 'class_date must be a date written YYYY-MM-DD'],
    ['Yoga,2027-03-02,7:00,A,20,,,', 'class_time must be a time written HH:mm, from 00:00 to 23:59'],
    ['Yoga,2027-03-02,24:00,A,20,,,', 'class_time must be a time written HH:mm, from 00:00 to 23:59'],
    ['Yoga,2027-03-02,07:00,A,-1,,,', 'total_capacity must be a whole number from 0 to 32,000'],
    ['Yoga,2027-03-02,07:00,A,1.5,,,', 'total_capacity must be a whole number from 0 to 32,000'],
    ['Yoga,2027-03-02,07:00,A,twenty,,,', 'total_capacity must be a whole number from 0 to 32,000'],
    ['Yoga,2027-03-02,07:00,A,10,11,,', 'fitpass_slots must not exceed total_capacity'],
  ])('%s is refused', (row, message) => {
    expect(schedule([row]).findings.map((one) => one.message)).toContain(message);
  });

  test.each([
    [placesMax - 1, true],
    [placesMax, true],
    [placesMax + 1, false],
  ])('a capacity of %d is accepted: %s', (capacity, taken) => {
    expect(schedule([`Yoga,2027-03-02,07:00,A,${capacity},,,`]).findings.length === 0).toBe(taken);
  });

  test.each([
    [4, 5, 'separate', true],
    [5, 5, 'separate', true],
    [5, 6, 'separate', false],
    [5, 6, 'shared', true],
  ] as const)('places of %d and %d of 10 in %s inventory fit: %s', (fitpass, wellhub, mode, fits) => {
    const { findings } = schedule([`Yoga,2027-03-02,07:00,A,10,${fitpass},${wellhub},`], mode);
    expect(findings.length === 0).toBe(fits);
  });

  test('the same row twice counts once, and a class with contradicting rows is refused', () => {
    const row = 'Yoga,2027-03-02,07:00,A,20,,,';
    expect(schedule([row, row])).toMatchObject({ repeated: 1, findings: [], rows: { length: 1 } });
    expect(reported(schedule([row, row.replace(',20,', ',21,')]))).toEqual([
      '3 class_name: Same class as row 2, but with different values',
    ]);
  });

  test('keno_slots and kenko_slots are one column', () => {
    const file = (title: string) =>
      `class_name,class_date,class_time,room,total_capacity,${title}\nYoga,2027-03-02,07:00,A,20,3`;
    for (const title of ['keno_slots', 'kenko_slots'])
      expect(readSchedule(checkFile(file(title), scheduleColumns), zone, 'separate').rows[0]?.slots).toEqual({
        kenko: 3,
      });
  });
});

describe('class identity', () => {
  const identify = identifyIn('America/New_York');
  const yoga = { className: 'Yoga', localDate: '2027-03-13', localTime: '07:00', room: 'A' };

  test('spaces and case do not distinguish classes, but name, start and room do', () => {
    const id = identify(yoga).classId;
    expect(identify({ ...yoga, className: ' yoga ', room: 'a' }).classId).toBe(id);
    for (const other of [
      { className: 'Yogi' },
      { localTime: '07:01' },
      { room: 'B' },
      { localDate: '2027-03-20' },
    ])
      expect(identify({ ...yoga, ...other }).classId).not.toBe(id);
    expect(identify({ ...yoga, className: 'Yoga A', room: '' }).classId).not.toBe(id);
  });

  test('a weekly class stays in its series when the clocks change', () => {
    const before = identify(yoga);
    const after = identify({ ...yoga, localDate: '2027-03-20' });
    expect([before.startsAt, after.startsAt]).toEqual([
      '2027-03-13T12:00:00.000Z',
      '2027-03-20T11:00:00.000Z',
    ]);
    expect(after.seriesId).toBe(before.seriesId);
    expect(identify({ ...yoga, localDate: '2027-03-14' }).seriesId).not.toBe(before.seriesId);
  });
});

describe('booking rows', () => {
  test.each([
    ['2027-03-02 07:20', true],
    ['2027-03-31 07:00', true],
    ['2027-04-03 07:00', false],
    ['2027-04-03', false],
    ['2028-03-02 06:00', false],
  ])('a booking on %s of a class on 2027-03-02 07:00 is accepted: %s', (bookedAt, isAccepted) => {
    const found = reported(
      bookings(`Yoga,2027-03-02,07:00,A,Drop-in,90,${bookedAt.padEnd(16, ' 00:00')},,,`),
    );
    expect(found).toEqual(
      isAccepted ? [] : ['2 booked_at: booked_at must not be more than 31 days after the class'],
    );
  });

  const row = (over: Partial<Record<string, string>> = {}) =>
    [
      'Yoga,2027-03-02,07:00,A',
      over['type'] ?? 'direct',
      over['revenue'] ?? '120.50',
      over['at'] ?? '2027-03-01 20:15',
      over['email'] ?? 'ana@example.com',
      over['source'] ?? '',
      over['cancelled'] ?? '',
    ].join(',');

  test.each([
    ['direct', '', 'direct'],
    ['walk-in', '', 'direct'],
    ['10-class pack', '', 'direct'],
    ['Fitpass', '', 'fitpass'],
    ['Gympass', '', 'wellhub'],
    ['Total Pass', '', 'totalpass'],
    ['marketplace', 'ClassPass', 'classpass'],
    ['Keno', '', 'kenko'],
    ['constructor', '', 'direct'],
  ])('type %s from %j is %s', (type, source, channel) => {
    expect(bookings(row({ type, source })).rows[0]?.channel).toBe(channel);
  });

  test('a marketplace booking must name its marketplace', () => {
    expect(reported(bookings(row({ type: 'marketplace' })))).toEqual([
      '2 booking_source: booking_source must name the marketplace',
    ]);
  });

  test.each([
    ['2027-03-01 20:15', '2027-03-02T02:15:00.000Z'],
    ['2027-03-01T20:15:30', '2027-03-02T02:15:30.000Z'],
    ['2027-03-01T20:15:30Z', '2027-03-01T20:15:30.000Z'],
    ['2027-03-01T20:15:30-08:00', '2027-03-02T04:15:30.000Z'],
  ])('booked_at %s is %s', (at, instant) => {
    expect(bookings(row({ at })).rows[0]?.bookedAt).toBe(instant);
  });

  test.each(['yesterday', '2027-03-01', '2027-02-30 10:00', '2027-03-01 25:00', '2027-03-01 10:00:61'])(
    'booked_at %s is refused',
    (at) => {
      expect(bookings(row({ at })).findings[0]).toMatchObject({ row: 2, path: 'booked_at' });
    },
  );

  test.each(['-1', '1,5', '$10', '1.234', 'NaN'])('a revenue of %s is refused', (revenue) => {
    const quoted = revenue.includes(',') ? `"${revenue}"` : revenue;
    expect(bookings(row({ revenue: quoted })).findings[0]).toMatchObject({ row: 2, path: 'studio_revenue' });
  });

  test('a revenue above any visit, such as a telephone number, is refused', () => {
    expect(bookings(row({ revenue: '10000000' })).rows[0]?.revenueMinor).toBe(1_000_000_000);
    expect(reported(bookings(row({ revenue: '10000000.01' }), row({ revenue: '5215512345678' })))).toEqual([
      '2 studio_revenue: studio_revenue must be at most 10,000,000',
      '3 studio_revenue: studio_revenue must be at most 10,000,000',
    ]);
  });

  test('a cancellation dated before the booking is refused', () => {
    expect(reported(bookings(row({ cancelled: '2027-03-01 20:14' })))).toEqual([
      '2 cancelled_at: cancelled_at must not be before booked_at',
    ]);
    expect(bookings(row({ cancelled: '2027-03-01 20:15' })).findings).toEqual([]);
  });

  test('a booking listed twice is the cancelled one, in either order', () => {
    const [standing, cancelled] = [row(), row({ cancelled: '2027-03-01 21:00' })];
    for (const rows of [
      [standing, cancelled],
      [cancelled, standing],
    ])
      expect(bookings(...rows)).toMatchObject({ repeated: 1, rows: [{ status: 'cancelled' }] });
  });

  const clients = Array.from({ length: 10 }, (_, at) => `client-${at}@example.com`);
  const placesIn = (...rows: string[]) =>
    bookings(...rows).rows.filter(({ status }) => status === 'confirmed').length;

  test('in a log of bookings and cancellations, cancellations of bookings before its first day change nothing else', () => {
    const log = clients.flatMap((email) => [row({ email }), row({ email, cancelled: '2027-03-01 21:00' })]);
    const earlier = row({ email: 'early@example.com', cancelled: '2027-03-01 20:30' });
    expect(placesIn(...log)).toBe(0);
    expect(placesIn(...log, earlier)).toBe(0);
    expect(placesIn(...log, earlier, earlier)).toBe(0);
    expect(bookings(...log, earlier, earlier).rows).toHaveLength(12);
  });

  test('in a list of places, a client who cancelled one of two places has the other one', () => {
    const cancelled = clients.map((email) => row({ email, cancelled: '2027-03-01 21:00' }));
    const two = [
      row({ email: 'two@example.com' }),
      row({ email: 'two@example.com', cancelled: '2027-03-01 21:00' }),
    ];
    expect(placesIn(...cancelled, ...two)).toBe(1);
  });
});

describe('limits and forms of a file', () => {
  test.each([
    [csvRowsMax - 1, true],
    [csvRowsMax, true],
    [csvRowsMax + 1, false],
  ])('%d rows are read: %s', (rows, taken) => {
    const read = () => readCsv(`a\n${'b\n'.repeat(rows)}`);
    if (taken) expect(read().rows).toHaveLength(rows + 1);
    else
      expect(read).toThrow(
        new Failure(
          'too-large',
          'A file that is imported within one request must have at most 500 rows below its header. Import a larger one with POST /api/imports.',
        ),
      );
  });

  test.each([
    [csvColumnsMax - 1, undefined],
    [csvColumnsMax, undefined],
    [csvColumnsMax + 1, `A row must have at most ${csvColumnsMax} columns`],
  ])('%d columns', (columns, message) => {
    expect(readCsv(`a\n${','.repeat(columns - 1)}`).finding?.message).toBe(message);
  });

  test.each([
    [csvCellCharactersMax - 1, undefined],
    [csvCellCharactersMax, undefined],
    [csvCellCharactersMax + 1, 'A cell must have at most 32,000 characters'],
  ])('a cell of %d characters', (characters, message) => {
    expect(readCsv(`a\n${'x'.repeat(characters)}`).finding?.message).toBe(message);
  });

  test.each([
    ['a,b\n"c,d\n', 'A quote is opened and never closed'],
    ['a,b\n1,2\nc"d,e\n', 'A quote stands in the middle of a cell'],
    ['a,b\n"c"d,e\n', 'A quote is closed before the cell ends'],
  ])('%j is a finding', (text, message) => {
    expect(readCsv(text).finding).toMatchObject({ path: 'row', message });
  });

  test('a byte order mark and Windows line endings are not part of the data', () => {
    expect(readCsv('\uFEFFa,b\r\n1,2\r\n').rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('many errors are counted, in the order of the rows', () => {
    const findings = [
      { path: 'room', row: 9, message: 'x' },
      { path: 'room', row: 2, message: 'y' },
    ];
    try {
      assertNoFindings(findings, 'bookings');
      throw new Error('let through');
    } catch (error) {
      expect(error).toMatchObject({
        code: 'import-invalid',
        message: '2 errors occurred. No bookings were imported.',
        findings: [{ row: 2 }, { row: 9 }],
      });
    }
  });
});

describe('the templates', () => {
  const all = currencies.flatMap((currency) => languages.map((language) => [currency, language] as const));

  test.each(all)('can be imported unchanged, in %s and %s', (currency, language) => {
    const { findings, rows } = readSchedule(
      checkFile(templateOf('schedule', '2027-03-01', { currency, language }), scheduleColumns),
      zone,
      'separate',
    );
    const read = readBookings(
      checkFile(templateOf('bookings', '2027-03-01', { currency, language }), bookingColumns),
      {
        timezone: zone,
        currency,
      },
    );
    expect([findings, read.findings]).toEqual([[], []]);
    const classes = new Set(rows.map(({ classId }) => classId));
    expect(classes.size).toBe(3);
    expect(read.rows.map(({ classId }) => classes.has(classId))).toEqual([true, true, true]);
  });

  test('contain every column of the document and the importer', () => {
    expect(templateOf('schedule', '2027-03-01', { currency: 'MXN', language: 'en' }).split('\r\n')[0]).toBe(
      'class_name,class_date,class_time,total_capacity,room,current_bookings,instructor,fitpass_slots,wellhub_slots,keno_slots,totalpass_slots,direct_slots,waitlist_capacity',
    );
    expect(templateOf('bookings', '2027-03-01', { currency: 'MXN', language: 'en' }).split('\r\n')[0]).toBe(
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,booking_price,booking_source,marketplace_fee,customer_name,customer_email,cancelled_at',
    );
  });
});
