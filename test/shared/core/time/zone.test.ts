import {
  addHours,
  addLocalDays,
  daysBetween,
  dayRangeUtc,
  hoursBetween,
  instantToLocal,
  isZone,
  localToInstant,
  weekdayOf,
  zonesAgree,
} from '#shared/core/time/zone.ts';

describe('a local time becomes an instant', () => {
  it.each([
    ['2026-01-15', '07:00', 'America/New_York', '2026-01-15T12:00:00.000Z'],
    ['2026-07-15', '07:00', 'America/New_York', '2026-07-15T11:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    ['2026-04-04', '23:30', 'America/Santiago', '2026-04-05T02:30:00.000Z'],
    ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2026-07-15', '07:00', 'America/Mexico_City', '2026-07-15T13:00:00.000Z'],
    ['2024-02-29', '23:59', 'UTC', '2024-02-29T23:59:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) =>
    expect(localToInstant(date, time, zone)).toBe(instant),
  );

  it('moves a skipped time past the gap', () => {
    expect(instantToLocal('2026-03-08T07:30:00Z', 'America/New_York')).toEqual({
      date: '2026-03-08',
      time: '03:30',
      weekday: 7,
    });
    expect(instantToLocal('2026-10-03T15:45:00Z', 'Australia/Lord_Howe').time).toBe('02:45');
    expect(instantToLocal('2026-09-06T04:30:00Z', 'America/Santiago').time).toBe('01:30');
  });

  it('shows both occurrences of a repeated time', () => {
    expect(instantToLocal('2026-11-01T05:30:00Z', 'America/New_York').time).toBe('01:30');
    expect(instantToLocal('2026-11-01T06:30:00Z', 'America/New_York').time).toBe('01:30');
  });
});

describe('local days', () => {
  it.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-04-04', 'America/Santiago', 25],
    ['2026-03-29', 'Europe/London', 23],
    ['2026-10-25', 'Europe/London', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-06-01', 'UTC', 24],
  ])('%s in %s lasts %p hours', (date, zone, hours) => {
    const { fromUtc, toUtc } = dayRangeUtc(date, date, zone);
    expect(hoursBetween(fromUtc, toUtc)).toBe(hours);
  });

  it('span a week, excluding its end', () => {
    expect(dayRangeUtc('2026-03-02', '2026-03-08', 'America/New_York')).toEqual({
      fromUtc: '2026-03-02T05:00:00.000Z',
      toUtc: '2026-03-09T04:00:00.000Z',
    });
  });

  it('are counted on the calendar', () => {
    expect(addLocalDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addLocalDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-28', '2026-03-31')).toBe(31);
    expect(daysBetween('2026-03-31', '2026-02-28')).toBe(-31);
    expect(weekdayOf('2026-03-09')).toBe(1);
    expect(addHours('2026-03-08T06:30:00Z', -0.5)).toBe('2026-03-08T06:00:00.000Z');
  });
});

describe('refusals', () => {
  it.each([
    ['localDate', () => localToInstant('2026-02-30', '07:00', 'UTC')],
    ['localDate', () => localToInstant('26-02-03', '07:00', 'UTC')],
    ['localTime', () => localToInstant('2026-02-03', '24:00', 'UTC')],
    ['localTime', () => localToInstant('2026-02-03', '7:00', 'UTC')],
    ['zone', () => localToInstant('2026-02-03', '07:00', 'Mars/Olympus')],
    ['zone', () => localToInstant('2026-02-03', '07:00', '+05:00')],
    ['zone', () => localToInstant('2026-02-03', '07:00', '')],
    ['utcIso', () => instantToLocal('2026-02-03T07:00:00', 'UTC')],
    ['utcIso', () => instantToLocal('2026-02-30T07:00:00Z', 'UTC')],
    ['toUtcIso', () => hoursBetween('2026-02-03T07:00:00Z', 'yesterday')],
    ['days', () => addLocalDays('2026-02-03', 1.5)],
    ['days', () => addLocalDays('2026-02-03', Number.NaN)],
    ['toDate', () => dayRangeUtc('2026-02-03', '2026-02-02', 'UTC')],
    ['hours', () => addHours('2026-02-03T07:00:00Z', Infinity)],
  ])('name %s', (path, attempt) => {
    expect(attempt).toThrow(expect.objectContaining({ name: 'InvalidInput', path }));
  });

  it('distinguish a time zone from an invalid one', () => {
    expect(['UTC', 'America/Mexico_City', 'Etc/GMT+5'].every(isZone)).toBe(true);
    expect(['', '+05:00', 'Mexico City', 'Mars/Olympus'].some(isZone)).toBe(false);
  });
});

describe('two zones agree', () => {
  it.each([
    ['America/Mexico_City', 'America/Monterrey', '2024-01-01T00:00:00Z', '2027-12-31T00:00:00Z', true],
    ['America/Mexico_City', 'America/Bogota', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', false],
    // New York has the time of Bogotá only in winter; its clocks change at 07:00 UTC.
    ['America/New_York', 'America/Bogota', '2026-11-10T00:00:00Z', '2027-03-14T06:59:59Z', true],
    ['America/New_York', 'America/Bogota', '2026-11-10T00:00:00Z', '2027-03-14T07:00:00Z', false],
    ['America/Bogota', 'America/New_York', '2026-11-10T00:00:00Z', '2027-03-14T07:00:00Z', false],
    ['America/Bogota', 'America/New_York', '2026-06-10T00:00:00Z', '2026-12-14T00:00:00Z', false],
    // For some weeks, only one of the two has changed its clocks.
    ['Europe/Paris', 'Africa/Cairo', '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z', false],
    ['Europe/London', 'UTC', '2026-11-01T00:00:00Z', '2027-02-01T00:00:00Z', true],
    ['America/New_York', 'America/Toronto', '2022-01-01T00:00:00Z', '2030-01-01T00:00:00Z', true],
  ])('%s and %s from %s to %s: %s', (first, second, from, to, expected) =>
    expect(zonesAgree(first, second, from, to)).toBe(expected),
  );

  it('if every local time between is the same', () => {
    const zones = ['America/Havana', 'America/New_York', 'America/Toronto', 'America/Port-au-Prince'];
    const [from, to] = ['2027-02-20T00:00:00.000Z', '2027-04-10T00:00:00.000Z'];
    const halfHours = Array.from({ length: 49 * 48 }, (_, at) => Date.parse(from) + at * 1_800_000);
    const timesIn = (timeZone: string) => {
      const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return halfHours.map((at) => format.format(at)).join();
    };
    const timesOf = new Map(zones.map((zone) => [zone, timesIn(zone)]));
    for (const first of zones)
      for (const second of zones)
        expect([first, second, zonesAgree(first, second, from, to)]).toEqual([
          first,
          second,
          timesOf.get(first) === timesOf.get(second),
        ]);
  });

  it.each([
    ['Mars/Olympus', 'UTC', '2026-01-01T00:00:00Z', 'zone'],
    ['UTC', '+05:00', '2026-01-01T00:00:00Z', 'zone'],
    ['UTC', 'UTC', '2026-01-01', 'utcIso'],
  ])('only for zones and instants: %s, %s, %s', (first, second, from, path) => {
    expect(() => zonesAgree(first, second, from, '2026-02-01T00:00:00Z')).toThrow(
      expect.objectContaining({ path }),
    );
  });
});
