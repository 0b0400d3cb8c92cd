import type { ClassView } from '../../../../shared/contracts/schedule/class.ts';
import { atRiskBelowPercent, fullyBookedFromPercent } from './band.ts';
import { averageOccupancy, totalRevenueMinor } from './matrix.ts';

/** What the cards above the schedule say about the classes shown. */
export interface Summary {
  classes: number;
  averageOccupancyPercent: number;
  revenueMinor: number;
  atRisk: number;
  fullyBooked: number;
}

export const summarize = (classes: readonly ClassView[]): Summary => ({
  classes: classes.length,
  averageOccupancyPercent: averageOccupancy(classes),
  revenueMinor: totalRevenueMinor(classes),
  atRisk: classes.filter(({ occupancyPercent }) => occupancyPercent < atRiskBelowPercent).length,
  fullyBooked: classes.filter(({ occupancyPercent }) => occupancyPercent >= fullyBookedFromPercent).length,
});
