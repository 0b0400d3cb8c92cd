import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import type { DemandModel } from '#shared/core/forecast/types.ts';
import { historiesOf, windowWeeks, type SoldStudio } from '../holidays/walk.ts';
import { Comparison, type ClassAtLead, type LeadFigures } from './forecasts.ts';

const leadHours = 168;
const binEdgesHours = [leadHours, 0];

/** Scores forecasts of hourly counts a week ahead. Times of bookings are unknown, so there are no updates. */
export function compareWeekAhead(studio: SoldStudio): LeadFigures[] {
  const comparison = new Comparison();
  const { channels, classes } = studio;
  let known: DemandModel | undefined;
  for (const [week, own] of Map.groupBy(classes, (one) => one.week)) {
    known =
      week < windowWeeks
        ? undefined
        : fitDemand(historiesOf(studio, week, true), { binEdgesHours }, known?.markedDays);
    const model = known;
    const seen = own.map(({ seriesId, day, made }): ClassAtLead => {
      const sofar = channels.map(() => 0);
      const nothing = channels.map(() => []);
      const state = { seriesId, channels, hoursLeft: leadHours, bookings: nothing, openHours: nothing, day };
      return {
        seriesId,
        channels,
        leadHours,
        sofar,
        made,
        core: model ? { core: forecastClass(model, state) } : {},
      };
    });
    if (model) comparison.addWeek(seen);
    else comparison.learnWeek(seen);
  }
  return comparison.figures();
}
