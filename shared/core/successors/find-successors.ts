import { requireCount, requirePositive } from '../invalid-input.ts';
import { compareSeries } from './compare-series.ts';
import type { SeriesLink, Successor, TimetableSeries } from './types.ts';

/** The earlier answers about pairs of series. */
export interface SettledLinks {
  /** These pairs are linked as predecessor and successor. */
  readonly linked: readonly SeriesLink[];
  /** These pairs are not the same class. */
  readonly declined: readonly SeriesLink[];
}

const nothingSettled: SettledLinks = { linked: [], declined: [] };

/** A pair is not certain if another pair with one of its series scores within this distance. */
const rivalWithin = 0.1;

const pairOf = ({ fromSeriesId, toSeriesId }: SeriesLink): string => `${fromSeriesId} ${toSeriesId}`;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The most similar pairs first, independent of the order of the input. */
const byLikeness = (a: Successor, b: Successor): number => b.score - a.score || byText(pairOf(a), pairOf(b));

function requireSeries(series: readonly TimetableSeries[]): void {
  series.forEach(({ weekday, minuteOfDay, classes, capacity }, at) => {
    requirePositive(`series.${at}.weekday`, requireCount(`series.${at}.weekday`, weekday));
    requireCount(`series.${at}.minuteOfDay`, minuteOfDay);
    requireCount(`series.${at}.classes`, classes);
    requireCount(`series.${at}.capacity`, capacity);
  });
}

function possiblePairs(series: readonly TimetableSeries[], settled: SettledLinks): Successor[] {
  const declined = new Set(settled.declined.map(pairOf));
  const hasSuccessor = new Set(settled.linked.map(({ fromSeriesId }) => fromSeriesId));
  const hasPredecessor = new Set(settled.linked.map(({ toSeriesId }) => toSeriesId));
  return [...Map.groupBy(series, ({ weekday }) => weekday).values()].flatMap((ofDay) =>
    ofDay
      .filter(({ seriesId }) => !hasSuccessor.has(seriesId))
      .flatMap((before) =>
        ofDay.flatMap((after): Successor[] => {
          if (hasPredecessor.has(after.seriesId)) return [];
          const found = compareSeries(before, after);
          return found && !declined.has(pairOf(found)) ? [found] : [];
        }),
      ),
  );
}

/** A pair is certain only if no other pair with one of its two series is about as good. */
function withRivals(pairs: readonly Successor[]): Successor[] {
  const from = Map.groupBy(pairs, ({ fromSeriesId }) => fromSeriesId);
  const to = Map.groupBy(pairs, ({ toSeriesId }) => toSeriesId);
  return pairs.map((pair) => {
    if (pair.certainty !== 'certain') return pair;
    const others = [...(from.get(pair.fromSeriesId) ?? []), ...(to.get(pair.toSeriesId) ?? [])];
    const isRivalled = others.some((other) => other !== pair && other.score > pair.score - rivalWithin);
    return isRivalled ? { ...pair, certainty: 'likely' } : pair;
  });
}

/**
 * Finds classes of a timetable that moved by minutes, were renamed or changed rooms: for each series that begins after
 * another has ended, the one that it replaces. Each series has at most one predecessor and one successor. A series may
 * have both, so a class that moved twice forms a chain. A successor begins after its predecessor has ended, so there
 * are no cycles. A pair is `certain` only if no other series is possible; `likely` pairs need a person's confirmation.
 *
 * The cost grows with the square of the number of series per weekday. The order of the series does not matter.
 *
 * @param series all series of a studio, each with the days of its first and last class
 * @param settled earlier answers: linked series are not proposed again, and neither are declined pairs
 * @returns the most similar pairs first
 */
export function findSuccessors(
  series: readonly TimetableSeries[],
  settled: SettledLinks = nothingSettled,
): Successor[] {
  requireSeries(series);
  const [taken, replaced] = [new Set<string>(), new Set<string>()];
  return withRivals(possiblePairs(series, settled))
    .sort(byLikeness)
    .filter(({ fromSeriesId, toSeriesId }) => {
      if (replaced.has(fromSeriesId) || taken.has(toSeriesId)) return false;
      replaced.add(fromSeriesId);
      taken.add(toSeriesId);
      return true;
    });
}
