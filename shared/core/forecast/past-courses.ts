import type { EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import type { FitState } from './fit-state.ts';
import type { Refused } from './refused.ts';

/** One past class. Its bookings by channel, actual and expected in a usual week, are sums of the bins before each bin. */
export interface PastCourse {
  readonly week: number;
  readonly made: readonly Float64Array[];
  readonly expected: readonly Float64Array[];
}

/** Bookings of one half, as they were made and as they were expected. */
export interface HalfCounts {
  readonly made: number;
  readonly expected: number;
}

/** Bookings before and after a bin begins. */
export interface Halves {
  readonly early: HalfCounts;
  readonly later: HalfCounts;
}

const sumsBefore = (values: Float64Array): Float64Array => {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, b) => (sums[b + 1] = (sums[b] ?? 0) + value));
  return sums;
};

/** Cost O(classes · channels · bins). */
export function pastCourses(
  state: FitState,
  { classes, channels }: EvidenceSet,
  refused: Refused,
): PastCourse[] {
  const bins = state.lengths.length;
  return classes.map((past, i) => {
    const theta = state.theta[past.series];
    const expected = past.openHours.map((hours, c) =>
      hours.map((open, b) => open * (theta?.[c] ?? 0) * (state.curve[c]?.[b] ?? 0)),
    );
    for (let k = refused.starts[i] ?? 0; k < (refused.starts[i + 1] ?? 0); k += 1) {
      const cell = refused.cells[k] ?? 0;
      const c = Math.floor(cell / bins);
      const [own, b] = [expected[c], cell % bins];
      if (own) own[b] = (own[b] ?? 0) + (refused.turned[k] ?? 0) * shareTo(state.diversion, channels[c]);
    }
    return {
      week: past.week,
      made: past.bookings.map(sumsBefore),
      expected: expected.map(sumsBefore),
    };
  });
}

/** The bookings of each channel of a class before and after a bin, expected at a weekly level. */
export function halvesOf({ made, expected }: PastCourse, split: number, level: number): Halves[] {
  return made.map((sums, c) => {
    const usual = expected[c] ?? new Float64Array(sums.length);
    const early = { made: sums[split] ?? 0, expected: (usual[split] ?? 0) * level };
    const all = { made: sums.at(-1) ?? 0, expected: (usual.at(-1) ?? 0) * level };
    return { early, later: { made: all.made - early.made, expected: all.expected - early.expected } };
  });
}

/** The same of all channels together. */
export function totalOf(halves: readonly Halves[]): Halves {
  const sum = (value: (one: Halves) => number): number => halves.reduce((all, one) => all + value(one), 0);
  return {
    early: { made: sum(({ early }) => early.made), expected: sum(({ early }) => early.expected) },
    later: { made: sum(({ later }) => later.made), expected: sum(({ later }) => later.expected) },
  };
}

/** The courses of each week but the first, whose level no earlier week could foresee. */
export const byForeseenWeek = (courses: readonly PastCourse[]): [number, PastCourse[]][] =>
  [...Map.groupBy(courses, ({ week }) => week)].filter(([week]) => week > 0);
