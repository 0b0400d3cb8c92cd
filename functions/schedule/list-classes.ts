import { listClasses, schedulePageItemsMax } from '#shared/contracts/schedule/list-classes.ts';
import { classId } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readCalendar } from '#functions/_domain/studio/calendar-store.ts';
import { marksOf } from '#functions/_domain/studio/calendar.ts';
import { markedDaysOf } from '#functions/_domain/studio/day-reason.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readClasses } from '#functions/_domain/classes/class-store.ts';
import { classViewOf } from './class-view.ts';
import { outlooksOf } from '#functions/_domain/classes/forecast-store.ts';
import { dayRangeOf } from '#functions/_domain/classes/day-range.ts';

export const handler = httpOperation(
  listClasses,
  {},
  async ({ table, input, caller: { studioId }, deps, pages }) => {
    const [studio, calendar] = await Promise.all([
      readStudio(table, studioId),
      readCalendar(table, studioId, { consistent: false }),
    ]);
    const { timezone, currency } = studio;
    const now = deps.clock.now();
    const range = dayRangeOf(input, timezone, now);
    // Later pages repeat the days that the first response contained, even if the first request did not specify them.
    const list = pages({ from: range.from, to: range.to, timezone });
    const after = list.from(classId);
    const page = await readClasses(table, studioId, range, after, schedulePageItemsMax);
    const outlookIn = await outlooksOf(table, studioId, page.classes, now);
    return {
      from: range.from,
      to: range.to,
      today: range.today,
      timezone,
      currency,
      classes: page.classes.map((cls) => classViewOf(cls, outlookIn(cls))),
      markedDays: markedDaysOf(marksOf(calendar, studio), range.from, range.to),
      cursor: list.next(page.lastId),
    };
  },
);
