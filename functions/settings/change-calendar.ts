import type { CalendarView } from '#shared/contracts/settings/calendar.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import type { Calendar } from '#functions/_domain/studio/calendar.ts';
import { readCalendar, storeCalendar } from '#functions/_domain/studio/calendar-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { calendarViewOf } from './calendar-view.ts';

const changedMeanwhile = 'Your calendar was changed at the same moment. Please try again.';

type Studio = Awaited<ReturnType<typeof readStudio>>;

export interface CalendarWish {
  readonly studioId: string;
  /** The action in the audit trail, and its subject. */
  readonly action: string;
  readonly subject: string;
  readonly note?: string;
  readonly correlationId: string;
  /** Returns the calendar after the change; undefined if nothing changes. */
  readonly change: (before: Calendar, today: string, studio: Studio) => Calendar | undefined;
}

/**
 * Changes a studio's current calendar and adds an audit row.
 *
 * @throws {Failure} any failure of `change`, or `conflict`
 */
export async function changeCalendar(
  table: StudioTable,
  { change, ...wish }: CalendarWish,
  deps: Pick<Base, 'clock' | 'ids'>,
): Promise<CalendarView> {
  const { studioId } = wish;
  const at = deps.clock.now().toISOString();
  const audit = { ...wish, auditId: deps.ids.next(), at, actor: studioId };
  const studio = await readStudio(table, studioId);
  const today = instantToLocal(at, studio.timezone).date;
  const calendar = await untilStored(async () => {
    const before = await readCalendar(table, studioId);
    const after = change(before, today, studio);
    if (!after) return before;
    return (await storeCalendar(table, { before, after, audit })) ? after : undefined;
  }, changedMeanwhile);
  return calendarViewOf(calendar, studio, today);
}
