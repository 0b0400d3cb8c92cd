import type { Layout } from './layout.ts';
import { thirdBookings } from './third-bookings.ts';
import { thirdSchedules } from './third-schedules.ts';

/** Exports with the columns of further systems, written before the reader read any of them. */
export const thirdBatch: readonly Layout[] = [...thirdBookings, ...thirdSchedules];
