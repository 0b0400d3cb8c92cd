import type { Layout } from './layout.ts';
import { thirdBookings } from './third-bookings.ts';
import { thirdSchedules } from './third-schedules.ts';

/** Exports in the columns of further systems, written before any of them was read. */
export const thirdBatch: readonly Layout[] = [...thirdBookings, ...thirdSchedules];
