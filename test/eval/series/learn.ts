import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import type { ClassForecast } from '#shared/core/forecast/types.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';
import { windowWeeks } from '../holidays/walk.ts';
import type { Course } from '../worlds/course.ts';
import { stateOf, type Known } from '../worlds/decide.ts';
import { historiesOf, type SoldClass } from '../worlds/history.ts';
import type { ClassOnSale } from '../worlds/requests.ts';

/** What the product would have learned from the classes before a week. */
export function learnedFrom(sold: readonly SoldClass[], week: number): Known {
  const rootOf = (seriesId: string): string => seriesId;
  const recent = sold.filter((one) => one.week >= week - windowWeeks);
  const { histories, openingRush } = historiesOf(recent, week, [], rootOf);
  return { model: fitDemand(histories, { openingRush }), rootOf };
}

/** How all classes of a week sell at a time before their start. */
export const weekNow = (known: Known, courses: readonly Course<ClassOnSale>[], hoursLeft: number): number =>
  weekMultiplier(
    known.model,
    courses.map((course) => stateOf(course, hoursLeft, known)),
  );

/** The forecast of a class as if none of its bookings, and none of its week, were known. */
export function withoutUpdates(known: Known, course: Course<ClassOnSale>, hoursLeft: number): ClassForecast {
  const nothing = course.cls.studio.channels.map(() => []);
  const unseen = { bookings: nothing, openHours: nothing, lastPlaces: nothing };
  return forecastClass(known.model, { ...stateOf(course, hoursLeft, known), ...unseen });
}
