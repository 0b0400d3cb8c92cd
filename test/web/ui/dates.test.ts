import {
  addDays,
  dateIn,
  daysInRange,
  daysOf,
  instantIn,
  isLocalDate,
  localToday,
  longDay,
  longWeekdayOf,
  monthDay,
  weekdayOf,
} from '#web/src/ui/dates.ts';

describe('calendar days', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-21T00:00', false],
  ])('%p is a day: %p', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });

  it('are counted across months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysInRange('2026-03-07', '2026-03-09')).toBe(3);
    expect(daysOf('2026-11-29', '2026-12-02')).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
    expect(daysOf('2026-11-29', '2026-11-28')).toEqual([]);
  });

  it('are formatted for people', () => {
    expect(weekdayOf('2026-11-21')).toBe('Sat');
    expect(longWeekdayOf('2026-11-21')).toBe('Saturday');
    expect(monthDay('2026-11-05')).toBe('11/5');
    expect(longDay('2026-11-21')).toBe('Saturday, November 21, 2026');
  });
});

it('localToday returns the day on this device', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localToday(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
});

describe('instantIn', () => {
  it("shows the studio's local time", () => {
    expect(instantIn('America/Mexico_City', '2026-11-21T15:04:00Z')).toBe('Nov 21, 2026, 09:04');
    expect(instantIn('Asia/Tokyo', '2026-11-21T15:04:00Z')).toBe('Nov 22, 2026, 00:04');
  });
});

describe('dateIn', () => {
  it("shows the studio's day", () => {
    expect(dateIn('America/Mexico_City', '2026-12-01T03:00:00Z')).toBe('Nov 30, 2026');
    expect(dateIn('Asia/Tokyo', '2026-12-01T03:00:00Z')).toBe('Dec 1, 2026');
  });
});
