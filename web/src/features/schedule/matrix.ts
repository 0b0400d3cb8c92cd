import { daysOf } from '../../ui/dates.ts';
import type { Digest } from './digest.ts';
import { slotOf, type Slot } from './slot.ts';

export interface MatrixRow {
  time: string;
  /** The slots of the row, one for each day. */
  slots: readonly (Slot | null)[];
}

export interface Matrix {
  days: readonly string[];
  rows: readonly MatrixRow[];
}

/** The slots of all pages. If a page ends in the middle of a slot, its two parts are joined. */
function merged(digests: readonly Digest[]): ReadonlyMap<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const digest of digests)
    for (const [key, slot] of digest.slots) {
      const half = slots.get(key);
      slots.set(key, half ? (slotOf([...half.classes, ...slot.classes]) ?? slot) : slot);
    }
  return slots;
}

/** Arranges slots by their local time (rows, only times that occur) and day (columns, every day of the range). */
export function buildMatrix(digests: readonly Digest[], from: string, to: string): Matrix {
  const days = daysOf(from, to);
  const slots = merged(digests);
  const times = new Set<string>();
  for (const { date, time } of slots.values()) if (date >= from && date <= to) times.add(time);
  return {
    days,
    rows: [...times].toSorted().map((time) => ({
      time,
      slots: days.map((date) => slots.get(`${date} ${time}`) ?? null),
    })),
  };
}

/** The rooms of all pages, sorted. */
export function roomsOf(digests: readonly Digest[]): string[] {
  const { compare } = new Intl.Collator();
  return [...new Set(digests.flatMap(({ rooms }) => [...rooms]))].toSorted(compare);
}

/** The slot that holds a class, and the position of the class in it. */
export function findInMatrix(matrix: Matrix, classId: string): { slot: Slot; at: number } | null {
  for (const { slots } of matrix.rows)
    for (const slot of slots) {
      const at = slot?.classes.findIndex((candidate) => candidate.classId === classId) ?? -1;
      if (slot && at >= 0) return { slot, at };
    }
  return null;
}
