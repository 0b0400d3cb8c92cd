import type { BookingEvent, ClassRecord } from '#shared/core/forecast/observe-class.ts';

/** A sale period of two days. */
export const twoDays: readonly number[] = [48, 24, 0];

export const booked = (hoursBefore: number, channel = 'direct'): BookingEvent => ({
  hoursBefore,
  channel,
  kind: 'booked',
});

export const cancelled = (hoursBefore: number, channel = 'direct'): BookingEvent => ({
  hoursBefore,
  channel,
  kind: 'cancelled',
});

/** A class of three places that is on sale for two days; Fitpass may sell one of them. */
export const aRecord = (over: Partial<ClassRecord> = {}): ClassRecord => ({
  capacity: 3,
  channels: ['direct', 'fitpass'],
  events: [],
  allocationLog: [{ hoursBefore: 48, channel: 'fitpass', allocation: 1 }],
  nowHoursBefore: 0,
  openedHoursBefore: 48,
  binEdgesHours: twoDays,
  ...over,
});
