import type { DayReason } from '#shared/contracts/settings/calendar.ts';
import type { DayMarks } from '#shared/core/calendar/day-marks.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import type { MarkedDay } from '#shared/core/forecast/marked-day.ts';

/** The mark of a day, for display. Days next to a holiday have no mark, because they are often ordinary. */
export const dayReasonOf = (day: Pick<MarkedDay, 'kind' | 'name'> | undefined): DayReason | null => {
  if (!day || day.kind === 'beside') return null;
  const { kind, name } = day;
  return { kind, name };
};

const titles: Readonly<Record<DayReason['kind'], string>> = {
  closed: 'Closed',
  holiday: 'Public holiday',
  event: 'Special event',
};

export const dayReasonText = ({ kind, name }: DayReason): string => `${titles[kind]}: ${name}`;

/** The unusual days of a range, in order. */
export function markedDaysOf(
  marks: DayMarks,
  from: string,
  to: string,
): (DayReason & { localDate: string })[] {
  const found: (DayReason & { localDate: string })[] = [];
  for (let localDate = from; localDate <= to; localDate = addLocalDays(localDate, 1)) {
    const reason = dayReasonOf(marks(localDate));
    if (reason) found.push({ localDate, ...reason });
  }
  return found;
}
