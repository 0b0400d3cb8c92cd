import { isAbovePercent, isBelowPercent } from './percent.ts';

/** A class is at risk under this occupancy, and fully booked over the other. */
export const atRiskBelowPercent = 50;
export const fullyBookedAbovePercent = 95;

/** Whether a class of this occupancy, in percent, is at risk: by the figure that screens show. */
export const isAtRisk = (occupancyPercent: number): boolean =>
  isBelowPercent(occupancyPercent, atRiskBelowPercent);

/** Whether a class of this occupancy, in percent, is fully booked: by the figure that screens show. */
export const isFullyBooked = (occupancyPercent: number): boolean =>
  isAbovePercent(occupancyPercent, fullyBookedAbovePercent);
