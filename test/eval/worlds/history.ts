import { completeRecords } from '#shared/core/forecast/complete-records.ts';
import type { ClassRecord } from '#shared/core/forecast/observe-class.ts';
import { turnedCustomers } from '#shared/core/forecast/turned-customers.ts';
import { observeClass } from '#shared/core/forecast/observe-class.ts';
import type { PastClass, SeriesHistory } from '#shared/core/forecast/types.ts';
import type { Course } from './course.ts';
import { seriesIdIn } from './world.ts';

/** A class as it is handed over: what a studio's import or its connected marketplaces know of it. */
interface SoldClass {
  readonly seriesId: string;
  readonly week: number;
  readonly isImported: boolean;
  readonly record: ClassRecord;
}

/** What is known of a course at a moment. An imported one has neither a log nor an opening. */
export function recordOf({ cls, events, log }: Course, hoursLeft: number, isImported: boolean): ClassRecord {
  const { channels, leadHours } = cls.studio;
  return {
    capacity: cls.capacity,
    ...(cls.capacityAtFirst < cls.capacity &&
      !isImported && {
        capacityLog: [{ hoursBefore: cls.growsAtHours, from: cls.capacityAtFirst, to: cls.capacity }],
      }),
    channels,
    events,
    allocationLog: isImported ? [] : log,
    nowHoursBefore: hoursLeft,
    openedHoursBefore: leadHours,
  };
}

export const soldClass = (course: Course, isImported: boolean): SoldClass => ({
  seriesId: seriesIdIn(course.cls.series, course.cls.week),
  week: course.cls.week,
  isImported,
  record: recordOf(course, 0, isImported),
});

/** The histories of a studio as of a week. */
export function historiesOf(sold: readonly SoldClass[], week: number): SeriesHistory[] {
  const past = sold.map((one) => ({
    seriesId: one.seriesId,
    ageWeeks: week - one.week,
    record: one.record,
    openedHoursBefore: one.isImported ? null : one.record.openedHoursBefore,
  }));
  const records = completeRecords(past);
  const seen = records.map((record, i) => ({
    ...observeClass(record),
    channels: record.channels,
    isLogged: past[i]?.openedHoursBefore !== null,
  }));
  const turned = turnedCustomers(seen);
  const classes = seen.map((observed, i) => ({
    seriesId: past[i]?.seriesId ?? '',
    observed: { ...observed, ageWeeks: past[i]?.ageWeeks ?? 0, turned: turned[i] },
  }));
  return [...Map.groupBy(classes, ({ seriesId }) => seriesId)].map(([seriesId, own]) => ({
    seriesId,
    channels: past.find((one) => one.seriesId === seriesId)?.record.channels ?? [],
    classes: own.map(({ observed }): PastClass => observed),
  }));
}
