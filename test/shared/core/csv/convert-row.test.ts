import { convertRow } from '#shared/core/csv/convert-row.ts';
import type { Field, ReadingPlan } from '#shared/core/csv/plan.ts';

const planOf = (columns: Field[][], rest: Partial<ReadingPlan> = {}): ReadingPlan => ({
  columns,
  dateFormat: 'DD/MM/YYYY',
  timeFormat: '24h',
  ...rest,
});

const schedule = planOf([['class_name'], ['class_date', 'class_time'], ['room'], ['total_capacity'], []]);
const bookings = planOf([
  ['class_name'],
  ['class_date'],
  ['class_time'],
  ['room'],
  ['booking_type'],
  ['studio_revenue'],
  ['booked_at'],
]);
const booking = ['Yoga', '25/03/2025', '18:00', 'A', 'direct', '120.00', '24/03/2025 09:30'];

describe('a value that all rows share', () => {
  const oneRoom = planOf([['class_name'], ['class_date'], ['class_time']], {
    values: { room: 'Sala 1', total_capacity: '20.0' },
  });

  it('is used in every row, and read like a cell', () => {
    expect(convertRow(oneRoom, 'schedule')(['Yoga', '04/03/2025', 'mediodía']).record).toEqual({
      class_name: 'Yoga',
      class_date: '2025-03-04',
      class_time: '12:00',
      room: 'Sala 1',
      total_capacity: '20',
    });
  });

  it('is overridden by a column of the file', () => {
    const plan = planOf([['class_name'], ['class_date', 'class_time'], ['room'], ['total_capacity']], {
      values: { room: 'Sala 1' },
    });
    const convert = convertRow(plan, 'schedule');
    expect(convert(['Yoga', '04/03/2025 18:00', 'Sala 2', '20']).record?.room).toBe('Sala 2');
    expect(convert(['Yoga', '04/03/2025 18:00', '', '20']).findings).toEqual([
      { path: 'room', message: 'Missing value for room', mistake: { code: 'missing' } },
    ]);
  });
});

describe('convertRow', () => {
  it('converts class times with a time zone to the studio’s', () => {
    const convert = convertRow(schedule, 'schedule', { timezone: 'America/Mexico_City' });
    const startOf = (cell: string) => {
      const { record } = convert(['Yoga', cell, 'A', '20', '']);
      return [record?.class_date, record?.class_time];
    };
    expect(startOf('2025-03-04T03:00:00Z')).toEqual(['2025-03-03', '21:00']);
    expect(startOf('2025-03-04T20:00:00+02:00')).toEqual(['2025-03-04', '12:00']);
    expect(startOf('04/03/2025 18:00')).toEqual(['2025-03-04', '18:00']);
  });

  it('makes texts one line in composed Unicode, without the prefix that protects from formulas', () => {
    const convert = convertRow(schedule, 'schedule');
    const { record } = convert([
      '  Niñ\u0303os\n y  más\u00a0',
      '04/03/2025 6:30 p. m.',
      "'=SUM(A1)",
      '12.0',
      'x',
    ]);
    expect(record).toEqual({
      class_name: 'Niñ\u0303os y más'.normalize('NFC'),
      class_date: '2025-03-04',
      class_time: '18:30',
      room: '=SUM(A1)',
      total_capacity: '12',
    });
  });

  it('accepts a row only if its missing or surplus cells are empty', () => {
    const convert = convertRow(schedule, 'schedule');
    const row = ['Yoga', '04/03/2025 18:00', 'A', '20'];
    const mismatch = [{ path: 'row', message: 'Column count mismatch', mistake: { code: 'cell-count' } }];
    expect(convert(row).record).toBeDefined();
    expect(convert([...row, '', '', ' ']).record).toBeDefined();
    expect(convert([...row, '', 'x']).findings).toEqual(mismatch);
    expect(convert(row.slice(0, 3)).findings).toEqual(mismatch);
  });

  it('reads two counts in the order of the column title', () => {
    const columns: Field[][] = [
      ['class_name'],
      ['class_date'],
      ['class_time'],
      ['room'],
      ['total_capacity', 'current_bookings'],
    ];
    const row = ['Yoga', '04/03/2025', '18:00', 'A', '24/18'];
    expect(convertRow(planOf(columns), 'schedule')(row).record).toMatchObject({
      total_capacity: '24',
      current_bookings: '18',
    });
    expect(
      convertRow(planOf(columns.with(4, ['current_bookings', 'total_capacity'])), 'schedule')(row).record,
    ).toMatchObject({
      total_capacity: '18',
      current_bookings: '24',
    });
  });

  it('reads free places beside all of them from one cell', () => {
    const columns: Field[][] = [
      ['class_name'],
      ['class_date'],
      ['class_time'],
      ['room'],
      ['free_places', 'total_capacity'],
    ];
    const row = ['Yoga', '04/03/2025', '18:00', 'A', '6/24'];
    expect(convertRow(planOf(columns), 'schedule')(row).record).toMatchObject({
      free_places: '6',
      total_capacity: '24',
    });
  });

  it('reads the last of several columns for a field, but joins names and times', () => {
    const columns: Field[][] = [
      ...bookings.columns.map((fields) => [...fields]),
      ['booked_at'],
      ['customer_name'],
      ['customer_name'],
      ['room'],
    ];
    const convert = convertRow(planOf(columns), 'bookings');
    expect(convert([...booking.with(6, '24/03/2025'), '9:30 PM', 'Ana', 'Ríos', 'B']).record).toMatchObject({
      booked_at: '2025-03-24T21:30',
      customer_name: 'Ana Ríos',
      room: 'B',
    });
    expect(convert([...booking, '23/03/2025 08:00', '', 'Ríos', 'B']).record).toMatchObject({
      booked_at: '2025-03-23T08:00',
      customer_name: 'Ríos',
    });
  });

  it('reads dates in the file’s own order, and amounts by its decimal mark', () => {
    const plan = planOf(bookings.columns as Field[][], {
      dateFormat: 'YYYY-MM-DD',
      momentFormat: 'MM/DD/YYYY',
      decimalMark: '.',
    });
    const row = booking.with(1, '2025-03-25').with(5, '13.333').with(6, '3/4/2025 9:30 PM');
    expect(convertRow(plan, 'bookings')(row).record).toMatchObject({
      class_date: '2025-03-25',
      studio_revenue: '13.333',
      booked_at: '2025-03-04T21:30',
    });
  });

  it('reports every field that is missing or invalid', () => {
    const convert = convertRow(
      planOf([...(bookings.columns as Field[][]), ['marketplace_fee'], ['booking_price']]),
      'bookings',
    );
    expect(convert([...booking, '(3.60)', 'N/A']).record).toMatchObject({ marketplace_fee: '3.60' });
    const { findings } = convert(['', '31/04/2025', '25:00', 'n/a', 'direct', '-5', 'ayer', 'x', '-1']);
    expect(findings?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'class_name: Missing value for class_name',
      'class_date: class_date names a day that its month does not have',
      'class_time: class_time must be a time such as 18:30 or 6:30 PM',
      'room: Missing value for room',
      'studio_revenue: studio_revenue must be an amount of 0 or more, such as 12.50',
      'booked_at: booked_at must be a date written DD/MM/YYYY, with or without a time',
      'marketplace_fee: marketplace_fee must be an amount of 0 or more, such as 12.50',
      'booking_price: booking_price must be an amount of 0 or more, such as 12.50',
    ]);
  });

  it('refuses dates whose order nobody has chosen', () => {
    const { findings } = convertRow(
      planOf(bookings.columns as Field[][], { dateFormat: null }),
      'bookings',
    )(booking);
    expect(findings?.map(({ path }) => path)).toEqual(['class_date', 'booked_at']);
  });
});
