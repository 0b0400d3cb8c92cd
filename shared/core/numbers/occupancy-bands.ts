import { isAbovePercent, isBelowPercent, roundedPercent } from './percent.ts';

/** Occupancy below which a class is at risk, and above which it is fully booked. */
export const atRiskBelowPercent = 50;
export const fullyBookedAbovePercent = 95;

/** Whether a class with this occupancy, in percent, is at risk, judged by the displayed number. */
export const isAtRisk = (occupancyPercent: number): boolean =>
  isBelowPercent(occupancyPercent, atRiskBelowPercent);

/** Whether a class with this occupancy, in percent, is fully booked, judged by the displayed number. */
export const isFullyBooked = (occupancyPercent: number): boolean =>
  isAbovePercent(occupancyPercent, fullyBookedAbovePercent);

/** The occupancy of a class, in the bands of the schedule's colours. */
export type Band = 'full' | 'high' | 'fair' | 'low';

const fullFromPercent = 100;
const highFromPercent = 80;

/** The band of an occupancy, judged by the displayed number. */
export function bandOf(occupancyPercent: number): Band {
  const percent = roundedPercent(occupancyPercent);
  if (percent >= fullFromPercent) return 'full';
  if (percent >= highFromPercent) return 'high';
  return isAtRisk(percent) ? 'low' : 'fair';
}
