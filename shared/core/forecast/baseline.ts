import { InvalidInput, requireFinite, requireNonNegative } from '../invalid-input.ts';
import { nominalHours } from './bins.ts';
import { dispersionOf, withUnseen } from './parties.ts';
import { effectOf, type DayEffect } from './marked-day.ts';
import { directChannel, type ChannelDemand, type ClassState, type DemandModel } from './types.ts';

/**
 * The expected bookings of one class before its own bookings are considered, and its actual ones. Arrays run over
 * channels.
 */
export interface Baseline {
  /** Requests per hour by channel and bin. */
  readonly ratePerHour: readonly (readonly number[])[];
  readonly expected: readonly number[];
  readonly made: readonly number[];
  /** The same, weighted by how much evidence each bin gives about the class: a bin that has just begun gives little. */
  readonly told: { readonly expected: readonly number[]; readonly made: readonly number[] };
}

export function channelDemand(model: DemandModel, channel: string): ChannelDemand {
  return (
    model.channels[channel] ?? (channel === directChannel ? model.unseenDirect : model.unseenMarketplace)
  );
}

/** Shape of the gamma effect that a channel alone has on a class. */
export const channelShapeOf = (model: DemandModel, channel: string): number =>
  channelDemand(model, channel).shape ?? model.channelShape;

/** Sum over bins. Bins that have not begun are left out. */
function total(counts: readonly number[] | undefined, value: (n: number, b: number) => number): number {
  let sum = 0;
  if (counts) for (let b = 0; b < counts.length; b += 1) sum += value(counts[b] ?? 0, b);
  return sum;
}

/**
 * The expected bookings that a channel gains from customers refused by marketplaces: their request rate in the hours in
 * which the marketplace was closed but this channel was open, times the share that diverts to it.
 */
function expectedFromRefused(
  { diversion }: DemandModel,
  { channels, openHours }: ClassState,
  ratePerHour: readonly (readonly number[])[],
  offered: readonly number[],
  to: number,
  weights: readonly number[],
): number {
  if (!diversion) return 0;
  const isDirect = channels[to] === directChannel;
  if (!isDirect && !offered.includes(to)) return 0;
  const share = isDirect ? diversion.toDirect : diversion.elsewhere / Math.max(1, offered.length - 1);
  const open = openHours[to] ?? [];
  let expected = 0;
  for (const from of offered) {
    if (from === to) continue;
    for (let b = 0; b < open.length; b += 1) {
      const closedHours = Math.max(0, (open[b] ?? 0) - (openHours[from]?.[b] ?? 0));
      expected += share * closedHours * (ratePerHour[from]?.[b] ?? 0) * (weights[b] ?? 1);
    }
  }
  return expected;
}

/** Marketplaces that took bookings of the class at some time. */
const offeredOn = ({ channels, openHours }: ClassState): number[] =>
  channels.flatMap((channel, c) =>
    channel !== directChannel && openHours[c]?.some((hours) => hours > 0) ? [c] : [],
  );

/** The effect of a class's day on its demand; undefined for a usual day. */
export const dayEffectOf = ({ dayEffects }: DemandModel, { day }: ClassState): DayEffect | undefined =>
  effectOf(dayEffects ?? { kinds: {}, names: {}, parts: {} }, day);

/** Throws InvalidInput with the field's path. */
export function baselineOf(model: DemandModel, state: ClassState): Baseline {
  requireFinite('hoursLeft', state.hoursLeft);
  for (const name of ['bookings', 'openHours'] as const) {
    if (state[name].length !== state.channels.length)
      throw new InvalidInput(name, 'must hold one row per channel');
    state[name].forEach((row, c) => {
      if (row.length >= model.binEdgesHours.length)
        throw new InvalidInput(`${name}[${c}]`, 'must not exceed the bins');
    });
  }
  for (const name of ['openHours', 'bookings'] as const)
    state[name].forEach((row, c) => row.forEach((n, b) => requireNonNegative(`${name}[${c}][${b}]`, n)));
  const factor = dayEffectOf(model, state)?.factor ?? 1;
  const ratePerHour = state.channels.map((channel) => {
    const demand = channelDemand(model, channel);
    const requests = model.series[state.seriesId]?.[channel] ?? demand.requestsPerClass;
    return demand.sharePerHour.map((share) => share * requests * model.level * factor);
  });
  const offered = offeredOn(state);
  const expectedBy = (weights: readonly number[]): number[] =>
    ratePerHour.map(
      (rates, c) =>
        total(state.openHours[c], (hours, b) => hours * (rates[b] ?? 0) * (weights[b] ?? 1)) +
        expectedFromRefused(model, state, ratePerHour, offered, c, weights),
    );
  const madeBy = (value: (n: number, b: number, c: number) => number): number[] =>
    state.channels.map((_, c) => total(state.bookings[c], (n, b) => value(n, b, c)));
  const weights = toldByBin(model, state);
  const told = {
    expected: expectedBy(weights),
    made: madeBy(
      (n, b, c) =>
        withUnseen(n, state.lastPlaces?.[c]?.[b] ?? 0, model.companionShare?.[b] ?? 0) * (weights[b] ?? 1),
    ),
  };
  return { ratePerHour, expected: expectedBy([]), made: madeBy((n) => n), told };
}

/**
 * The weight of each bin's bookings as evidence about the class: 1 for a finished bin, otherwise the square of the
 * elapsed share. Demand is uneven within a bin, especially at the opening: a rush in the first hours is not a surplus.
 */
function toldByBin(
  { binEdgesHours: edges, companionShare, openingRush }: DemandModel,
  { hoursLeft, openedHoursBefore }: ClassState,
): number[] {
  const left = nominalHours(edges, openedHoursBefore ?? 0, hoursLeft, openingRush);
  return edges.slice(1).map((lower, b) => {
    const from = Math.min(edges[b] ?? lower, openedHoursBefore ?? Infinity);
    const told = 1 / dispersionOf(companionShare?.[b] ?? 0);
    if (left <= lower) return told;
    return left >= from ? 0 : told * ((from - left) / (from - lower)) ** 2;
  });
}
