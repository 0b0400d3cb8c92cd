import { defaultBinEdgesHours } from './bins.ts';
import type { Diversion } from './types.ts';

/** The prior: an assumed number of refused customers, and the shares of them who ask elsewhere. */
export interface DiversionPrior extends Diversion {
  readonly customers: number;
}

/** The priors of fitDemand. Weights are in bookings: a weight of 8 counts like 8 observed bookings. */
export interface FitOptions {
  readonly binEdgesHours: readonly number[];
  /** Weight of a class relative to one that is a week younger. */
  readonly recencyPerWeek: number;
  readonly popularityWeight: number;
  readonly seriesWeight: number;
  readonly curveWeight: number;
  readonly weekWeight: number;
  /** Smoothing constant of the weekly level (EWMA). */
  readonly levelSmoothing: number;
  readonly channelShape: number;
  /** The diversion prior if no customers are known by name. */
  readonly diversion: DiversionPrior;
  /** The diversion prior if customers are known by name. */
  readonly diversionOfNamed: DiversionPrior;
  readonly sweeps: number;
  /** Prior number of requests per class and channel. */
  readonly priorRequestsPerClass: number;
  /** The opening rush used to observe the histories (see nominalHours). The model keeps it. */
  readonly openingRush?: readonly number[] | undefined;
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
  diversion: { customers: 60, toDirect: 0.1, elsewhere: 0.05 },
  // Airlines report that 15 to 55 % of refused customers take another of their flights.
  diversionOfNamed: { customers: 20, toDirect: 0.2, elsewhere: 0.1 },
  sweeps: 12,
  priorRequestsPerClass: 3,
};
