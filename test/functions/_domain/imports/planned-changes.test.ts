import { planClass, type KnownClass } from '#functions/_domain/imports/plan-schedule.ts';
import type { DemandEvent } from '#functions/_domain/classes/class-figures.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import { aScheduleRow as aRow } from './a-schedule-row.ts';

const now = new Date('2027-03-01T10:00:00.000Z');
/** When the class begins. */
const start = new Date('2027-03-02T13:00:00.000Z');

const known: KnownClass = {
  className: 'Yoga',
  room: 'A',
  instructor: 'Ana',
  totalCapacity: 20,
  bookings: 0,
  bookedByChannel: {},
  allocations: {},
  version: 2,
  events: [],
};
const booked: DemandEvent = { minutesBefore: 5000, channel: 'fitpass', kind: 'booked' };
const ofFitpass = { bookings: 1, bookedByChannel: { fitpass: 1 }, events: [booked] };

const planned = (row: Partial<ScheduleRow>, over: Partial<KnownClass> = {}, at = now) =>
  planClass(aRow(row), { ...known, ...over }, 'separate', at, new Set(['fitpass']));

describe('a row changes its class', () => {
  test.each<[string, Partial<ScheduleRow>, Partial<KnownClass>, boolean]>([
    ['not if it says the same', { instructor: 'Ana' }, {}, false],
    ['not if it names no instructor', {}, {}, false],
    ['if it names another instructor', { instructor: 'Eva' }, {}, true],
    ['if it spells the name in another way', { className: 'YOGA' }, {}, true],
    ['if it spells the room in another way', { room: 'a' }, {}, true],
    ["if the studio's own system lists the class now", { system: 'kenko' }, {}, true],
    ["not if the studio's own system lists it already", { system: 'kenko' }, { system: 'kenko' }, false],
    ['not if only a file names a class of the system', {}, { system: 'kenko' }, false],
  ])('%s', (_, row, over, isChanged) => {
    expect(planned(row, over) !== undefined).toBe(isChanged);
  });
});

describe("the count of a row's class", () => {
  test('includes the places that nothing explained before, once', () => {
    const cls = { bookings: 5, bookedByChannel: { fitpass: 2, direct: 3 }, unreported: { fitpass: 2 } };
    expect(planned({ currentBookings: 7 }, cls)).toMatchObject({
      bookings: 7,
      bookedByChannel: { fitpass: 2, direct: 5 },
    });
  });

  test('applies to a class that is over only if none of its bookings is known to stand', () => {
    expect(planned({ currentBookings: 4 }, {}, start)).toMatchObject({ bookings: 4 });
    expect(planned({ currentBookings: 4 }, ofFitpass, start)).toBeUndefined();
    const before = new Date(start.getTime() - 1);
    expect(planned({ currentBookings: 4 }, ofFitpass, before)).toMatchObject({ bookings: 4 });
  });

  test('is stored from the first booking on', () => {
    const isNew = (currentBookings: number) =>
      planClass(aRow({ currentBookings }), undefined, 'separate', now, new Set(['fitpass']))?.fileCount;
    expect(isNew(0)).toBeUndefined();
    // No marketplace has been read yet for a class that is new.
    expect(isNew(1)).toMatchObject({ booked: 1, unreported: {} });
    expect(planned({ currentBookings: 1 })?.fileCount).toMatchObject({
      booked: 1,
      unreported: { fitpass: 0 },
    });
    const counted = planned({ currentBookings: 3 });
    const { bookings = 0, bookedByChannel = {}, fileCount } = counted ?? {};
    expect(planned({ currentBookings: 0 }, { bookings, bookedByChannel, fileCount })).toMatchObject({
      bookings: 0,
      fileCount: { booked: 0 },
    });
  });
});

describe('the places of a class that gets smaller', () => {
  const shrunk = (over: Partial<KnownClass>, mode: 'separate' | 'shared') =>
    planClass(aRow({ totalCapacity: 6 }), { ...known, ...over }, mode, now, new Set(['fitpass']))
      ?.allocations;

  test('stay where nobody can take them off sale, also if more are open than are free', () => {
    const shown = {
      bookings: 1,
      bookedByChannel: { direct: 1 },
      allocations: { fitpass: 9, totalpass: 9 },
      confirmed: { fitpass: {}, totalpass: {} },
    };
    expect(shrunk(shown, 'separate')).toEqual({ fitpass: 0, totalpass: 9 });
    expect(shrunk(shown, 'shared')).toEqual({ fitpass: 5, totalpass: 9 });
  });

  test('are taken from the first of two channels with as many, in whatever order they are stored', () => {
    for (const allocations of [
      { fitpass: 4, wellhub: 4 },
      { wellhub: 4, fitpass: 4 },
    ])
      expect(shrunk({ allocations, bookings: 1, bookedByChannel: { direct: 1 } }, 'separate')).toEqual({
        fitpass: 2,
        wellhub: 3,
      });
  });
});
