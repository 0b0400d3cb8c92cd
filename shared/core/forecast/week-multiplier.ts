import { baselineOf, dayEffectOf } from './baseline.ts';
import type { ClassState, DemandModel } from './types.ts';

const weight = 40;

/**
 * How much better (above 1) or worse the classes now on sale do than was to be expected of them, over the whole studio:
 * (40 + bookings) / (40 + expected). Classes of marked days are left
 * out: their days differ. Give all open classes of the studio, and the result to forecastClass.
 * Cost O(classes · channels · bins).
 */
export function weekMultiplier(model: DemandModel, states: readonly ClassState[]): number {
  let [made, expected] = [weight, weight];
  for (const state of states) {
    if (dayEffectOf(model, state)) continue;
    const { told } = baselineOf(model, state);
    told.made.forEach((n) => (made += n));
    told.expected.forEach((n) => (expected += n));
  }
  return made / expected;
}
