import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';

/** A class with 20 places, as a schedule file describes it. */
export const aScheduleRow = (over: Partial<ScheduleRow> = {}): ScheduleRow => ({
  className: 'Yoga',
  room: 'A',
  localDate: '2027-03-02',
  localTime: '07:00',
  classId: '20270302T1300Z-0123456789ab',
  seriesId: '0123456789ab',
  startsAt: '2027-03-02T13:00:00.000Z',
  instructor: undefined,
  totalCapacity: 20,
  currentBookings: undefined,
  slots: {},
  ...over,
});
