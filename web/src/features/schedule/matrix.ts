import type { ClassView } from '../../../../shared/contracts/schedule/class.ts';
import { daysOf } from '../../ui/dates.ts';
import { bandOf, type Band } from './band.ts';

/** The classes of one day and time. */
export interface Slot {
  date: string;
  time: string;
  /** At least one, in order of their names. */
  first: ClassView;
  classes: readonly ClassView[];
  averageOccupancyPercent: number;
  revenueMinor: number;
  band: Band;
  hasRecommendation: boolean;
}

export interface Matrix {
  days: readonly string[];
  rows: readonly { time: string; slots: readonly (Slot | null)[] }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const averageOccupancy = (classes: readonly ClassView[]): number =>
  classes.length === 0 ? 0 : sum(classes.map(({ occupancyPercent }) => occupancyPercent)) / classes.length;

export const totalRevenueMinor = (classes: readonly ClassView[]): number =>
  sum(classes.map(({ revenue }) => revenue.totalMinor));

const byNameThenRoom = (a: ClassView, b: ClassView): number =>
  a.className.localeCompare(b.className) ||
  a.room.localeCompare(b.room) ||
  a.classId.localeCompare(b.classId);

function slotOf(classes: readonly ClassView[]): Slot | null {
  const sorted = classes.toSorted(byNameThenRoom);
  const [first] = sorted;
  if (!first) return null;
  const averageOccupancyPercent = averageOccupancy(sorted);
  return {
    date: first.localDate,
    time: first.localTime,
    first,
    classes: sorted,
    averageOccupancyPercent,
    revenueMinor: totalRevenueMinor(sorted),
    band: bandOf(averageOccupancyPercent),
    hasRecommendation: sorted.some(({ pendingDecisionId }) => pendingDecisionId !== null),
  };
}

/** Lays classes out by their wall time (rows, only times that occur) and day (columns, every day of the range). */
export function buildMatrix(classes: readonly ClassView[], from: string, to: string): Matrix {
  const days = daysOf(from, to);
  const bySlot = Map.groupBy(classes, ({ localDate, localTime }) => `${localDate} ${localTime}`);
  const shown = classes.filter(({ localDate }) => localDate >= from && localDate <= to);
  const times = [...new Set(shown.map(({ localTime }) => localTime))].toSorted();
  return {
    days,
    rows: times.map((time) => ({
      time,
      slots: days.map((date) => slotOf(bySlot.get(`${date} ${time}`) ?? [])),
    })),
  };
}

/** The rooms of the classes, in order. */
export const roomsOf = (classes: readonly ClassView[]): string[] =>
  [...new Set(classes.map(({ room }) => room))].toSorted((a, b) => a.localeCompare(b));

/** The slot that holds a class, and the class's place in it. */
export function findInMatrix(matrix: Matrix, classId: string): { slot: Slot; at: number } | null {
  for (const { slots } of matrix.rows)
    for (const slot of slots) {
      const at = slot?.classes.findIndex((candidate) => candidate.classId === classId) ?? -1;
      if (slot && at >= 0) return { slot, at };
    }
  return null;
}
