import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import type { AllocationDecision, AllocationInput, Inventory } from '#shared/core/allocation/types.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { observeClass } from '#shared/core/forecast/observe-class.ts';
import type { ClassForecast, ClassState, DemandModel } from '#shared/core/forecast/types.ts';
import type { RootOf } from '#shared/core/successors/series-roots.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';
import type { Course } from './course.ts';
import type { ClassOnSale } from './requests.ts';
import { recordOf } from './history.ts';
import { seriesIdIn } from './world.ts';

export const cutOffHours = 12;
/** The product decides every hour, and a class again when it is booked. Every three hours takes a third of the time. */
const runIntervalHours = 3;

/** The times of decisions, in hours before a class. */
export function runsFrom(leadHours: number, everyHours = runIntervalHours): number[] {
  const runs: number[] = [];
  for (let hours = leadHours; hours >= cutOffHours; hours -= everyHours) runs.push(hours);
  return runs;
}

/** What was learned about a studio, and the names under which it is stored. */
export interface Known {
  readonly model: DemandModel;
  readonly rootOf: RootOf;
}

export function stateOf(
  course: Course<ClassOnSale>,
  hoursLeft: number,
  { model, rootOf }: Known,
): ClassState {
  const { studio, series, week } = course.cls;
  const { bookings, openHours, lastPlaces } = observeClass({
    ...recordOf(course, hoursLeft, false),
    openingRush: model.openingRush,
  });
  return {
    seriesId: rootOf(seriesIdIn(series, week)),
    channels: studio.channels,
    hoursLeft,
    openedHoursBefore: studio.leadHours,
    bookings,
    openHours,
    ...(lastPlaces && { lastPlaces }),
  };
}

/** The core's decision for a course, based on a forecast. */
export function decide(
  course: Course<ClassOnSale>,
  hoursLeft: number,
  inventory: Inventory,
  forecast: ClassForecast,
  everyHours = runIntervalHours,
): AllocationDecision {
  const { studio, series, week } = course.cls;
  const capacity = course.capacityAt(hoursLeft);
  const input: AllocationInput = {
    capacity,
    inventory,
    hoursLeft,
    channels: studio.channels.map((channel, lane) => ({
      channel,
      booked: course.booked[lane] ?? 0,
      allocation:
        lane === 0
          ? null
          : Math.max(course.booked[lane] ?? 0, Math.min(capacity, course.allocation[lane] ?? 0)),
      revenueMinor: studio.revenueMinor[lane] ?? 0,
      noShowPay: 1,
    })),
    forecast,
    guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: cutOffHours },
    runIntervalHours: everyHours,
    seed: seedFrom(`${series.seriesId} ${week} ${hoursLeft}`),
  };
  return withoutIdle(input, decideAllocation(input));
}

export const learnedForecast = (
  known: Known,
  course: Course<ClassOnSale>,
  hoursLeft: number,
  studioWeek: number,
): ClassForecast => forecastClass(known.model, stateOf(course, hoursLeft, known), studioWeek);

/** The allocations by lane after a decision is applied. */
export function allocationAfter(course: Course<ClassOnSale>, decision: AllocationDecision): number[] {
  const wanted = new Map(decision.changes.map(({ channel, to }) => [channel, to]));
  return course.cls.studio.channels.map(
    (channel, lane) => wanted.get(channel) ?? course.allocation[lane] ?? 0,
  );
}
