import { windowWeeks } from '../holidays/walk.ts';
import { Course } from '../worlds/course.ts';
import { learnedForecast, type Known } from '../worlds/decide.ts';
import { soldClass, type SoldClass } from '../worlds/history.ts';
import type { ClassOnSale } from '../worlds/requests.ts';
import { Comparison, type ClassAtLead, type LeadFigures } from './forecasts.ts';
import type { Hotel } from './hotels.ts';
import { learnedFrom, weekNow, withoutUpdates } from './learn.ts';

/** The times at which forecasts are scored. */
const leadsHours = [168, 84, 48, 24, 12];

const unlimited = 1000;
const openToAll = (cls: ClassOnSale): Course<ClassOnSale> =>
  new Course<ClassOnSale>(
    { ...cls, capacity: unlimited, capacityAtFirst: unlimited },
    cls.studio.channels.map(() => unlimited),
  );

const requestsBy = ({ cls, events }: Course<ClassOnSale>): number[] =>
  cls.studio.channels.map(
    (channel) => events.filter((one) => one.kind === 'booked' && one.channel === channel).length,
  );

function atLead(courses: readonly Course<ClassOnSale>[], leadHours: number, known: Known | undefined) {
  for (const course of courses) course.advance(leadHours);
  const studioWeek = known && weekNow(known, courses, leadHours);
  return courses.map((course): Omit<ClassAtLead, 'made'> => ({
    seriesId: course.cls.series.seriesId,
    channels: course.cls.studio.channels,
    leadHours,
    sofar: requestsBy(course),
    core: known
      ? {
          core: learnedForecast(known, course, leadHours, studioWeek ?? 1),
          'core without updates': withoutUpdates(known, course, leadHours),
        }
      : {},
  }));
}

/** Scores the forecasts of all weeks of a hotel that never refuses a booking, at several times before arrival. */
export function compareForecasts({ weeks }: Hotel): LeadFigures[] {
  const comparison = new Comparison();
  const sold: SoldClass[] = [];
  weeks.forEach((classes, week) => {
    const known = week < windowWeeks ? undefined : learnedFrom(sold, week);
    const courses = classes.map(openToAll);
    const seen = leadsHours.flatMap((lead) => atLead(courses, lead, known).map((one, i) => ({ one, i })));
    for (const course of courses) sold.push(soldClass(course.advance(0), false));
    const made = courses.map(requestsBy);
    const whole = seen.map(({ one, i }): ClassAtLead => ({ ...one, made: made[i] ?? [] }));
    if (known) comparison.addWeek(whole);
    else comparison.learnWeek(whole);
  });
  return comparison.figures();
}
