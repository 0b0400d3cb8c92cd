import { scheduleDaysMax } from '#shared/contracts/schedule/list-classes.ts';
import { addDays, daysInRange, isLocalDate } from '../../ui/dates.ts';

/** The part of the schedule's state that is stored in the address. */
export interface ScheduleState {
  /** Null until a range is chosen: the server then uses its today and the six days after it. */
  range: { from: string; to: string } | null;
  room: string | null;
  classId: string | null;
}

export const isRange = (from: string, to: string): boolean =>
  isLocalDate(from) && isLocalDate(to) && from <= to && daysInRange(from, to) <= scheduleDaysMax;

export function readState(params: URLSearchParams): ScheduleState {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    range: isRange(from, to) ? { from, to } : null,
    room: params.get('room') || null,
    classId: params.get('class') || null,
  };
}

export function writeState({ range, room, classId }: ScheduleState): URLSearchParams {
  return new URLSearchParams([
    ...(range
      ? [
          ['from', range.from],
          ['to', range.to],
        ]
      : []),
    ...(room ? [['room', room]] : []),
    ...(classId ? [['class', classId]] : []),
  ]);
}

/** The seven days that start `weeks` weeks from today. */
export const weekFrom = (today: string, weeks: number): { from: string; to: string } => ({
  from: addDays(today, weeks * 7),
  to: addDays(today, weeks * 7 + 6),
});

/** The range after one of its ends was chosen. The other end moves if necessary. */
export function withEnd(range: { from: string; to: string }, end: 'from' | 'to', day: string) {
  if (end === 'from') {
    const latest = addDays(day, scheduleDaysMax - 1);
    return { from: day, to: range.to < day ? day : range.to > latest ? latest : range.to };
  }
  const earliest = addDays(day, 1 - scheduleDaysMax);
  return { to: day, from: range.from > day ? day : range.from < earliest ? earliest : range.from };
}
