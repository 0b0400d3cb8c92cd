import { CalendarEntity } from '#functions/_data/studio/calendar.ts';
import { LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { emptyCalendar, type Calendar } from './calendar.ts';

/**
 * A studio's calendar. Empty if none is stored.
 *
 * @param reading a list of classes may miss a change of the last second
 */
export async function readCalendar(
  table: StudioTable,
  studioId: string,
  { consistent } = { consistent: true },
): Promise<Calendar> {
  const { data } = await table.of(CalendarEntity).get({ studioId }).go({ consistent });
  return (data as Calendar | null) ?? emptyCalendar;
}

export interface CalendarChange {
  readonly before: Calendar;
  readonly after: Calendar;
  readonly audit: AuditRow;
}

interface CalendarChanged {
  readonly kind: 'calendar-changed';
  readonly change: CalendarChange;
}

export const calendarDerivers: Derivers<CalendarChanged> = {
  'calendar-changed': ({ change: { before, after, audit } }) => ({
    items: [
      writerOf(CalendarEntity)
        .put({
          studioId: audit.studioId,
          ...present({ country: after.country, region: after.region }),
          usualHolidays: [...after.usualHolidays],
          days: after.days.map((day) => ({ ...day })),
          version: after.version,
        })
        .where((item, { eq, notExists }) =>
          before.version > 0 ? eq(item.version, before.version) : notExists(item.version),
        )
        .commit(),
      writerOf(LearnedSinceEntity)
        .update({ studioId: audit.studioId })
        .set({ historyChangedAt: audit.at })
        .commit(),
    ],
    audit,
  }),
};

/**
 * Stores a calendar and its audit row, and marks learned demand as out of date. Nothing is stored if the calendar
 * changed meanwhile.
 *
 * @returns whether it was stored
 */
export const storeCalendar = (table: StudioTable, change: CalendarChange): Promise<boolean> =>
  committed(table, calendarDerivers, [{ kind: 'calendar-changed', change }]);
