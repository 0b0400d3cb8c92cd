import { markDays } from '#shared/contracts/settings/mark-days.ts';
import { withMark } from '#functions/_domain/studio/calendar.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = httpOperation(
  markDays,
  {},
  ({ table, input: mark, caller: { studioId }, deps, correlationId }) => {
    const dayId = deps.ids.next();
    const note = `${mark.kind} ${mark.fromDate} to ${mark.toDate}: ${mark.name}`;
    const wish = { studioId, action: markDays.id, subject: dayId, note, correlationId };
    const change = { ...mark, dayId };
    return changeCalendar(
      table,
      { ...wish, change: (before, today) => withMark(before, change, today) },
      deps,
    );
  },
);
