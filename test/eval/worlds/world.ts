import { sampleNormal } from '#shared/core/numbers/sample-normal.ts';
import { seededRandom, seedFrom, type Random } from '#shared/core/numbers/random.ts';

/** The parameters of a world besides its seed. Weeks count from the oldest imported one. */
export interface WorldOptions {
  readonly studios: number;
  readonly seriesPerStudio: number;
  /** Weeks with only bookings: no allocations, no opening times. */
  readonly importedWeeks: number;
  /** Weeks sold under the uploaded places, with a log of allocations. */
  readonly loggedWeeks: number;
  readonly decidedWeeks: number;
  readonly seed: number;
}

/** When a channel's customers book: a rush after the opening, a rise before the start, and the others evenly. */
export interface Habits {
  readonly rush: number;
  readonly late: number;
  readonly lateScaleHours: number;
}

export interface Series {
  readonly seriesId: string;
  readonly weekday: number;
  readonly startHour: number;
  readonly capacity: number;
  /** The mean number of places requested in a usual week, by channel. */
  readonly means: readonly number[];
  /** The uploaded places, by channel. Direct is not limited. */
  readonly places: readonly number[];
  /** From this week on, the class starts half an hour later and has another id. */
  readonly movesInWeek: number;
}

/** One studio with its true habits. Arrays run over `channels`, direct first. */
export interface Studio {
  readonly name: string;
  readonly channels: readonly string[];
  readonly revenueMinor: readonly number[];
  readonly habits: readonly Habits[];
  readonly leadHours: number;
  /** The chance of a cancellation per hour. In the last day it is multiplied by `lateCancelFactor`. */
  readonly cancelPerHour: readonly number[];
  readonly lateCancelFactor: number;
  /** The share of customers who book direct, or on another channel, if their marketplace has no place for them. */
  readonly divertsToDirect: number;
  readonly divertsElsewhere: number;
  /** The share of direct customers who wait for a late place on a marketplace and book direct if there is none. */
  readonly strategic: number;
  readonly groupShare: number;
  readonly groupSize: number;
  readonly waits: number;
  /** Standard deviations of the logarithms of a day's level and of a class's own effect. */
  readonly weatherSpread: number;
  readonly effectSpread: number;
  /** The first week in which the channel sells. */
  readonly joinsInWeek: readonly number[];
  readonly series: readonly Series[];
  /** The share of regular customers, and the share of marketplace customers whose names the marketplace reports. */
  readonly loyal: number;
  readonly named: number;
}

const marketplaces = ['fitpass', 'wellhub', 'totalpass', 'kenko', 'classpass'];
const leads = [96, 168, 240];
const nightHours = 7;

const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
const whole = (random: Random, low: number, high: number): number =>
  Math.floor(between(random, low, high + 1));
const oneOf = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** The activity of customers by hour of the day. Its mean over a day is about 1. */
export function rhythm(hourOfDay: number): number {
  const hour = ((hourOfDay % 24) + 24) % 24;
  if (hour < nightHours) return 0.2;
  return hour >= 17 && hour < 22 ? 1.7 : 1.2;
}

function drawSeries(random: Random, studio: string, index: number, traits: SeriesTraits): Series {
  const capacity = whole(random, traits.capacity - 2, traits.capacity + 2);
  const popularity = traits.load * Math.exp(0.35 * sampleNormal(random));
  const raw = traits.shares.map((share) => share * Math.exp(0.25 * sampleNormal(random)));
  const total = raw.reduce((sum, share) => sum + share, 0);
  const each = Math.max(1, Math.round((traits.allotted * capacity) / (traits.shares.length - 1)));
  return {
    seriesId: `${studio}-${index}`,
    weekday: whole(random, 0, 6),
    startHour: oneOf(random, [7, 9, 12, 17, 18, 19]),
    capacity,
    means: raw.map((share) => (capacity * popularity * share) / total),
    places: traits.shares.map((_, c) => (c === 0 ? capacity : each)),
    movesInWeek: index % 6 === 0 ? whole(random, 3, traits.weeks - 2) : Infinity,
  };
}

interface SeriesTraits {
  readonly capacity: number;
  readonly load: number;
  readonly shares: readonly number[];
  readonly allotted: number;
  readonly weeks: number;
}

const habitsOf = (random: Random): Habits => ({
  rush: between(random, 0.05, 0.35),
  late: between(random, 0.15, 0.55),
  lateScaleHours: between(random, 8, 36),
});

function drawTraits(random: Random, count: number, weeks: number): SeriesTraits {
  const direct = between(random, 0.25, 0.65);
  const weights = Array.from({ length: count - 1 }, () => between(random, 0.4, 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    capacity: whole(random, 8, 24),
    load: between(random, 0.6, 1.5),
    shares: [direct, ...weights.map((weight) => ((1 - direct) * weight) / total)],
    allotted: between(random, 0.3, 0.7),
    weeks,
  };
}

/** Draws a studio, which is always the same for the same options and index. */
export function drawStudio(options: WorldOptions, index: number): Studio {
  const name = `studio-${options.seed}-${index}`;
  const random = seededRandom(seedFrom(name));
  const weeks = options.importedWeeks + options.loggedWeeks + options.decidedWeeks;
  const chosen = marketplaces.filter(() => random() < 0.55);
  const channels = ['direct', ...(chosen.length > 1 ? chosen : marketplaces.slice(0, 2))];
  const directMinor = Math.round(between(random, 1200, 2800));
  const traits = drawTraits(random, channels.length, weeks);
  const cancelPerHour = between(random, 0.0008, 0.002);
  const joins = index % 2 === 0;
  return {
    name,
    channels,
    revenueMinor: channels.map((_, c) =>
      c === 0 ? directMinor : Math.round(directMinor * between(random, 0.35, 0.9)),
    ),
    habits: channels.map(() => habitsOf(random)),
    leadHours: oneOf(random, leads),
    cancelPerHour: channels.map(() => cancelPerHour * between(random, 0.4, 1.8)),
    lateCancelFactor: between(random, 1, 4),
    divertsToDirect: between(random, 0.05, 0.4),
    divertsElsewhere: between(random, 0.05, 0.25),
    strategic: between(random, 0, 0.15),
    groupShare: between(random, 0, 0.25),
    groupSize: whole(random, 2, 4),
    waits: between(random, 0.2, 0.6),
    weatherSpread: between(random, 0.03, 0.2),
    effectSpread: between(random, 0.15, 0.35),
    joinsInWeek: channels.map((_, c) =>
      joins && c === channels.length - 1 ? options.importedWeeks + Math.floor(options.loggedWeeks / 2) : 0,
    ),
    series: Array.from({ length: options.seriesPerStudio }, (_, k) => drawSeries(random, name, k, traits)),
    loyal: between(random, 0.3, 0.8),
    named: between(random, 0.6, 1),
  };
}

/** The id of the series' class in a week. */
export const seriesIdIn = (series: Pick<Series, 'seriesId' | 'movesInWeek'>, week: number): string =>
  week >= series.movesInWeek ? `${series.seriesId}-moved` : series.seriesId;

export const startHourIn = (series: Series, week: number): number =>
  series.startHour + (week >= series.movesInWeek ? 0.5 : 0);
