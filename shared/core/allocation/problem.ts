import { hoursInBins } from '../forecast/bins.ts';
import { dispersionIn, shapeOfParties } from '../forecast/parties.ts';
import { directChannel, type Diversion } from '../forecast/types.ts';
import {
  InvalidInput,
  requireCount,
  requireNonNegative,
  requirePositive,
  requireShare,
} from '../invalid-input.ts';
import { percentOf } from '../numbers/percent.ts';
import { effectiveRevenue } from './effective-revenue.ts';
import type { AllocationInput, ChannelGuidelines, ChannelPosition, Guidelines } from './types.ts';

/** One channel in the form that the solvers use. */
export interface Lane {
  readonly channel: string;
  readonly isDirect: boolean;
  readonly booked: number;
  readonly allocation: number;
  /** Mean revenue in minor units of a booking that is not cancelled, after no-shows. */
  readonly value: number;
  /** The same, weighted by the owner's preference: lanes compete for places by this value. */
  readonly rank: number;
  /** Requests per hour by bin, and in total until the start. */
  readonly ratePerHour: readonly number[];
  readonly expectedRemaining: number;
  readonly channelShape: number;
  /** Cancellation hazard per hour, by bin; if absent, that of the problem. */
  readonly cancelPerHour?: readonly number[];
  /** The guidelines for this lane: those of the class, overridden by its own. */
  readonly guidelines: Guidelines;
}

/**
 * One class that needs a decision. Its lanes are sorted by rank (best first, then by name), so the order of the input
 * does not matter.
 */
export interface Problem {
  readonly lanes: readonly Lane[];
  /** Places available to these lanes together, including sold ones. */
  readonly capacity: number;
  readonly sold: number;
  readonly free: number;
  /** For the whole class, including other channels. */
  readonly occupancyPercent: number;
  readonly hoursLeft: number;
  readonly binEdgesHours: readonly number[];
  readonly cancelHazardPerHour: number;
  readonly classShape: number;
  readonly diversion: Diversion;
  /** By bin: the probability that a customer who requested a place requests one more at the same time. */
  readonly companionShare: readonly number[];
}

/** The requests on a lane in some hours of each bin: mean, variance-to-mean ratio, and negative binomial shape. */
export function requestsIn(
  { classShape, companionShare }: Problem,
  { ratePerHour, channelShape }: Lane,
  hours: readonly number[],
): { readonly mean: number; readonly dispersion: number; readonly shape: number } {
  const requests = ratePerHour.map((rate, b) => rate * (hours[b] ?? 0));
  const mean = requests.reduce((sum, expected) => sum + expected, 0);
  const dispersion = dispersionIn(companionShare, requests);
  const ofClass = 1 / (1 / classShape + 1 / channelShape);
  return { mean, dispersion, shape: shapeOfParties(ofClass, mean, dispersion) };
}

/** The same for all hours until the start. */
export const requestsLeft = (problem: Problem, lane: Lane): ReturnType<typeof requestsIn> =>
  requestsIn(problem, lane, hoursInBins(problem.binEdgesHours, problem.hoursLeft, 0));

function laneOf(input: AllocationInput, position: ChannelPosition, i: number): Lane {
  const { forecast } = input;
  const path = `channels[${i}]`;
  const at = forecast.channels.indexOf(position.channel);
  if (at < 0) throw new InvalidInput(`${path}.channel`, 'must be in the forecast');
  const isDirect = position.channel === directChannel;
  if (isDirect !== (position.allocation === null)) {
    throw new InvalidInput(
      `${path}.allocation`,
      isDirect ? 'must be null for direct' : 'must be a number of places',
    );
  }
  const revenue = requireNonNegative(`${path}.revenueMinor`, position.revenueMinor);
  const noShowPay = requireShare(`${path}.noShowPay`, position.noShowPay);
  const noShow = requireShare(`forecast.noShow[${at}]`, forecast.noShow[at]);
  const value = effectiveRevenue(revenue, noShow, noShowPay);
  const rates = forecast.ratePerHour[at] ?? [];
  const hazards = forecast.cancelPerHour?.[at];
  return {
    channel: position.channel,
    isDirect,
    booked: requireCount(`${path}.booked`, position.booked),
    allocation:
      position.allocation === null ? Infinity : requireCount(`${path}.allocation`, position.allocation),
    value,
    rank: value * requirePositive(`${path}.preference`, position.preference ?? 1),
    ratePerHour: rates.map((rate, b) => requireNonNegative(`forecast.ratePerHour[${at}][${b}]`, rate)),
    expectedRemaining: requireNonNegative(
      `forecast.expectedRemaining[${at}]`,
      forecast.expectedRemaining[at],
    ),
    channelShape: requirePositive(`forecast.channelShapes[${at}]`, forecast.channelShapes[at]),
    guidelines: guidelinesOf(input, position, path),
    ...(hazards && {
      cancelPerHour: hazards.map((hazard, b) =>
        requireNonNegative(`forecast.cancelPerHour[${at}][${b}]`, hazard),
      ),
    }),
  };
}

/** Maximum share of refused customers who divert, so that accepting a request is never worth less than nothing. */
const divertedMax = 0.95;

function diversionOf({ forecast }: AllocationInput): Diversion {
  const { toDirect, elsewhere } = forecast.diversion ?? { toDirect: 0, elsewhere: 0 };
  requireShare('forecast.diversion.toDirect', toDirect);
  requireShare('forecast.diversion.elsewhere', elsewhere);
  const scale = Math.min(1, divertedMax / Math.max(divertedMax, toDirect + elsewhere));
  return { toDirect: toDirect * scale, elsewhere: elsewhere * scale };
}

/** Highest probability of one more place in a party, so that parties end. */
const companionShareMax = 0.8;

function companionShareOf({ forecast }: AllocationInput): number[] {
  return forecast.binEdgesHours.slice(1).map((_, b) => {
    const share = requireShare(`forecast.companionShare[${b}]`, forecast.companionShare?.[b] ?? 0);
    return Math.min(companionShareMax, share);
  });
}

function requireGuidelines(path: string, guidelines: ChannelGuidelines): void {
  requireNonNegative(`${path}.minHoursBeforeClass`, guidelines.minHoursBeforeClass ?? 0);
  requireNonNegative(`${path}.closeNothingBelowPercent`, guidelines.closeNothingBelowPercent ?? 0);
  requireNonNegative(`${path}.openNothingAbovePercent`, guidelines.openNothingAbovePercent ?? 0);
}

function guidelinesOf(
  input: AllocationInput,
  { guidelines: own }: ChannelPosition,
  path: string,
): Guidelines {
  const { guidelines } = input;
  if (!own) return guidelines;
  requireGuidelines(`${path}.guidelines`, own);
  return { ...guidelines, ...own };
}

/** Validates an input and converts it to the solvers' form. Throws InvalidInput with the field's path. */
export function problemOf(input: AllocationInput): Problem {
  requireNonNegative('guidelines.maxSlotAdjustment', input.guidelines.maxSlotAdjustment);
  requireGuidelines('guidelines', input.guidelines);
  requireNonNegative('hoursLeft', input.hoursLeft);
  requirePositive('runIntervalHours', input.runIntervalHours);
  const lanes = input.channels.map((position, i) => laneOf(input, position, i));
  if (new Set(lanes.map((lane) => lane.channel)).size < lanes.length) {
    throw new InvalidInput('channels', 'must name each channel once');
  }
  lanes.sort((a, b) => b.rank - a.rank || (a.channel < b.channel ? -1 : 1));
  const all = requireCount('capacity', input.capacity);
  const soldElsewhere = requireCount('elsewhere.sold', input.elsewhere?.sold ?? 0);
  const heldElsewhere = requireCount('elsewhere.held', input.elsewhere?.held ?? 0);
  const sold = lanes.reduce((sum, lane) => sum + lane.booked, 0);
  const capacity = Math.max(Math.min(sold, all), all - soldElsewhere - heldElsewhere);
  return {
    lanes,
    capacity,
    sold,
    free: Math.max(0, capacity - sold),
    occupancyPercent: percentOf(sold + soldElsewhere, all),
    hoursLeft: requireNonNegative('forecast.hoursLeft', input.forecast.hoursLeft),
    binEdgesHours: input.forecast.binEdgesHours,
    cancelHazardPerHour: requireNonNegative(
      'forecast.cancelHazardPerHour',
      input.forecast.cancelHazardPerHour,
    ),
    classShape: requirePositive('forecast.classShape', input.forecast.classShape),
    diversion: diversionOf(input),
    companionShare: companionShareOf(input),
  };
}
