import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';
import type { Inventory } from '#shared/core/allocation/types.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import type { ClassForecast } from '#shared/core/forecast/types.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';
import { Course } from './course.ts';
import { allocationAfter, decide, learnedForecast, runsFrom, stateOf, type Known } from './decide.ts';
import { historiesOf, soldClass } from './history.ts';
import type { Outcome } from './measures.ts';
import { drawClass, type TrueClass } from './requests.ts';
import { trueForecast } from './true-forecast.ts';
import { rootsIn } from './timetable.ts';
import type { Studio, WorldOptions } from './world.ts';

export interface PlayOptions {
  readonly inventory: Inventory;
  /** Decisions below this threshold are not carried out. */
  readonly threshold: number;
  /** Decides from the true rates instead of learned ones. */
  readonly knowsRates: boolean;
}

/** One studio's weeks under the core. `revenueMinor` runs over the decided weeks. */
export interface Played {
  readonly revenueMinor: number[];
  readonly outcomes: Outcome[];
  readonly courses: Course[];
  readonly known: Known[];
  changes: number;
}

const uploaded = ({ studio, series, week }: TrueClass): number[] =>
  series.places.map((places, c) => ((studio.joinsInWeek[c] ?? 0) <= week ? places : 0));

export const classesOf = (studio: Studio, week: number): TrueClass[] =>
  studio.series.map((series) => drawClass(studio, series, week));

/** The courses of a week under the places that were uploaded. */
export const uploadedCourses = (studio: Studio, week: number): Course[] =>
  classesOf(studio, week).map((cls) => new Course(cls, uploaded(cls)));

function judge(course: Course, hours: number, allocation: readonly number[], decision: Judged): Outcome[] {
  const isSame = allocation.every((places, lane) => places === course.allocation[lane]);
  if (isSame) return [];
  const [kept, changed] = [course.allocation, allocation].map(
    (places) => course.fork(places, hours).advance(0).revenueMinor,
  );
  return [
    {
      confidence: decision.confidence,
      predictedMinor: decision.expectedRevenueImpactMinor,
      gainedMinor: (changed ?? 0) - (kept ?? 0),
    },
  ];
}

interface Judged {
  readonly confidence: number;
  readonly expectedRevenueImpactMinor: number;
}

function decideRun(
  courses: readonly Course[],
  hours: number,
  known: Known,
  options: PlayOptions,
  played: Played,
) {
  for (const course of courses) course.advance(hours);
  const studioWeek = weekMultiplier(
    known.model,
    courses.map((course) => stateOf(course, hours, known)),
  );
  for (const course of courses) {
    const forecast: ClassForecast = options.knowsRates
      ? trueForecast(course.cls, hours)
      : learnedForecast(known, course, hours, studioWeek);
    const decision = decide(course, hours, options.inventory, forecast);
    const allocation = allocationAfter(course, decision);
    played.outcomes.push(...judge(course, hours, allocation, decision));
    if (!isSureEnough(decision, options.threshold)) continue;
    played.changes += allocation.filter((places, lane) => places !== course.allocation[lane]).length;
    course.reallocate(allocation, hours);
  }
}

/**
 * Sells a studio's weeks: the imported and logged weeks with the uploaded places, and then the weeks that the core
 * decides.
 */
export function playStudio(studio: Studio, world: WorldOptions, options: PlayOptions): Played {
  const { importedWeeks, loggedWeeks, decidedWeeks } = world;
  const weeksBefore = importedWeeks + loggedWeeks;
  const sold = Array.from({ length: weeksBefore }, (_, week) =>
    uploadedCourses(studio, week).map((course) => soldClass(course.advance(0), week < importedWeeks)),
  ).flat();
  const played: Played = { revenueMinor: [], outcomes: [], courses: [], known: [], changes: 0 };
  for (let week = weeksBefore; week < weeksBefore + decidedWeeks; week += 1) {
    const courses = uploadedCourses(studio, week);
    const rootOf = rootsIn(studio, week);
    const { histories, openingRush } = historiesOf(sold, week, courses, rootOf);
    const known = { model: fitDemand(histories, { openingRush }), rootOf };
    played.known.push(known);
    for (const hours of runsFrom(studio.leadHours)) decideRun(courses, hours, known, options, played);
    for (const course of courses) sold.push(soldClass(course.advance(0), false));
    played.courses.push(...courses);
    played.revenueMinor.push(courses.reduce((sum, course) => sum + course.revenueMinor, 0));
  }
  return played;
}
