import { baselineOf, dayEffectOf } from './baseline.ts';
import type { ClassState, DemandModel } from './types.ts';

/** Gamma shape of a week's effect: the weight of its prior in bookings. */
export const weekShape = 40;

/**
 * How the classes now on sale sell relative to their expectation over the whole studio (above 1 is better): (40 +
 * bookings) / (40 + expected). Classes on marked days are excluded because their demand is unusual. Pass all open
 * classes of the studio, and pass the result to forecastClass. Cost O(classes · channels · bins).
 */
export function weekMultiplier(model: DemandModel, states: readonly ClassState[]): number {
  let [made, expected] = [weekShape, weekShape];
  for (const state of states) {
    if (dayEffectOf(model, state)) continue;
    const { told } = baselineOf(model, state);
    told.made.forEach((n) => (made += n));
    told.expected.forEach((n) => (expected += n));
  }
  return made / expected;
}
