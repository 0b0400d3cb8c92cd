import { isAbovePercent, isBelowPercent, roundedPercent } from './percent.ts';

/** A class is at risk under this occupancy, and fully booked over the other. */
export const atRiskBelowPercent = 50;
export const fullyBookedAbovePercent = 95;

/** Whether a class of this occupancy, in percent, is at risk: by the figure that screens show. */
export const isAtRisk = (occupancyPercent: number): boolean =>
  isBelowPercent(occupancyPercent, atRiskBelowPercent);

/** Whether a class of this occupancy, in percent, is fully booked: by the figure that screens show. */
export const isFullyBooked = (occupancyPercent: number): boolean =>
  isAbovePercent(occupancyPercent, fullyBookedAbovePercent);

/** How full a class is, in the bands of the schedule's colours. */
export type Band = 'full' | 'high' | 'fair' | 'low';

const fullFromPercent = 100;
const highFromPercent = 80;

/** The band of an occupancy, by the figure that screens show. */
export function bandOf(occupancyPercent: number): Band {
  const percent = roundedPercent(occupancyPercent);
  if (percent >= fullFromPercent) return 'full';
  if (percent >= highFromPercent) return 'high';
  return isAtRisk(percent) ? 'low' : 'fair';
}
