import { readFileSync } from 'node:fs';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import type { FitOptions } from '#shared/core/forecast/fit-options.ts';
import type { DemandModel, SeriesHistory } from '#shared/core/forecast/types.ts';

interface Case {
  name: string;
  histories: SeriesHistory[];
  options: Partial<FitOptions>;
  model: DemandModel;
}

const cases = JSON.parse(readFileSync(new URL('demand-model.json', import.meta.url), 'utf8')) as Case[];

/** Replaces every number in the value by its `toBeCloseTo` matcher. */
function nearly(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 10);
  if (Array.isArray(value)) return value.map(nearly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nearly(one)]));
}

it.each(cases)('the demand model matches make-demand-model.py: $name', ({ histories, options, model }) => {
  // None of these days is marked, because the effects of marked days are not part of the reference.
  const { markedDays, dayEffects, ...baseline } = fitDemand(histories, options);
  expect(baseline).toEqual(nearly(model));
  expect([markedDays, dayEffects?.names]).toEqual([[], {}]);
});
