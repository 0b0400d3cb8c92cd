import { defaultBinEdgesHours } from './bins.ts';

/** The priors of fitDemand. Weights are in bookings: a weight of 8 counts like 8 bookings of evidence. */
export interface FitOptions {
  readonly binEdgesHours: readonly number[];
  /** Weight of a class against one a week younger. */
  readonly recencyPerWeek: number;
  readonly popularityWeight: number;
  readonly seriesWeight: number;
  readonly curveWeight: number;
  readonly weekWeight: number;
  /** Smoothing constant of the weekly level (EWMA). */
  readonly levelSmoothing: number;
  readonly channelShape: number;
  /** Customers refused by a marketplace whose behaviour is assumed, and the shares of them who ask elsewhere. */
  readonly diversionWeight: number;
  /** The same, where customers are known by name. */
  readonly diversionWeightOfNamed: number;
  readonly diversionToDirect: number;
  readonly diversionElsewhere: number;
  readonly sweeps: number;
  /** Requests per class and channel that are assumed before anything is known. */
  readonly priorRequestsPerClass: number;
}

export const defaultFitOptions: FitOptions = {
  binEdgesHours: defaultBinEdgesHours,
  recencyPerWeek: 0.92,
  popularityWeight: 6,
  seriesWeight: 12,
  curveWeight: 8,
  weekWeight: 30,
  levelSmoothing: 0.35,
  channelShape: 25,
  diversionWeight: 60,
  diversionWeightOfNamed: 10,
  diversionToDirect: 0.1,
  diversionElsewhere: 0.05,
  sweeps: 12,
  priorRequestsPerClass: 3,
};
