import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { sampleGamma } from '#shared/core/numbers/sample-gamma.ts';
import { sampleNormal } from '#shared/core/numbers/sample-normal.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import type { MarkedDay, PartOfDay } from '#shared/core/forecast/marked-day.ts';
import type { SoldClass, SoldStudio } from './walk.ts';

/** A day of the year, counted from 0, on which a public holiday falls each year. */
const holidays = [0, 33, 74, 92, 120, 165, 190, 228, 258, 304, 319, 358];
const yearDays = 364;
const weeks = 104;
const seriesPerWeekday = 4;
const parts: readonly PartOfDay[] = ['morning', 'midday', 'evening'];

/** A gamma effect with mean 1. */
const effect = (shape: number, random: Random): number => sampleGamma(shape, random) / shape;

/**
 * A studio whose true demand is known. Holidays have an effect of their own at each studio, each holiday's name adds
 * another effect, and closed days sell nothing. Weeks and classes also vary all year round.
 */
export function madeUpStudio(seed: number): SoldStudio {
  const random = seededRandom(seed);
  const usual = 0.45 + 0.7 * random();
  const byName = holidays.map(() => usual * Math.exp(0.2 * sampleNormal(random)));
  const closed = new Set(holidays.filter(() => random() < 0.1));
  /** Holidays reduce early classes more than those at noon. */
  const early = 0.5 + 0.5 * random();
  const level = Array.from({ length: weeks }, () => effect(60, random));
  const rates = Array.from({ length: 7 * seriesPerWeekday }, () => [2 + 6 * random(), 1 + 4 * random()]);
  const classes: SoldClass[] = [];
  for (let at = 0; at < weeks * 7; at += 1) {
    const name = holidays.indexOf(at % yearDays);
    const kind = closed.has(at % yearDays) ? 'closed' : 'holiday';
    const date = new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
    const day: MarkedDay | undefined = name < 0 ? undefined : { kind, name: `Holiday ${name}`, date };
    const isClosed = day?.kind === 'closed';
    const ofDay = day ? (byName[name] ?? 1) * effect(40, random) : 1;
    for (let k = 0; k < seriesPerWeekday; k += 1) {
      const series = (at % 7) * seriesPerWeekday + k;
      const factor = (level[Math.floor(at / 7)] ?? 1) * ofDay * effect(15, random);
      const part = parts[k % parts.length] ?? 'midday';
      const ofPart = day && part === 'morning' ? early : 1;
      const made = (rates[series] ?? []).map((rate) =>
        isClosed ? 0 : samplePoisson(rate * factor * ofPart, random),
      );
      classes.push({ seriesId: `${series}`, week: Math.floor(at / 7), day: day && { ...day, part }, made });
    }
  }
  return { channels: ['direct', 'fitpass'], classes };
}
