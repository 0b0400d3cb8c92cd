import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import { neverSent } from './never-sent.ts';

/** A class with three of twelve places booked, which is offered as its numbers say. */
export const aStoredClass = (over: Partial<StoredClass> = {}): StoredClass => ({
  ...neverSent,
  studioId: 'studio',
  month: '202703',
  classId: '20270303T1800Z-000000000001',
  seriesId: 'series',
  className: 'Yoga',
  room: 'Sala 1',
  startsAt: '2027-03-03T18:00:00.000Z',
  localDate: '2027-03-03',
  localTime: '12:00',
  totalCapacity: 12,
  bookings: 3,
  bookedByChannel: { direct: 2, fitpass: 1 },
  allocations: { fitpass: 4, totalpass: 2 },
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
  version: 1,
  ...over,
});
