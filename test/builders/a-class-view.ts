import type { ClassView } from '#shared/contracts/schedule/class.ts';

/** The forecast of a class that has begun. */
const whatWas = ({
  bookings,
  occupancyPercent,
  revenue,
}: Omit<ClassView, 'outlook'>): ClassView['outlook'] => ({
  basis: 'was',
  bookings,
  bookingsLow: bookings,
  bookingsHigh: bookings,
  occupancyPercent,
  revenue: { ...revenue, lowMinor: revenue.totalMinor, highMinor: revenue.totalMinor },
  forecastBeginsAt: null,
});

/** A class as the schedule shows it: 20 places, 10 booked, Saturday 07:00 in Studio A. */
export function aClassView(change: Partial<ClassView> = {}): ClassView {
  const cls = { ...usual, ...change };
  return { ...cls, outlook: change.outlook ?? whatWas(cls) };
}

const usual: Omit<ClassView, 'outlook'> = {
  classId: '20261121T1300Z-000000000001',
  className: 'Vinyasa Yoga',
  room: 'Studio A',
  instructor: null,
  startsAt: '2026-11-21T13:00:00.000Z',
  localDate: '2026-11-21',
  localTime: '07:00',
  totalCapacity: 20,
  bookings: 10,
  occupancyPercent: 50,
  bookedByChannel: { direct: 6, fitpass: 4 },
  allocations: { fitpass: 8 },
  confirmed: { fitpass: { slots: 8, at: '2026-11-20T13:00:00.000Z' } },
  revenue: { totalMinor: 100_000, directMinor: 70_000, marketplaceMinor: 30_000 },
  pendingDecisionId: null,
  isRecurring: false,
  recurrenceTemplateId: null,
  version: 1,
};
