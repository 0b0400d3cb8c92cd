import { hoursInBins, nominalHours } from '../../../../shared/core/forecast/bins.ts';
import {
  observeClass,
  type BookingEvent,
  type ClassRecord,
} from '../../../../shared/core/forecast/observe-class.ts';

const edges = [48, 24, 0];
const booked = (hoursBefore: number, channel = 'direct'): BookingEvent => ({
  hoursBefore,
  channel,
  kind: 'booked',
});
const cancelled = (hoursBefore: number, channel = 'direct'): BookingEvent => ({
  hoursBefore,
  channel,
  kind: 'cancelled',
});

const record = (over: Partial<ClassRecord> = {}): ClassRecord => ({
  capacity: 3,
  channels: ['direct', 'fitpass'],
  events: [],
  allocationLog: [{ hoursBefore: 48, channel: 'fitpass', allocation: 1 }],
  nowHoursBefore: 0,
  openedHoursBefore: 48,
  binEdgesHours: edges,
  ...over,
});

describe('observeClass', () => {
  it('counts every hour as open while nothing is sold', () => {
    const seen = observeClass(record());
    expect(seen.openHours).toEqual([
      [24, 24],
      [24, 24],
    ]);
    expect(seen.bookings).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('closes a marketplace at its allocation and reopens it with the log', () => {
    const allocationLog = [
      { hoursBefore: 48, channel: 'fitpass', allocation: 1 },
      { hoursBefore: 10, channel: 'fitpass', allocation: 2 },
    ];
    const seen = observeClass(record({ allocationLog, events: [booked(30, 'fitpass')] }));
    expect(seen.openHours).toEqual([
      [24, 24],
      [18, 10],
    ]);
    expect(seen.bookings).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(seen.bookedHours).toEqual([0, 30]);
  });

  it('closes everything while the class is full', () => {
    const events = [booked(40), booked(36), booked(30), cancelled(20)];
    const seen = observeClass(record({ events }));
    expect(seen.openHours).toEqual([
      [18, 20],
      [18, 20],
    ]);
    expect(seen.cancelled).toEqual([1, 0]);
    expect(seen.booked).toEqual([2, 0]);
    expect(seen.kept).toEqual([2, 0]);
    expect(seen.bookedHours[0]).toBe(40 + 36 + 10);
  });

  it('takes a marketplace without a log as open whenever the class is not full', () => {
    const seen = observeClass(record({ allocationLog: [], events: [booked(30, 'fitpass')] }));
    expect(seen.openHours[1]).toEqual([24, 24]);
  });

  it('sees a class as of any moment', () => {
    const events = [booked(40), booked(12), { ...booked(-1), kind: 'no-show' as const }];
    const then = observeClass(record({ events, nowHoursBefore: 20 }));
    expect(then).toMatchObject({
      bookings: [
        [1, 0],
        [0, 0],
      ],
      openHours: [
        [24, 4],
        [24, 4],
      ],
      noShow: [0, 0],
    });
    expect(observeClass(record({ events, nowHoursBefore: -5 })).noShow).toEqual([1, 0]);
  });

  it('puts bookings at an edge into the later bin and squeezes earlier hours into the first', () => {
    expect(observeClass(record({ events: [booked(24)] })).bookings[0]).toEqual([0, 1]);
    const early = observeClass(
      record({ openedHoursBefore: 124, events: [booked(100), booked(74, 'fitpass')], nowHoursBefore: 0 }),
    );
    expect(early.bookings).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(early.openHours).toEqual([
      [24, 24],
      [12, 0],
    ]);
    expect(early.bookedHours).toEqual([100, 74]);
  });

  it('does not depend on the order of events', () => {
    const events = [booked(40), booked(36, 'fitpass'), cancelled(20), booked(11)];
    expect(observeClass(record({ events: events.toReversed() }))).toEqual(observeClass(record({ events })));
  });

  it.each([
    ['capacity', { capacity: -1 }],
    ['nowHoursBefore', { nowHoursBefore: Number.NaN }],
    ['openedHoursBefore', { openedHoursBefore: Infinity }],
    ['events[0].hoursBefore', { events: [booked(Number.NaN)] }],
    ['events[1].channel', { events: [booked(3), booked(2, 'unknown')] }],
    [
      'allocationLog[0].allocation',
      { allocationLog: [{ hoursBefore: 4, channel: 'fitpass', allocation: -2 }] },
    ],
    ['binEdgesHours[1]', { binEdgesHours: [24, 24, 0] }],
    ['binEdgesHours', { binEdgesHours: [24, 12] }],
  ])('refuses %s by name', (path, over) => {
    expect(() => observeClass(record(over))).toThrow(expect.objectContaining({ name: 'InvalidInput', path }));
  });
});

describe('bins', () => {
  it('share out hours', () => {
    expect(hoursInBins(edges, 30, 10)).toEqual([6, 14]);
    expect(hoursInBins(edges, 100, 0)).toEqual([24, 24]);
    expect(hoursInBins(edges, 10, 30)).toEqual([0, 0]);
  });
  it.each([
    [10, 124, 10],
    [24, 124, 24],
    [74, 124, 36],
    [124, 124, 48],
    [200, 124, 48],
    [40, 48, 40],
    [60, 40, 48],
  ])('%p hours of a class opened %p hours before count as %p', (hours, opened, nominal) => {
    expect(nominalHours(edges, opened, hours)).toBeCloseTo(nominal, 12);
  });
});
