import { InvalidInput, requireFinite, requireNonNegative } from '../invalid-input.ts';
import { directChannel, type ChannelDemand, type ClassState, type DemandModel } from './types.ts';

/** What was to be expected of one class before its own bookings, and what came. Arrays run over channels. */
export interface Baseline {
  /** Requests an hour by channel and bin. */
  readonly ratePerHour: readonly (readonly number[])[];
  readonly expected: readonly number[];
  readonly made: readonly number[];
}

export function channelDemand(model: DemandModel, channel: string): ChannelDemand {
  return (
    model.channels[channel] ?? (channel === directChannel ? model.unseenDirect : model.unseenMarketplace)
  );
}

/** Sum over bins of counts, refusing what is no count; bins not begun are left out. */
function total(
  path: string,
  counts: readonly number[] | undefined,
  value: (n: number, b: number) => number,
): number {
  let sum = 0;
  counts?.forEach((n, b) => (sum += value(requireNonNegative(`${path}[${b}]`, n), b)));
  return sum;
}

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
  const ratePerHour = state.channels.map((channel) => {
    const demand = channelDemand(model, channel);
    const requests = model.series[state.seriesId]?.[channel] ?? demand.requestsPerClass;
    return demand.sharePerHour.map((share) => share * requests * model.level);
  });
  return {
    ratePerHour,
    expected: ratePerHour.map((rates, c) =>
      total(`openHours[${c}]`, state.openHours[c], (hours, b) => hours * (rates[b] ?? 0)),
    ),
    made: state.channels.map((_, c) => total(`bookings[${c}]`, state.bookings[c], (n) => n)),
  };
}
