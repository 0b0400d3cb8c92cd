import { defaultBinEdgesHours, hoursInBins, nominalHours } from '#shared/core/forecast/bins.ts';
import type { ClassForecast } from '#shared/core/forecast/types.ts';
import { lateCancelHours } from './course.ts';
import { groupShareAt, sliceHours, type TrueClass, type TrueRates } from './requests.ts';

const certain = 1e6;

/** The share of future marketplace customers who book direct if they are refused. */
function toDirectOf({ perSlice, toDirect }: TrueRates, hoursLeft: number): number {
  let [asked, diverted] = [0, 0];
  perSlice.slice(1).forEach((slices, m) => {
    for (let i = 0; i < slices.length && (i + 0.5) * sliceHours < hoursLeft; i += 1) {
      asked += slices[i] ?? 0;
      diverted += (slices[i] ?? 0) * (toDirect[m + 1]?.[i] ?? 0);
    }
  });
  return asked > 0 ? diverted / asked : 0;
}

/** The share of requested places at a given time before the start that are not a group's first place. */
const companionShareAt = (studio: TrueClass['studio'], hours: number): number =>
  1 - 1 / (1 + groupShareAt(studio, hours) * (studio.groupSize - 1));

/** The forecast of somebody who knows a class's true rates and how customers divert, in the core's format. */
export function trueForecast({ studio, rates }: TrueClass, hoursLeft: number): ClassForecast {
  const edges = defaultBinEdgesHours;
  const nominal = (hours: number): number => nominalHours(edges, studio.leadHours, hours);
  const lengths = hoursInBins(edges, Math.min(edges[0] ?? 0, studio.leadHours), 0);
  const ratePerHour = rates.perSlice.map((perSlice) => {
    const places = lengths.map(() => 0);
    perSlice.forEach((asked, i) => {
      const middle = nominal((i + 0.5) * sliceHours);
      const bin = Math.max(0, edges.findIndex((edge) => middle > edge) - 1);
      places[bin] = (places[bin] ?? 0) + asked;
    });
    return places.map((asked, b) => (lengths[b] === 0 ? 0 : asked / (lengths[b] ?? 1)));
  });
  const left = nominal(hoursLeft);
  /** The number of real hours in one hour of the bin. */
  const stretch = (bin: number): number =>
    bin > 0 ? 1 : Math.max(1, (studio.leadHours - (edges[1] ?? 0)) / ((edges[0] ?? 0) - (edges[1] ?? 0)));
  /** The middle of a bin. */
  const realHours = (bin: number): number =>
    (edges[bin + 1] ?? 0) + (((edges[bin] ?? 0) - (edges[bin + 1] ?? 0)) / 2) * stretch(bin);
  const remaining = hoursInBins(edges, left, 0);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    channels: studio.channels,
    binEdgesHours: edges,
    hoursLeft: left,
    ratePerHour,
    classShape: certain,
    channelShapes: studio.channels.map(() => certain),
    expectedRemaining: ratePerHour.map((perBin) => sum(perBin.map((rate, b) => rate * (remaining[b] ?? 0)))),
    expectedByNow: studio.channels.map(() => 0),
    bookedByNow: studio.channels.map(() => 0),
    curve: [],
    diversion: { toDirect: toDirectOf(rates, hoursLeft), elsewhere: studio.divertsElsewhere },
    companionShare: lengths.map((_, b) => companionShareAt(studio, realHours(b))),
    cancelHazardPerHour: sum([...studio.cancelPerHour]) / studio.channels.length,
    cancelPerHour: studio.cancelPerHour.map((hazard) =>
      lengths.map((_, b) => {
        const isLate = (edges[b] ?? 0) <= lateCancelHours;
        return hazard * (isLate ? studio.lateCancelFactor : 1) * stretch(b);
      }),
    ),
    noShow: studio.channels.map(() => 0),
    weeksOfHistory: 1,
  };
}
