import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import type { SeriesLink } from '#shared/core/successors/types.ts';
import { drawTimetable, happenings, type Happening } from './timetable.ts';

/** The precision and recall of the pairs that were found with one level of certainty. */
export interface CertaintyFigure {
  readonly certainty: 'certain' | 'likely' | 'both';
  readonly found: number;
  readonly right: number;
  readonly precisionPercent: number;
  readonly recallPercent: number;
}

/** The results for one kind of change. */
export interface HappeningFigure {
  readonly happening: Happening;
  /** The number of series drawn. For a decoy, the number of series that replace no other. */
  readonly drawn: number;
  readonly certain: number;
  readonly likely: number;
  readonly none: number;
}

export interface SuccessorFigures {
  readonly studios: number;
  readonly series: number;
  readonly truth: number;
  readonly byCertainty: readonly CertaintyFigure[];
  readonly byHappening: readonly HappeningFigure[];
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;

const pairOf = ({ fromSeriesId, toSeriesId }: SeriesLink): string => `${fromSeriesId} ${toSeriesId}`;

/** Draws timetables with known successors, and compares them with the pairs that the rule finds. */
export function measureSuccessors({ studios, seed }: { studios: number; seed: number }): SuccessorFigures {
  const timetables = Array.from({ length: studios }, (_, studio) => drawTimetable(studio, seed));
  const found = timetables.flatMap(({ series }) => findSuccessors(series));
  const truth = timetables.flatMap((one) => one.truth);
  const decoys = new Map(timetables.flatMap((one) => [...one.decoys]));
  const isTrue = new Set(truth.map(pairOf));
  const figure = (certainty: CertaintyFigure['certainty']): CertaintyFigure => {
    const own = found.filter((one) => certainty === 'both' || one.certainty === certainty);
    const right = own.filter((one) => isTrue.has(pairOf(one))).length;
    return {
      certainty,
      found: own.length,
      right,
      precisionPercent: percent(right, own.length),
      recallPercent: percent(right, truth.length),
    };
  };
  const certaintyOf = new Map(found.map((one) => [one.toSeriesId, one.certainty]));
  const rightOf = new Map(found.map((one) => [pairOf(one), one.certainty]));
  return {
    studios,
    series: timetables.reduce((sum, { series }) => sum + series.length, 0),
    truth: truth.length,
    byCertainty: (['certain', 'likely', 'both'] as const).map(figure),
    byHappening: happenings.map((happening) => {
      const ended = [
        ...truth.filter((one) => one.happening === happening).map((one) => rightOf.get(pairOf(one))),
        ...[...decoys]
          .filter(([, kind]) => kind === happening)
          .map(([seriesId]) => certaintyOf.get(seriesId)),
      ];
      const count = (certainty: 'certain' | 'likely' | undefined) =>
        ended.filter((one) => one === certainty).length;
      return {
        happening,
        drawn: ended.length,
        certain: count('certain'),
        likely: count('likely'),
        none: count(undefined),
      };
    }),
  };
}
