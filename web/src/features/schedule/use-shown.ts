import { useMemo } from 'react';
import { digestOf } from './digest.ts';
import { buildMatrix, roomsOf, type Matrix } from './matrix.ts';
import { summarize, type Summary } from './summary.ts';
import type { SchedulePage } from './use-schedule.ts';

/** The facts about a range, without its classes. */
export type Head = Pick<SchedulePage, 'from' | 'to' | 'today' | 'timezone' | 'currency' | 'markedDays'>;

export interface Shown {
  head: Head;
  matrix: Matrix;
  summary: Summary;
  rooms: readonly string[];
  /** The first day for which classes may still be missing; null if all are loaded. */
  waitingFrom: string | null;
}

/** Pages are sorted by the start of their classes, so only the last day of the last page can be incomplete. */
function waitingFromOf({ cursor, classes, from }: SchedulePage): string | null {
  return cursor === null ? null : (classes.at(-1)?.localDate ?? from);
}

/** The loaded pages, prepared for the screen. */
export function shownOf(pages: readonly SchedulePage[], room: string | null): Shown | null {
  const last = pages.at(-1);
  if (!last) return null;
  const digests = pages.map(({ classes }) => digestOf(classes, room));
  return {
    head: last,
    matrix: buildMatrix(digests, last.from, last.to),
    summary: summarize(digests),
    rooms: roomsOf(digests),
    waitingFrom: waitingFromOf(last),
  };
}

export const useShown = (pages: readonly SchedulePage[] | undefined, room: string | null): Shown | null =>
  useMemo(() => (pages ? shownOf(pages, room) : null), [pages, room]);
