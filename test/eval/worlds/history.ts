import type { ClassRecord } from '#shared/core/forecast/observe-class.ts';
import { observeClass } from '#shared/core/forecast/observe-class.ts';
import type { PastClass, SeriesHistory } from '#shared/core/forecast/types.ts';
import type { Course } from './course.ts';
import { seriesIdIn } from './world.ts';

/** A class as it is handed over: what a studio's import or its connected marketplaces know of it. */
interface SoldClass {
  readonly seriesId: string;
  readonly week: number;
  readonly record: ClassRecord;
}

/** What is known of a course at a moment. An imported one has neither a log nor an opening. */
export function recordOf({ cls, events, log }: Course, hoursLeft: number, isImported: boolean): ClassRecord {
  const { channels, leadHours } = cls.studio;
  const first = Math.max(0, ...events.map(({ hoursBefore }) => hoursBefore));
  return {
    capacity: cls.capacity,
    channels,
    events,
    allocationLog: isImported ? [] : log,
    nowHoursBefore: hoursLeft,
    openedHoursBefore: isImported ? first : leadHours,
  };
}

export const soldClass = (course: Course, isImported: boolean): SoldClass => ({
  seriesId: seriesIdIn(course.cls.series, course.cls.week),
  week: course.cls.week,
  record: recordOf(course, 0, isImported),
});

/** The histories of a studio as of a week. */
export function historiesOf(sold: readonly SoldClass[], week: number): SeriesHistory[] {
  return [...Map.groupBy(sold, ({ seriesId }) => seriesId)].map(([seriesId, own]) => ({
    seriesId,
    channels: own[0]?.record.channels ?? [],
    classes: own.map((one): PastClass => ({ ...observeClass(one.record), ageWeeks: week - one.week })),
  }));
}
