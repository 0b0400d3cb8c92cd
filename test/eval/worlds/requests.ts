import { seededRandom, seedFrom, type Random } from '#shared/core/numbers/random.ts';
import { sampleExponential, sampleNormal } from '#shared/core/numbers/sample-normal.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { drawCustomer } from './customers.ts';
import { rhythm, startHourIn, type Habits, type Series, type Studio } from './world.ts';

export const sliceHours = 0.5;

/** A customer who requests one place, first at `tries[0]`, then at the next channel if that one is full. */
export interface Request {
  readonly hours: number;
  readonly tries: readonly number[];
  /** Absent if nobody knows who it is. */
  readonly customer?: string;
  /** Joins the studio's waitlist if no place is free. */
  readonly waits: boolean;
  /** An exponential variate that determines the time of the cancellation. */
  readonly patience: number;
}

/** The expected requests of one class by half-hour slice, latest slice first. */
export interface TrueRates {
  /** The places first requested on each channel, late bargain hunters included. */
  readonly perSlice: readonly Float64Array[];
  /** The share of each channel's customers who book direct if refused. */
  readonly toDirect: readonly Float64Array[];
}

/** What has to be known about a class in order to sell it. */
export interface ClassOnSale {
  readonly studio: Pick<
    Studio,
    | 'name'
    | 'channels'
    | 'revenueMinor'
    | 'leadHours'
    | 'cancelPerHour'
    | 'lateCancelFactor'
    | 'joinsInWeek'
    | 'named'
  >;
  readonly series: Pick<Series, 'seriesId' | 'movesInWeek'>;
  readonly week: number;
  readonly capacity: number;
  /** The number of places before the class was moved to its larger room at `growsAtHours`. */
  readonly capacityAtFirst: number;
  readonly growsAtHours: number;
  readonly requests: readonly Request[];
}

export interface TrueClass extends ClassOnSale {
  readonly studio: Studio;
  readonly series: Series;
  readonly rates: TrueRates;
}

const rushScaleHours = 4;
const bargainHours = 36;

/** Shares of a channel's demand by slice; they sum to 1. */
function profile(habits: Habits, leadHours: number, startHour: number): Float64Array {
  const slices = Math.round(leadHours / sliceHours);
  const even = 1 - habits.rush - habits.late;
  const shares = Float64Array.from({ length: slices }, (_, i) => {
    const hours = (i + 0.5) * sliceHours;
    const rush = (habits.rush / rushScaleHours) * Math.exp(-(leadHours - hours) / rushScaleHours);
    const late = (habits.late / habits.lateScaleHours) * Math.exp(-hours / habits.lateScaleHours);
    return (rush + late + even / leadHours) * rhythm(startHour - hours);
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/**
 * The demand level of a day, from weather weeks and single days. It is the same for all of the studio's classes on that
 * day.
 */
function levelOf({ name, weatherSpread }: Studio, week: number, weekday: number): number {
  const ofWeek = sampleNormal(seededRandom(seedFrom(`${name} week ${week}`)));
  const ofDay = sampleNormal(seededRandom(seedFrom(`${name} day ${week} ${weekday}`)));
  return Math.exp(weatherSpread * (0.6 * ofWeek + 0.8 * ofDay) - weatherSpread ** 2 / 2);
}

/** The marketplace that bargain hunters try first, which is the cheapest one. */
function cheapest({ revenueMinor, joinsInWeek }: Studio, week: number): number {
  const open = revenueMinor.map((price, c) => (c > 0 && (joinsInWeek[c] ?? 0) <= week ? price : Infinity));
  return open.indexOf(Math.min(...open));
}

function ratesOf(studio: Studio, series: Series, week: number, factor: number): TrueRates {
  const startHour = startHourIn(series, week);
  const perSlice = studio.channels.map((_, c) => {
    const sells = (studio.joinsInWeek[c] ?? 0) <= week;
    const habits = studio.habits[c] ?? { rush: 0, late: 0, lateScaleHours: 1 };
    const mean = sells ? (series.means[c] ?? 0) * factor : 0;
    return profile(habits, studio.leadHours, startHour).map((share) => share * mean);
  });
  const toDirect = perSlice.map((rates, c) => rates.map(() => (c === 0 ? 0 : studio.divertsToDirect)));
  const [direct] = perSlice;
  const bargain = cheapest(studio, week);
  const [rates, diverting] = [perSlice[bargain], toDirect[bargain]];
  if (!direct || !rates || !diverting) return { perSlice, toDirect };
  for (let i = 0; i < Math.round(bargainHours / sliceHours); i += 1) {
    const hunting = (direct[i] ?? 0) * studio.strategic;
    const own = rates[i] ?? 0;
    direct[i] = (direct[i] ?? 0) - hunting;
    rates[i] = own + hunting;
    if (own + hunting > 0) diverting[i] = (own * studio.divertsToDirect + hunting) / (own + hunting);
  }
  return { perSlice, toDirect };
}

function triesOf(studio: Studio, week: number, lane: number, toDirect: number, random: Random): number[] {
  if (lane === 0) return [0];
  const chance = random();
  if (chance < toDirect) return [lane, 0];
  if (chance >= toDirect + studio.divertsElsewhere) return [lane];
  const others = studio.channels.flatMap((_, c) =>
    c > 0 && c !== lane && (studio.joinsInWeek[c] ?? 0) <= week ? [c] : [],
  );
  const other = others[Math.floor(random() * others.length)];
  return other === undefined ? [lane] : [lane, other];
}

/** The share of requests that come from groups. Friends agree early. */
export const groupShareAt = ({ groupShare, leadHours }: Studio, hours: number): number =>
  hours > leadHours / 2 ? 2 * groupShare : 0.4 * groupShare;

/** The expected number of requests, alone or as a group, for a given number of requested places. */
export const askersOf = (studio: Studio, hours: number, places: number): number =>
  places / (1 + groupShareAt(studio, hours) * (studio.groupSize - 1));

/** The share of customers turning to direct who usually book direct and only looked for a bargain. */
function huntersAmong({ divertsToDirect }: Studio, toDirect: number): number {
  return toDirect <= divertsToDirect ? 0 : (toDirect - divertsToDirect) / (1 - divertsToDirect) / toDirect;
}

function drawRequests(
  studio: Studio,
  series: Series,
  week: number,
  rates: TrueRates,
  random: Random,
): Request[] {
  const requests: Request[] = [];
  const people = seededRandom(seedFrom(`${series.seriesId} ${week} customers`));
  rates.perSlice.forEach((perSlice, lane) => {
    perSlice.forEach((places, i) => {
      const middle = (i + 0.5) * sliceHours;
      const askers = samplePoisson(askersOf(studio, middle, places), random);
      for (let n = 0; n < askers; n += 1) {
        const hours = (i + random()) * sliceHours;
        const size = random() < groupShareAt(studio, middle) ? studio.groupSize : 1;
        const toDirect = rates.toDirect[lane]?.[i] ?? 0;
        const tries = triesOf(studio, week, lane, toDirect, random);
        const isHunter = lane > 0 && tries[1] === 0 && people() < huntersAmong(studio, toDirect);
        for (let g = 0; g < size; g += 1)
          requests.push({
            hours,
            tries,
            customer: drawCustomer(studio, series, isHunter ? 0 : lane, people),
            waits: random() < studio.waits,
            patience: sampleExponential(random),
          });
      }
    });
  });
  return requests.sort((a, b) => b.hours - a.hours);
}

/** The places requested in a usual week, by channel: the value that a model should learn. */
export const usualPlaces = (studio: Studio, series: Series, week: number): number[] =>
  ratesOf(studio, series, week, 1).perSlice.map((rates) => rates.reduce((sum, places) => sum + places, 0));

/** Draws the requests of one class, which are always the same for the same studio, series and week. */
export function drawClass(studio: Studio, series: Series, week: number): TrueClass {
  const random = seededRandom(seedFrom(`${series.seriesId} ${week}`));
  const { effectSpread } = studio;
  const effect = Math.exp(effectSpread * sampleNormal(random) - effectSpread ** 2 / 2);
  const rates = ratesOf(studio, series, week, effect * levelOf(studio, week, series.weekday));
  const grows = random() < 0.1;
  return {
    studio,
    series,
    week,
    capacity: series.capacity,
    capacityAtFirst: grows ? Math.ceil(series.capacity * 0.6) : series.capacity,
    growsAtHours: grows ? Math.min(48, studio.leadHours) : studio.leadHours,
    rates,
    requests: drawRequests(studio, series, week, rates, random),
  };
}
