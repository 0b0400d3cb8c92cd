import { InvalidInput, isNonNegative, requireNonNegative } from '../invalid-input.ts';
import { zeros } from '../numbers/doubles.ts';
import { withUnseen } from './parties.ts';
import type { PastClass, SeriesHistory, TurnedCustomers } from './types.ts';

/** One finished class with channels in the model's own order; `weight` falls with age. */
export interface Evidence {
  readonly series: number;
  readonly week: number;
  readonly weight: number;
  readonly bookings: readonly (readonly number[])[];
  readonly openHours: readonly (readonly number[])[];
  readonly turned: TurnedCustomers | undefined;
}

/** All training data, with weeks from oldest to newest. */
export interface EvidenceSet {
  readonly channels: readonly string[];
  readonly seriesIds: readonly string[];
  /** Age of each week, in weeks. */
  readonly ages: readonly number[];
  readonly weekWeights: readonly number[];
  readonly classes: readonly Evidence[];
}

function row(path: string, values: readonly number[] | undefined, bins: number): number[] {
  if (values?.length !== bins) throw new InvalidInput(path, `must hold ${bins} numbers`);
  const counts = zeros(bins);
  for (let b = 0; b < bins; b += 1) {
    const value = values[b];
    counts[b] = isNonNegative(value) ? value : requireNonNegative(`${path}[${b}]`, value);
  }
  return counts;
}

function rows(
  path: string,
  history: SeriesHistory,
  values: readonly (readonly number[])[],
  channels: readonly string[],
  bins: number,
): number[][] {
  if (values.length !== history.channels.length) {
    throw new InvalidInput(path, `must hold ${history.channels.length} channels`);
  }
  return channels.map((channel) => {
    const at = history.channels.indexOf(channel);
    return at < 0 ? zeros(bins) : row(`${path}[${at}]`, values[at], bins);
  });
}

/**
 * Validates the histories and brings them to one order of channels; bookings include the estimated unseen companions.
 * Throws InvalidInput with the field's path.
 */
export function gatherEvidence(
  histories: readonly SeriesHistory[],
  bins: number,
  recencyPerWeek: number,
  companionShare: readonly number[] = [],
): EvidenceSet {
  const channels = [...new Set(histories.flatMap((history) => history.channels))].sort();
  const ages = [...new Set(histories.flatMap((history) => history.classes.map((past) => past.ageWeeks)))];
  ages.sort((a, b) => b - a);
  const youngest = ages.at(-1) ?? 0;
  const weekWeights = ages.map((age) => recencyPerWeek ** (age - youngest));
  const gather = (history: SeriesHistory, series: number, past: PastClass, i: number): Evidence => {
    const path = `histories[${series}].classes[${i}]`;
    requireNonNegative(`${path}.ageWeeks`, past.ageWeeks);
    const week = ages.indexOf(past.ageWeeks);
    const seen = rows(`${path}.bookings`, history, past.bookings, channels, bins);
    const last = past.lastPlaces && rows(`${path}.lastPlaces`, history, past.lastPlaces, channels, bins);
    seen.forEach((row, c) => {
      for (let b = 0; b < bins; b += 1)
        row[b] = withUnseen(row[b] ?? 0, last?.[c]?.[b] ?? 0, companionShare[b] ?? 0);
    });
    const openHours = rows(`${path}.openHours`, history, past.openHours, channels, bins);
    return { series, week, weight: weekWeights[week] ?? 1, bookings: seen, openHours, turned: past.turned };
  };
  const classes = histories.flatMap((history, series) =>
    history.classes.map((past, i) => gather(history, series, past, i)),
  );
  return { channels, seriesIds: histories.map((history) => history.seriesId), ages, weekWeights, classes };
}
