import { addLocalDays, localToInstant } from '#shared/core/time/zone.ts';
import { classIdsBefore, memberAt, occurrencesOf } from '#functions/schedule/recurrence.ts';

const at = (localDate: string, localTime: string, zone: string) => ({
  className: 'Yoga',
  room: 'Sala 1',
  startsAt: localToInstant(localDate, localTime, zone),
  localDate,
  localTime,
});

/** Time zone; first day and time; then for each week the local time shown and its instant. */
const daylightSaving = [
  ['America/New_York', '2027-03-07', '02:30', ['03-14 03:30', '03-14T07:30'], ['03-21 02:30', '03-21T06:30']],
  ['America/New_York', '2027-03-07', '07:00', ['03-14 07:00', '03-14T11:00'], ['03-21 07:00', '03-21T11:00']],
  ['America/New_York', '2027-10-31', '01:30', ['11-07 01:30', '11-07T05:30'], ['11-14 01:30', '11-14T06:30']],
  ['America/New_York', '2027-10-31', '07:00', ['11-07 07:00', '11-07T12:00'], ['11-14 07:00', '11-14T12:00']],
  ['America/Santiago', '2027-08-29', '00:30', ['09-05 01:30', '09-05T04:30'], ['09-12 00:30', '09-12T03:30']],
  ['America/Santiago', '2027-08-29', '07:00', ['09-05 07:00', '09-05T10:00'], ['09-12 07:00', '09-12T10:00']],
  ['America/Santiago', '2027-03-27', '23:30', ['04-03 23:30', '04-04T02:30'], ['04-10 23:30', '04-11T03:30']],
  ['America/Santiago', '2027-03-28', '07:00', ['04-04 07:00', '04-04T11:00'], ['04-11 07:00', '04-11T11:00']],
  ['Europe/London', '2027-03-21', '01:30', ['03-28 02:30', '03-28T01:30'], ['04-04 01:30', '04-04T00:30']],
  ['Europe/London', '2027-03-21', '07:00', ['03-28 07:00', '03-28T06:00'], ['04-04 07:00', '04-04T06:00']],
  ['Europe/London', '2027-10-24', '01:30', ['10-31 01:30', '10-31T00:30'], ['11-07 01:30', '11-07T01:30']],
  ['Europe/London', '2027-10-24', '07:00', ['10-31 07:00', '10-31T07:00'], ['11-07 07:00', '11-07T07:00']],
  [
    'Australia/Lord_Howe',
    '2027-09-26',
    '02:15',
    ['10-03 02:45', '10-02T15:45'],
    ['10-10 02:15', '10-09T15:15'],
  ],
  [
    'Australia/Lord_Howe',
    '2027-09-26',
    '07:00',
    ['10-03 07:00', '10-02T20:00'],
    ['10-10 07:00', '10-09T20:00'],
  ],
  [
    'Australia/Lord_Howe',
    '2027-03-28',
    '01:45',
    ['04-04 01:45', '04-03T14:45'],
    ['04-11 01:45', '04-10T15:15'],
  ],
  [
    'Australia/Lord_Howe',
    '2027-03-28',
    '07:00',
    ['04-04 07:00', '04-03T20:30'],
    ['04-11 07:00', '04-10T20:30'],
  ],
] as const;

describe('the weeks of a recurring class', () => {
  test.each(daylightSaving)('%s, from %s at %s', (zone, date, time, ...weeks) => {
    const found = occurrencesOf(at(date, time, zone), 2, zone);
    expect(
      found.map(({ localDate, localTime, startsAt }) => [`${localDate} ${localTime}`, startsAt]),
    ).toEqual(weeks.map(([wall, instant]) => [`2027-${wall}`, `2027-${instant}:00.000Z`]));
  });

  test.each([
    ['America/New_York', '2027-03-07', '02:30', '03:30'],
    ['America/Santiago', '2027-08-29', '00:30', '01:30'],
    ['Australia/Lord_Howe', '2027-09-26', '02:15', '02:45'],
  ])(
    'keep the time of their series if they are counted from the day that skips it: %s',
    (zone, date, time, later) => {
      const first = at(date, time, zone);
      const weeks = occurrencesOf(first, 4, zone);
      const { classId: recurrenceTemplateId } = occurrencesOf(
        at(addLocalDays(date, -7), time, zone),
        1,
        zone,
      )[0]!;
      const shifted = { ...first, ...weeks[0]!, recurrenceTemplateId };
      expect(shifted.localTime).toBe(later);
      expect(occurrencesOf(shifted, 3, zone)).toEqual(weeks.slice(1));
      expect(classIdsBefore(shifted, 1, zone, new Date('2028-01-01T00:00:00Z'))).toEqual([
        recurrenceTemplateId,
      ]);
      // A class outside of the series starts at that time by intention.
      const [own] = occurrencesOf({ ...shifted, recurrenceTemplateId: undefined }, 1, zone);
      expect(own?.localTime).toBe(later);
    },
  );

  test('end the given number of weeks after the class, across the year', () => {
    const found = occurrencesOf(at('2027-11-24', '07:00', 'America/Mexico_City'), 52, 'America/Mexico_City');
    expect(found).toHaveLength(52);
    expect(found[0]?.localDate).toBe('2027-12-01');
    expect(found.at(-1)?.localDate).toBe('2028-11-22');
    expect(new Set(found.map(({ classId }) => classId)).size).toBe(52);
  });

  test('before a class are its earlier occurrences, latest first', () => {
    const zone = 'America/Mexico_City';
    const cls = at('2027-06-23', '07:00', zone);
    const idsAt = (now: string) => classIdsBefore(cls, 3, zone, new Date(now));
    const idsOf = (...dates: string[]) =>
      dates.map((date) => occurrencesOf(at(addLocalDays(date, -7), '07:00', zone), 1, zone)[0]?.classId);
    expect(idsAt('2027-06-09T13:00:00Z')).toEqual(idsOf('2027-06-09', '2027-06-02', '2027-05-26'));
    expect(idsAt('2027-06-09T12:59:59Z')).toEqual(idsOf('2027-06-02', '2027-05-26', '2027-05-19'));
    expect(idsAt('2028-01-01T00:00:00Z')).toEqual(idsOf('2027-06-16', '2027-06-09', '2027-06-02'));
    expect(idsAt('2027-06-09T13:00:00Z')[0]).toMatch(/^20270609T1300Z-/);
  });
});

describe('the class of a series in a week', () => {
  test('is the one that starts at its time, whatever its name is', () => {
    const zone = 'America/New_York';
    const weeks = occurrencesOf(at('2027-03-10', '07:00', zone), 3, zone);
    const renamed = `${weeks[1]!.classId.slice(0, 14)}-000000000000`;
    const others = ['20270317T1130Z-000000000000', renamed];
    expect(weeks.map((one) => memberAt(others, one))).toEqual([undefined, renamed, undefined]);
  });
});
