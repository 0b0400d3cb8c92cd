import { zeros } from '../numbers/doubles.ts';
import type { EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import type { FitState } from './fit-state.ts';
import type { Refused } from './refused.ts';

/** Bookings before each bin begins, and before the start: actual ones, and those expected in a usual week. */
interface Sums {
  readonly made: ArrayLike<number>;
  readonly expected: ArrayLike<number>;
}

/** One past class. */
export interface PastCourse {
  readonly week: number;
  readonly channels: readonly Sums[];
  /** All channels together. */
  readonly all: Sums;
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

function sumsBefore(values: readonly number[]): number[] {
  const sums = zeros(values.length + 1);
  for (let b = 0; b < values.length; b += 1) sums[b + 1] = (sums[b] ?? 0) + (values[b] ?? 0);
  return sums;
}

function addedUp(rows: readonly ArrayLike<number>[], length: number): number[] {
  const sums = zeros(length);
  for (const row of rows) for (let b = 0; b < length; b += 1) sums[b] = (sums[b] ?? 0) + (row[b] ?? 0);
  return sums;
}

/** Cost O(classes · channels · bins). */
export function pastCourses(
  state: FitState,
  { classes, channels }: EvidenceSet,
  refused: Refused,
): PastCourse[] {
  const bins = state.lengths.length;
  return classes.map((past, i) => {
    const theta = state.theta[past.series];
    const expected = past.openHours.map((hours, c) => {
      const [own, curve] = [zeros(bins), state.curve[c]];
      for (let b = 0; b < bins; b += 1) own[b] = (hours[b] ?? 0) * (theta?.[c] ?? 0) * (curve?.[b] ?? 0);
      return own;
    });
    for (let k = refused.starts[i] ?? 0; k < (refused.starts[i + 1] ?? 0); k += 1) {
      const cell = refused.cells[k] ?? 0;
      const c = Math.floor(cell / bins);
      const [own, b] = [expected[c], cell % bins];
      if (own) own[b] = (own[b] ?? 0) + (refused.turned[k] ?? 0) * shareTo(state.diversion, channels[c]);
    }
    const own = past.bookings.map((bookings, c) => ({
      made: sumsBefore(bookings),
      expected: sumsBefore(expected[c] ?? zeros(bins)),
    }));
    const allOf = (name: keyof Sums): number[] =>
      addedUp(
        own.map((sums) => sums[name]),
        bins + 1,
      );
    return { week: past.week, channels: own, all: { made: allOf('made'), expected: allOf('expected') } };
  });
}

/** The bookings before and after a bin begins, expected at a weekly level. */
export function halvesOf({ made, expected }: Sums, split: number, level: number): Halves {
  const early = { made: made[split] ?? 0, expected: (expected[split] ?? 0) * level };
  const last = made.length - 1;
  const all = { made: made[last] ?? 0, expected: (expected[last] ?? 0) * level };
  return { early, later: { made: all.made - early.made, expected: all.expected - early.expected } };
}

/** The same of several classes together. */
export function totalOf(courses: readonly PastCourse[], split: number, level: number): Halves {
  const [early, later] = [
    { made: 0, expected: 0 },
    { made: 0, expected: 0 },
  ];
  for (const { all } of courses) {
    const own = halvesOf(all, split, level);
    early.made += own.early.made;
    early.expected += own.early.expected;
    later.made += own.later.made;
    later.expected += own.later.expected;
  }
  return { early, later };
}

/** The courses of each week but the first, whose level no earlier week could foresee. */
export const byForeseenWeek = (courses: readonly PastCourse[]): [number, PastCourse[]][] =>
  [...Map.groupBy(courses, ({ week }) => week)].filter(([week]) => week > 0);
