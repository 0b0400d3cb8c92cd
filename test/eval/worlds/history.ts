import type { ClassRecord } from '#shared/core/forecast/observe-class.ts';
import { observePast } from '#shared/core/forecast/observe-past.ts';
import type { PastClass, SeriesHistory } from '#shared/core/forecast/types.ts';
import type { Course } from './course.ts';
import type { ClassOnSale } from './requests.ts';
import { inRoots, type RootOf } from '#shared/core/successors/series-roots.ts';
import { seriesIdIn } from './world.ts';

/** A class as the core gets it, with what a studio's import or its connected marketplaces know about it. */
export interface SoldClass {
  readonly seriesId: string;
  readonly week: number;
  readonly isImported: boolean;
  readonly record: ClassRecord;
}

/** What is known about a course at an instant. An imported course has no log and no opening time. */
export function recordOf(
  { cls, events, log }: Course<ClassOnSale>,
  hoursLeft: number,
  isImported: boolean,
): ClassRecord {
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

export const soldClass = (course: Course<ClassOnSale>, isImported: boolean): SoldClass => ({
  seriesId: seriesIdIn(course.cls.series, course.cls.week),
  week: course.cls.week,
  isImported,
  record: recordOf(course, 0, isImported),
});

/** What a studio's classes had taught by a given week. */
interface Taught {
  readonly histories: readonly SeriesHistory[];
  readonly openingRush: readonly number[] | undefined;
}

/**
 * A studio's histories as of a week. For classes on sale, only their first places are known.
 *
 * @param rootOf maps series that continue others to the first one, under whose name they are learned
 */
export function historiesOf(
  sold: readonly SoldClass[],
  week: number,
  onSale: readonly Course<ClassOnSale>[],
  rootOf?: RootOf,
): Taught {
  const past = inRoots(sold, rootOf).map((one) => ({
    seriesId: one.seriesId,
    ageWeeks: week - one.week,
    record: one.record,
    openedHoursBefore: one.isImported ? null : one.record.openedHoursBefore,
  }));
  const { classes, openingRush } = observePast(
    past,
    inRoots(
      onSale.map((course) => soldClass(course, false)),
      rootOf,
    ),
  );
  const bySeries = Map.groupBy(classes, ({ past: { seriesId } }) => seriesId);
  const histories = [...bySeries].map(([seriesId, own]) => ({
    seriesId,
    channels: own[0]?.past.record.channels ?? [],
    classes: own.map(({ past: { ageWeeks }, seen }): PastClass => ({ ...seen, ageWeeks })),
  }));
  return { histories, openingRush };
}
