import { acceptedRequests, closedSpans, instantIn } from '#shared/core/allocation/replay-course.ts';
import type { BookingEvent, ClassRecord } from '#shared/core/forecast/observe-class.ts';
import { aRecord, booked, cancelled, twoDays as edges } from '#test/laws/a-record.ts';

const record = (over: Partial<ClassRecord> = {}): ClassRecord => aRecord({ capacity: 2, ...over });
const noShow: BookingEvent = { hoursBefore: 5, channel: 'direct', kind: 'no-show' };

describe('the requests that were accepted', () => {
  it('are the bookings before the start, with the hour of their cancellation', () => {
    const events = [
      booked(40, 'direct'),
      noShow,
      booked(0.5, 'direct'),
      booked(0, 'direct'),
      cancelled(0.25, 'direct'),
      cancelled(7, 'fitpass'),
    ];
    expect(acceptedRequests(record({ events }))).toEqual([
      { hours: 40, lane: 0, cancelHours: 0.25 },
      { hours: 0.5, lane: 0, cancelHours: 0 },
    ]);
  });
});

describe('the time in which a channel was closed', () => {
  it('begins when the places of the channel, or all places of the class, are sold', () => {
    const events = [booked(40, 'fitpass'), booked(20, 'direct'), cancelled(6, 'fitpass')];
    const allocationLog = [
      { hoursBefore: 48, channel: 'fitpass', allocation: 1 },
      { hoursBefore: 30, channel: 'fitpass', allocation: 3 },
    ];
    expect(closedSpans(record({ events, allocationLog }), edges)).toEqual([
      { lane: 1, bin: 0, fromHours: 40, toHours: 30 },
      { lane: 0, bin: 1, fromHours: 20, toHours: 6 },
      { lane: 1, bin: 1, fromHours: 20, toHours: 6 },
    ]);
  });

  it('is split at the edges of bins, and lasts to the start', () => {
    const allocationLog = [{ hoursBefore: 48, channel: 'fitpass', allocation: 0 }];
    expect(closedSpans(record({ allocationLog }), edges)).toEqual([
      { lane: 1, bin: 0, fromHours: 48, toHours: 24 },
      { lane: 1, bin: 1, fromHours: 24, toHours: 0 },
    ]);
    const last = record({ capacity: 1, events: [booked(0.5, 'direct')], channels: ['direct'] });
    expect(closedSpans({ ...last, allocationLog: [] }, edges)).toEqual([
      { lane: 0, bin: 1, fromHours: 0.5, toHours: 0 },
    ]);
  });

  it('contains unchanged times in hours', () => {
    const span = { lane: 0, bin: 1, fromHours: 20, toHours: 10 };
    expect([0, 0.25, 1].map((share) => instantIn(span, record(), edges, share))).toEqual([10, 12.5, 20]);
    // Opened 120 hours before: 33 of the 48 hours on the scale are 3/8 of the 96 hours before the last day.
    const early = { lane: 0, bin: 0, fromHours: 36, toHours: 30 };
    expect(instantIn(early, record({ openedHoursBefore: 120 }), edges, 0.5)).toBe(24 + 36);
  });
});
