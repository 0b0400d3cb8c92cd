import { defaultBinEdgesHours } from './bins.ts';
import type { Diversion } from './types.ts';

/** Customers refused by a marketplace whose behaviour is assumed, and the shares of them who ask elsewhere. */
export interface DiversionPrior extends Diversion {
  readonly customers: number;
}

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
  /** What is assumed of customers whom a marketplace refused, where nobody is known by name. */
  readonly diversion: DiversionPrior;
  /** The same, where customers are known by name. */
  readonly diversionOfNamed: DiversionPrior;
  readonly sweeps: number;
  /** Requests per class and channel that are assumed before anything is known. */
  readonly priorRequestsPerClass: number;
  /** The rush that the histories were observed with (see nominalHours), for the model to go on with. */
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
  // Airlines see 15 to 55 % of those whom they refuse on another flight of theirs.
  diversionOfNamed: { customers: 20, toDirect: 0.2, elsewhere: 0.1 },
  sweeps: 12,
  priorRequestsPerClass: 3,
};
