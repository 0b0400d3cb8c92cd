import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { historiesOf, soldClass } from './history.ts';
import { measureWorlds } from './measure.ts';
import { uploadedCourses } from './play.ts';
import { drawClass } from './requests.ts';
import { trueForecast } from './true-forecast.ts';
import { drawStudio } from './world.ts';

const world = { studios: 2, seriesPerStudio: 4, importedWeeks: 2, loggedWeeks: 2, decidedWeeks: 2, seed: 3 };

describe('the second simulator', () => {
  it('draws the same class for the same week, and another one for another week', () => {
    const [studio, again] = [drawStudio(world, 0), drawStudio(world, 0)];
    const [series] = studio.series;
    expect(again).toEqual(studio);
    expect(drawClass(studio, series!, 1).requests).toEqual(drawClass(again, again.series[0]!, 1).requests);
    expect(drawClass(studio, series!, 2).requests).not.toEqual(drawClass(studio, series!, 1).requests);
  });

  it('gives policies with true rates the share that turns to direct, late bargain hunters included', () => {
    const studio = { ...drawStudio(world, 0), strategic: 0.2, divertsToDirect: 0.1, divertsElsewhere: 0.05 };
    const cls = drawClass(studio, studio.series[0]!, 2);
    const [early, late, over] = [studio.leadHours, 12, 0].map((hours) => trueForecast(cls, hours).diversion!);
    expect(early!.toDirect).toBeGreaterThan(0.1);
    expect(late!.toDirect).toBeGreaterThan(early!.toDirect);
    expect(late!.toDirect).toBeLessThan(1);
    expect(over).toEqual({ toDirect: 0, elsewhere: 0.05 });
    const calm = drawClass({ ...studio, strategic: 0 }, studio.series[0]!, 2);
    expect(trueForecast(calm, studio.leadHours).diversion!.toDirect).toBeCloseTo(0.1, 12);
  });

  it('names customers, which shows the share that turns to direct', () => {
    const learned = [0.35, 0].map((divertsToDirect) => {
      const whole = { ...world, seriesPerStudio: 12 };
      const studio = { ...drawStudio(whole, 1), divertsToDirect, divertsElsewhere: 0, strategic: 0 };
      const weeks = Array.from({ length: 8 }, (_, week) =>
        uploadedCourses(studio, week).map((course) => soldClass(course.advance(0), week < 2)),
      );
      const { histories } = historiesOf(weeks.flat(), weeks.length, []);
      return fitDemand(histories).diversion!.toDirect;
    });
    expect(learned[0]).toBeGreaterThan(0.2);
    expect(learned[1]).toBeLessThan(0.06);
  });

  it('measures a small world, in which little can be gained over true rates', () => {
    const figures = measureWorlds(world);
    expect(figures.map(({ policy }) => policy)).toEqual([
      'as uploaded',
      'no limits',
      'shared, true rates',
      'shared',
      'shared, new studio',
      'separate, true rates',
      'separate',
      'separate, new studio',
    ]);
    for (const { percentOfTrue } of figures) {
      expect(percentOfTrue).toBeGreaterThan(80);
      expect(percentOfTrue).toBeLessThan(102);
    }
  });
});
