import { requireCount, requireNonNegative } from '../invalid-input.ts';
import { negativeBinomialTails } from '../numbers/negative-binomial.ts';
import { channelDemand, channelShapeOf } from './baseline.ts';
import { hoursInBins, nominalHours } from './bins.ts';
import { dispersionIn, shapeOfParties } from './parties.ts';
import { directChannel, type DemandModel } from './types.ts';

/** A class with its offered places. `allocation` is ignored for direct, which sells any free place. */
export interface OfferedClass {
  readonly seriesId: string;
  readonly channels: readonly { readonly channel: string; readonly allocation: number }[];
  readonly capacity: number;
  readonly openedHoursBefore: number;
}

/** Expected active bookings at one time; `low` to `high` is the 80 % band. */
export interface ExpectedPoint {
  readonly hoursBefore: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

const outsideShare = 0.1;

interface Seller {
  readonly limit: number;
  readonly shape: number;
  readonly ratePerHour: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function sellersOf(model: DemandModel, { seriesId, channels, capacity }: OfferedClass): Seller[] {
  return channels.map(({ channel, allocation }, c) => {
    const demand = channelDemand(model, channel);
    const requests = model.series[seriesId]?.[channel] ?? demand.requestsPerClass;
    const limit = channel === directChannel ? capacity : allocation;
    return {
      limit: requireNonNegative(`channels[${c}].allocation`, limit),
      shape: channelShapeOf(model, channel),
      ratePerHour: demand.sharePerHour.map((share) => share * requests * model.level),
    };
  });
}

/**
 * Active bookings after some hours: the surviving earlier ones plus the surviving new ones, limited by the free places.
 */
function afterHours(
  standing: readonly number[],
  sellers: readonly Seller[],
  hours: number,
  hazard: number,
  inBins: readonly number[],
  capacity: number,
): number[] {
  const left = Math.exp(-hazard * hours);
  const stays = hazard * hours > 1e-9 ? (1 - left) / (hazard * hours) : 1;
  const kept = standing.map((places) => places * left);
  const come = sellers.map(({ limit, ratePerHour }, c) => {
    const asked = sum(ratePerHour.map((rate, b) => rate * (inBins[b] ?? 0))) * stays;
    return Math.min(asked, Math.max(0, limit - (kept[c] ?? 0)));
  });
  const wanted = sum(come);
  const fits = wanted > 0 ? Math.min(1, Math.max(0, capacity - sum(kept)) / wanted) : 1;
  return kept.map((places, c) => places + (come[c] ?? 0) * fits);
}

/**
 * Shape of the gamma effect on the sum over channels, from the class effect and each channel's effect weighted by its
 * share.
 */
function shapeOf(
  { classShape }: DemandModel,
  sellers: readonly Seller[],
  standing: readonly number[],
): number {
  const total = sum(standing);
  const variances = standing.map((places, c) => (places / total) ** 2 / (sellers[c]?.shape ?? Infinity));
  return 1 / (1 / classShape + (total > 0 ? sum(variances) : 0));
}

function pointOf(
  model: DemandModel,
  sellers: readonly Seller[],
  standing: readonly number[],
  requests: readonly number[],
  capacity: number,
  hoursBefore: number,
): ExpectedPoint {
  const expected = sum(standing);
  const dispersion = dispersionIn(model.companionShare, requests);
  const shape = shapeOfParties(shapeOf(model, sellers, standing), expected, dispersion);
  const above = negativeBinomialTails(capacity, expected, shape);
  const quantile = (tail: number): number => {
    const n = above.findIndex((share) => share <= tail);
    return n < 0 ? capacity : n;
  };
  return {
    hoursBefore,
    expected,
    low: Math.min(expected, quantile(1 - outsideShare)),
    high: Math.max(expected, quantile(outsideShare)),
  };
}

/**
 * How a class of a series usually fills up: expected active bookings at given times, regardless of this class's own
 * sales. Requests arrive at the model's rates and some cancel. No channel sells more than its allocation, and all
 * together sell no more than the capacity. The band is the middle 80 % of the negative binomial with that mean.
 * `atHoursBefore` runs from early to late. Cost O(times · (channels · bins + capacity)). Throws InvalidInput with the
 * field's path.
 */
export function expectedCurve(
  model: DemandModel,
  offered: OfferedClass,
  atHoursBefore: readonly number[],
): ExpectedPoint[] {
  const { capacity, openedHoursBefore } = offered;
  requireCount('capacity', capacity);
  requireNonNegative('openedHoursBefore', openedHoursBefore);
  const sellers = sellersOf(model, offered);
  const edges = model.binEdgesHours;
  const nominal = (hours: number): number => nominalHours(edges, openedHoursBefore, hours, model.openingRush);
  let standing = sellers.map(() => 0);
  const requests = edges.slice(1).map(() => 0);
  let before = openedHoursBefore;
  return atHoursBefore.map((hoursBefore, i) => {
    const at = Math.min(before, requireNonNegative(`atHoursBefore[${i}]`, hoursBefore));
    const inBins = hoursInBins(edges, nominal(before), nominal(at));
    standing = afterHours(standing, sellers, before - at, model.cancelHazardPerHour, inBins, capacity);
    for (const { ratePerHour } of sellers)
      inBins.forEach((hours, b) => (requests[b] = (requests[b] ?? 0) + hours * (ratePerHour[b] ?? 0)));
    before = at;
    return pointOf(model, sellers, standing, requests, capacity, hoursBefore);
  });
}
