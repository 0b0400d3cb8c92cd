import { englishBookings } from './english-bookings.ts';
import { englishSchedules } from './english-schedules.ts';
import type { Layout } from './layout.ts';
import { otherBookings } from './other-bookings.ts';
import { otherSchedules } from './other-schedules.ts';

/** The layouts that the column reader was developed with. */
export const layouts: readonly Layout[] = [
  ...englishSchedules,
  ...englishBookings,
  ...otherSchedules,
  ...otherBookings,
];
