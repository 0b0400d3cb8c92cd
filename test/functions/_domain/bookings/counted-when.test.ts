import {
  countedOnly,
  fileCountAfterCancelling,
  fileCountAfterFirstReading,
  fileCountAgain,
  fileCountNow,
  isFirstReading,
} from '#functions/_domain/bookings/file-count.ts';
import type { DemandEvent } from '#functions/_domain/classes/class-figures.ts';
import { count, importedMinutes, instant, startsAt } from './counted-class.ts';

const imported = new Date(instant(importedMinutes));
const dayMinutes = 24 * 60;

const booked = (minutesBefore: number, over: Partial<DemandEvent> = {}): DemandEvent => ({
  minutesBefore,
  channel: 'fitpass',
  kind: 'booked',
  ...over,
});
const cancelled = (minutesBefore: number, bookedMinutesBefore: number): DemandEvent => ({
  minutesBefore,
  channel: 'fitpass',
  kind: 'cancelled',
  bookedMinutesBefore,
});

describe('a booking is one of those that a file counted', () => {
  // The file counted three; one less is known only from it if the booking is certainly among them.
  test.each([
    ['if it was made a minute before', [booked(importedMinutes + 1)], 2],
    [
      'not if it was made in the same minute, because it may have been made after',
      [booked(importedMinutes)],
      3,
    ],
    [
      'if it was made a whole day before its day began',
      [booked(importedMinutes + dayMinutes, { isDay: true })],
      2,
    ],
    [
      'not if the file was imported within its day',
      [booked(importedMinutes + dayMinutes - 1, { isDay: true })],
      3,
    ],
    ['if it was cancelled a minute after', [booked(1500), cancelled(importedMinutes - 1, 1500)], 2],
    ['not if it was cancelled in the same minute', [booked(1500), cancelled(importedMinutes, 1500)], 3],
  ])('%s', (_, events, left) => {
    expect(countedOnly({ startsAt, fileCount: count(3) }, events)).toBe(left);
  });
});

test('of two counts together, a booking is one of the counted ones only if it stood throughout', () => {
  const fileCount = { ...count(3), lastSeconds: count(3).atSeconds + 500 * 60 };
  const events = [booked(1500), cancelled(700, 1500), booked(800)];
  expect(countedOnly({ startsAt, fileCount }, events)).toBe(2);
  expect(countedOnly({ startsAt, fileCount: { ...fileCount, isThroughout: true } }, events)).toBe(3);
});

test('bookings that were reported when a file counted are not among its unreported places', () => {
  const fileCount = { ...count(5), unreported: { fitpass: 2 }, reported: { fitpass: 1 } };
  const cls = { startsAt, fileCount, unreported: { fitpass: 2 } };
  expect(countedOnly(cls, [booked(1500)])).toBe(2);
  // One of the two was reported since.
  expect(countedOnly(cls, [booked(1500), booked(1400)])).toBe(2);
});

test('a file imported after the class counts nothing more if any of its bookings stands', () => {
  const fileCount = fileCountNow(5, { startsAt }, [], new Date(instant(-60)));
  const [one, two] = [booked(1500), booked(1400)];
  expect(countedOnly({ startsAt, fileCount }, [one, two, cancelled(300, 1500)])).toBe(0);
  expect(countedOnly({ startsAt, fileCount }, [one, cancelled(300, 1500)])).toBe(5);
  const justBefore = fileCountNow(5, { startsAt }, [], new Date(instant(1)));
  expect(countedOnly({ startsAt, fileCount: justBefore }, [one])).toBe(4);
});

describe('the count of a file that is imported now', () => {
  test('has the unreported places without removed bookings, and the reported ones beside them', () => {
    const cls = {
      startsAt,
      unreported: { fitpass: 2, wellhub: 1, totalpass: 4 },
      unread: { fitpass: 1, wellhub: 1 },
    };
    const events = [booked(1500), booked(1500, { channel: 'wellhub' })];
    expect(fileCountNow(9, cls, events, imported)).toMatchObject({
      booked: 9,
      unreported: { fitpass: 1, wellhub: 0, totalpass: 4 },
      reported: { fitpass: 1, totalpass: 0 },
    });
    expect(fileCountNow(9, cls, events, imported).reported['wellhub']).toBeUndefined();
  });

  test('keeps when a file first counted the class', () => {
    const fileCount = { ...count(3), firstSeconds: 100 };
    expect(fileCountNow(4, { startsAt, fileCount }, [], imported).firstSeconds).toBe(100);
    const first = count(3);
    const again = fileCountNow(4, { startsAt, fileCount: first }, [], new Date(instant(10)));
    expect(again.firstSeconds).toBe(first.atSeconds);
    expect(fileCountNow(4, { startsAt, importedBy: 'import-1' }, [], imported).firstSeconds).toBe(0);
    expect(fileCountNow(4, { startsAt }, [], imported)).not.toHaveProperty('firstSeconds');
  });
});

describe('the count of a file after an unreported place was cancelled', () => {
  const fileCount = { ...count(5), unreported: { fitpass: 2 }, reported: { fitpass: 0 } };
  const after = (events: readonly DemandEvent[], over = {}, minutes = 60) =>
    fileCountAfterCancelling(
      { ...fileCount, ...over },
      { startsAt, unreported: { fitpass: 2 } },
      events,
      'fitpass',
      instant(minutes),
    );

  test('is one lower, unless the file was imported after the cancellation', () => {
    expect(after([])).toMatchObject({ booked: 4, unreported: { fitpass: 1 } });
    expect(after([], {}, importedMinutes + 60)).toMatchObject({ booked: 5, unreported: { fitpass: 1 } });
  });

  test('stays if the file may not have counted the place the first time', () => {
    const twice = { lastSeconds: fileCount.atSeconds + 500 * 60 };
    // One of the two places was reported before the first import, and cancelled before the second.
    expect(after([booked(1500), cancelled(700, 1500)], twice)).toEqual({ ...fileCount, ...twice });
    expect(after([booked(1500)])).toEqual(fileCount);
  });

  test('keeps the places of other marketplaces', () => {
    expect(after([], { unreported: { fitpass: 2, wellhub: 1 } }).unreported).toEqual({
      fitpass: 1,
      wellhub: 1,
    });
  });

  test('is never below zero', () => {
    expect(after([], { booked: 0 })).toMatchObject({ booked: 0, unreported: { fitpass: 1 } });
  });
});

describe('the count of a file with the same number again', () => {
  const hourMs = 3600_000;
  const again = (afterMs: number, cls: object, events: readonly DemandEvent[] = []) =>
    fileCountAgain(count(7), { startsAt, ...cls }, events, new Date(imported.getTime() + afterMs));

  test('has the time of the later file from an hour on, if any booking is known', () => {
    const later = { ...count(7), lastSeconds: count(7).atSeconds + 3600 };
    expect(again(hourMs, {}, [booked(1500)])).toEqual(later);
    expect(again(hourMs, { unreported: { fitpass: 1 } })).toEqual(later);
    expect(again(hourMs - 1000, {}, [booked(1500)])).toEqual(count(7));
    expect(again(hourMs, {})).toEqual(count(7));
  });
});

test('a marketplace is read for the first time within a day after the file, if it was not read before', () => {
  const dayMs = 24 * 3600_000;
  const isFirst = (afterMs: number, unreported = {}) =>
    isFirstReading(
      { fileCount: { ...count(7), unreported } },
      'fitpass',
      new Date(imported.getTime() + afterMs),
    );
  expect([isFirst(0), isFirst(dayMs), isFirst(dayMs + 1000)]).toEqual([true, true, false]);
  expect([isFirst(0, { fitpass: 0 }), isFirst(0, { wellhub: 0 })]).toEqual([false, true]);
  expect(isFirstReading({}, 'fitpass', imported)).toBe(false);
});

test('a count includes what a marketplace had sold, in addition to those that were read before', () => {
  const fileCount = { ...count(7), unreported: { totalpass: 1 }, reported: { totalpass: 2 } };
  const cls = { startsAt, fileCount, unreported: { fitpass: 3, totalpass: 5 } };
  expect(fileCountAfterFirstReading(fileCount, cls, [booked(1500)], 'fitpass')).toEqual({
    ...fileCount,
    unreported: { totalpass: 1, fitpass: 3 },
    reported: { totalpass: 2, fitpass: 1 },
  });
});
