import * as fc from 'fast-check';
import { isMissingDay, readDate } from '#shared/core/csv/read-date.ts';
import { readMoment } from '#shared/core/csv/read-moment.ts';
import { readMoney } from '#shared/core/csv/read-money.ts';
import { readTime } from '#shared/core/csv/read-time.ts';
import { readPair, readWhole } from '#shared/core/csv/read-whole.ts';
import type { DateFormat } from '#shared/core/csv/plan.ts';

const seed = 20261121;

describe('isMissingDay', () => {
  it.each([
    ['31/04/2025', 'DD/MM/YYYY'],
    ['04/31/2025 18:00', 'MM/DD/YYYY'],
    ['2025-02-29', null],
    ['2025/02/30 07:00', null],
    ['31.06.2025', null],
    ['20250431', null],
    ['31 de abril de 2025', null],
  ] as const)('is true of %s', (cell, format) => {
    expect(readDate(cell, format)).toBeUndefined();
    expect(isMissingDay(cell, format)).toBe(true);
  });

  it.each([
    ['30/04/2025', 'DD/MM/YYYY'],
    ['2024-02-29', null],
    ['04/31/2025', 'DD/MM/YYYY'],
    ['00/04/2025', 'DD/MM/YYYY'],
    ['32/04/2025', 'DD/MM/YYYY'],
    ['31/04/2025', null],
    ['2500-04-31', null],
    ['ayer', 'DD/MM/YYYY'],
    ['', null],
  ] as const)('is false of %s', (cell, format) => {
    expect(isMissingDay(cell, format)).toBe(false);
  });
});

describe('readDate', () => {
  it.each([
    ['2025-03-04', 'YYYY-MM-DD', '2025-03-04'],
    ['2025-3-4', 'YYYY-MM-DD', '2025-03-04'],
    ['2025/03/04', 'YYYY/MM/DD', '2025-03-04'],
    ['03/04/2025', 'MM/DD/YYYY', '2025-03-04'],
    ['03/04/2025', 'DD/MM/YYYY', '2025-04-03'],
    ['4-3-2025', 'DD-MM-YYYY', '2025-03-04'],
    ['3/4/49', 'MM/DD/YY', '2049-03-04'],
    ['3/4/50', 'MM/DD/YY', '1950-03-04'],
    ['04/03/25 18:30', 'DD/MM/YY', '2025-03-04'],
    ['2025-03-04T18:00:00Z', 'YYYY-MM-DD', '2025-03-04'],
    ['2025-03-03, 6:30 PM', 'YYYY-MM-DD', '2025-03-03'],
    ['Wednesday, March 06, 2019', null, '2019-03-06'],
    ['Saturday, December 6th, 2025', null, '2025-12-06'],
    ['18 May 2026', null, '2026-05-18'],
    ['5 de marzo de 2025', null, '2025-03-05'],
    ['15 out 2025', null, '2025-10-15'],
    ['25.03.2025', null, '2025-03-25'],
    ['29/02/2024', 'DD/MM/YYYY', '2024-02-29'],
  ] as const)('reads %s written %s as %s', (cell, format, date) => {
    expect(readDate(cell, format)).toBe(date);
  });

  it.each([
    ['29/02/2023', 'DD/MM/YYYY'],
    ['2025-02-30', 'YYYY-MM-DD'],
    ['13/01/2025', 'MM/DD/YYYY'],
    ['03/04/2025', null],
    ['03/04/2025', 'YYYY-MM-DD'],
    ['45719', null],
    ['2025', 'YYYY-MM-DD'],
    ['18/24', 'DD/MM/YYYY'],
    ['next Monday', null],
    ['', 'YYYY-MM-DD'],
  ] as const)('refuses %s written %s', (cell, format) => {
    expect(readDate(cell, format)).toBeUndefined();
  });

  it('reads back every day of two centuries in every format', () => {
    const writers: Record<DateFormat, (y: string, m: string, d: string) => string> = {
      'YYYY-MM-DD': (y, m, d) => `${y}-${m}-${d}`,
      'YYYY/MM/DD': (y, m, d) => `${y}/${m}/${d}`,
      'MM/DD/YYYY': (y, m, d) => `${m}/${d}/${y}`,
      'DD/MM/YYYY': (y, m, d) => `${d}/${m}/${y}`,
      'DD-MM-YYYY': (y, m, d) => `${d}-${m}-${y}`,
      'MM/DD/YY': (y, m, d) => `${m}/${d}/${y.slice(2)}`,
      'DD/MM/YY': (y, m, d) => `${d}/${m}/${y.slice(2)}`,
    };
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
    const format = fc.constantFrom(...(Object.keys(writers) as DateFormat[]));
    fc.assert(
      fc.property(day, format, fc.constantFrom('', ' 07:05', 'T18:30:00Z'), (date, written, rest) => {
        const iso = date.toISOString().slice(0, 10);
        const [y = '', m = '', d = ''] = iso.split('-');
        expect(readDate(writers[written](y, m, d) + rest, written)).toBe(iso);
      }),
      { seed },
    );
  });
});

describe('readTime', () => {
  it.each([
    ['18:30', '18:30'],
    ['7:05:59', '07:05'],
    ['12:30 AM', '00:30'],
    ['12:00 p.m.', '12:00'],
    ['9:00 a. m.', '09:00'],
    ['6:30 p. m.', '18:30'],
    ['6:30pm', '18:30'],
    ['6pm', '18:00'],
    ['18h30', '18:30'],
    ['18.30', '18:30'],
    ['9:30 - 10:30 am', '09:30'],
    ['11:30 - 12:30 pm', '11:30'],
    ['11:00 am – 12:00 pm', '11:00'],
    ['17:15 às 18:15', '17:15'],
    ['6-7pm', '18:00'],
    ['9:30 Uhr', '09:30'],
    ['7 Uhr', '07:00'],
    ['von 9:30 bis 10:30 Uhr', '09:30'],
    ['1830 hrs', '18:30'],
    ['noon', '12:00'],
    ['mediodía', '12:00'],
    ['12 del mediodía', '12:00'],
    ['1 del mediodía', '13:00'],
    ['meio-dia', '12:00'],
    ['medianoche', '00:00'],
    ['9:30 de la mañana', '09:30'],
    ['a las 6 de la tarde', '18:00'],
    ['8:15 da noite', '20:15'],
    ['12 de la noche', '00:00'],
    ['das 7h às 8h', '07:00'],
    ['7:00am/7:50am', '07:00'],
    ['7:00 (50 min)', '07:00'],
    ['18:30 | 45 minutos', '18:30'],
  ])('reads %s as %s', (cell, time) => {
    expect(readTime(cell)).toBe(time);
  });

  it.each([
    '25:00',
    '12:75',
    '13:30 PM',
    '00:15 AM',
    'afternoon',
    'Yoga de la tarde',
    '18h',
    '1h a 2h 30 min',
    '45 min',
    '1 hr 30 mins',
    'Block 1',
    '--',
    '18',
  ])('refuses %s', (cell) => {
    expect(readTime(cell)).toBeUndefined();
  });

  it('reads back every minute of a day, written in 12 and in 24 hours', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const [hours, rest] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
      const time = `${String(hours).padStart(2, '0')}:${rest}`;
      expect(readTime(`${hours}:${rest}:00`)).toBe(time);
      expect(readTime(`${hours % 12 || 12}:${rest} ${hours < 12 ? 'a. m.' : 'p. m.'}`)).toBe(time);
    }
  });
});

describe('readMoney', () => {
  it.each([
    ['R$ 1.234,50', '1234.50'],
    ['$1,200.50', '1200.50'],
    ['12,50 €', '12.50'],
    ['($3.60)', '-3.60'],
    ['-95.00', '-95.00'],
    ['MXN 1,200', '1200'],
    ['1.234', '1234'],
    ['12.500.000', '12500000'],
    ["1'234.50", '1234.50'],
    ['0,00', '0.00'],
    ['($0.00)', '0.00'],
  ])('reads %s as %s', (cell, amount) => {
    expect(readMoney(cell)).toBe(amount);
  });

  it('interprets a mark before three digits as in the rest of the file', () => {
    expect(readMoney('13.333', '.')).toBe('13.333');
    expect(readMoney('13.333', ',')).toBe('13333');
  });

  it.each(['gratis', 'N/A', '$', '1,2,3.4.5', '', '12 pax', '1.23.456'])('refuses %s', (cell) => {
    expect(readMoney(cell)).toBeUndefined();
  });

  it('reads back every amount in both styles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (minor) => {
        const plain = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        const english = `$${Math.floor(minor / 100).toLocaleString('en')}.${plain.slice(-2)}`;
        const european = `${Math.floor(minor / 100).toLocaleString('de')},${plain.slice(-2)} €`;
        expect([readMoney(english), readMoney(european), readMoney(plain)]).toEqual([plain, plain, plain]);
      }),
      { seed },
    );
  });
});

describe('readWhole and readPair', () => {
  it('read counts', () => {
    expect(['12', '12.0', ' 007 ', '0'].map(readWhole)).toEqual(['12', '12', '7', '0']);
    expect(['12.5', '-8', 'doce', '1O', '12 pax', ''].map(readWhole)).toEqual(Array(6).fill(undefined));
    expect(readPair('18/24')).toEqual(['18', '24']);
    expect(readPair('3 de 20')).toEqual(['3', '20']);
    expect(readPair('18/24/25')).toBeUndefined();
  });
});

describe('readMoment', () => {
  it.each([
    ['2025-03-04 18:05', 'YYYY-MM-DD', '2025-03-04T18:05'],
    ['3/21/2025 5:09 PM', 'MM/DD/YYYY', '2025-03-21T17:09'],
    ['2025-03-17 7:45:00 AM', 'YYYY-MM-DD', '2025-03-17T07:45'],
    ['2025-03-04 18:05:09', 'YYYY-MM-DD', '2025-03-04T18:05:09'],
    ['04/03/2025', 'DD/MM/YYYY', '2025-03-04T00:00'],
    ['2025-03-19T05:05:00Z', 'YYYY-MM-DD', '2025-03-19T05:05:00.000Z'],
    ['2025-03-19T05:05:00-06:00', null, '2025-03-19T11:05:00.000Z'],
  ] as const)('reads %s written %s as %s', (cell, format, moment) => {
    expect(readMoment(cell, format)).toBe(moment);
  });

  it.each(['10:00', 'ayer', '2025-02-30 10:00', '2025-03-04 25:00'])('refuses %s', (cell) => {
    expect(readMoment(cell, 'YYYY-MM-DD')).toBeUndefined();
  });
});
