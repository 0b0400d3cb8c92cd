import { checkTable } from '#shared/core/csv/check-table.ts';
import { protectCell, unprotectCell } from '#shared/core/csv/cell.ts';
import { writeCsv } from '#shared/core/csv/write-csv.ts';
import { bookingColumns, scheduleColumns } from '#functions/_domain/classes/columns.ts';
import { readBookings } from '#functions/_domain/bookings/booking-rows.ts';
import { readSchedule } from '#functions/_domain/classes/schedule-rows.ts';

const zone = 'America/New_York';
const scheduleHeader = ['class_name', 'class_date', 'class_time', 'total_capacity', 'room'];
const good = ['Yoga', '2026-11-25', '07:00', '20', 'Sala 1'];

const findingsOf = (...rows: string[][]) => {
  const { findings } = readSchedule(
    checkTable([scheduleHeader, good, ...rows], scheduleColumns),
    zone,
    'separate',
  );
  return findings.map(({ row, path, message }) => [row, path, message]);
};
const changed = (at: number, cell: string): string[] =>
  good.map((own, column) => (column === at ? cell : own));

const hidden = 'must not hold control characters or characters that turn the direction of writing';

describe('a row of a schedule', () => {
  it.each(['Yo\u0000ga', 'Yo\u202ega', '\u2066Yoga', 'Yoga\u2069'])(
    'with the name %j is refused by its number',
    (name) => {
      expect(findingsOf(changed(0, name))).toEqual([[3, 'class_name', `class_name ${hidden}`]]);
      expect(findingsOf(changed(4, name))).toEqual([[3, 'room', `room ${hidden}`]]);
    },
  );

  it.each(['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
    'of %s is refused by its number',
    (date) => {
      expect(findingsOf(changed(1, date))).toEqual([
        [3, 'class_date', 'class_date must lie in the years 1900 to 2999'],
      ]);
    },
  );

  it('is refused at a time that the clocks skip, and accepted in the minutes around it', () => {
    const at = (time: string) => findingsOf(['Early', '2027-03-14', time, '20', 'Sala 1']);
    expect(at('02:30')).toEqual([
      [3, 'class_time', 'class_time must be a time that exists: on 2027-03-14 the clocks skip 02:30'],
    ]);
    expect(at('01:59')).toEqual([]);
    expect(at('03:00')).toEqual([]);
  });
});

describe('a row of bookings', () => {
  const header = [
    'class_name',
    'class_date',
    'class_time',
    'room',
    'booking_type',
    'studio_revenue',
    'booked_at',
  ];
  const findingsOfBooking = (...row: string[]) =>
    readBookings(checkTable([header, row], bookingColumns), { timezone: zone, currency: 'USD' }).findings.map(
      ({ row: number, path, message }) => [number, path, message],
    );

  it('booked on a day whose midnight the clocks skip is booked when that day begins', () => {
    const row = ['Yoga', '2027-09-06', '07:00', 'Sala 1', 'pack', '10', '2027-09-05 00:00'];
    const chile = { timezone: 'America/Santiago', currency: 'CLP' };
    const { findings, rows } = readBookings(checkTable([header, row], bookingColumns), chile);
    expect(findings).toEqual([]);
    // The clocks go from 00:00 to 01:00, from UTC-4 to UTC-3.
    expect(rows).toMatchObject([{ bookedAt: '2027-09-05T04:00:00.000Z', bookedAtPrecision: 'day' }]);
  });

  it('booked at a time that the clocks skip is refused with its row number', () => {
    const row = ['Yoga', '2027-03-15', '07:00', 'Sala 1', 'pack', '10'];
    expect(findingsOfBooking(...row, '2027-03-14 02:30')).toEqual([
      [2, 'booked_at', 'booked_at must be a time that exists: on 2027-03-14 the clocks skip 02:30'],
    ]);
    expect(findingsOfBooking(...row, '2027-03-14T02:30:00Z')).toEqual([]);
    expect(findingsOfBooking(...row, '0001-03-14 02:30')).toEqual([
      [2, 'booked_at', 'booked_at must lie in the years 1900 to 2999'],
    ]);
  });
});

describe('a cell of an exported file', () => {
  const starts = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
  const before = [
    '',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '\n\n',
    ' ',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u0000',
    '\u2028',
    "'",
  ];
  const formulas = starts.flatMap((start) => before.map((lead) => `${lead}${start}1+1`));

  it.each(formulas.map((cell) => [JSON.stringify(cell), cell]))('is no formula: %s', (_, cell) => {
    expect(protectCell(cell)).toBe(`'${cell}`);
    expect(unprotectCell(protectCell(cell))).toBe(cell);
  });

  it.each(['\tone', '\rone', '\none'])('does not begin with a line break or a tab: %j', (cell) => {
    expect(protectCell(cell)).toBe(`'${cell}`);
  });

  it('is unchanged if it is harmless text', () => {
    for (const cell of ['Yoga', '7=7', 'a\n=1', "'tis", ' Yoga', '']) expect(protectCell(cell)).toBe(cell);
  });

  it('is neutralised inside its quotes', () => {
    expect(writeCsv([['\n=HYPERLINK("x")', 'Yoga']])).toBe(`"'\n=HYPERLINK(""x"")",Yoga\r\n`);
  });
});
