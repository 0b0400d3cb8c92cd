import type { AllocationInput } from '#shared/core/allocation/types.ts';
import { binLengthsHours, defaultBinEdgesHours, hoursInBins } from '#shared/core/forecast/bins.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { directChannel, type DemandModel, type SeriesHistory } from '#shared/core/forecast/types.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';

const edges = defaultBinEdgesHours;
const weeks = 8;
const cancelHazardPerHour = 0.002;
const channels = [directChannel, 'fitpass', 'wellhub', 'totalpass', 'classpass'];
const revenueMinor = [2200, 1400, 1150, 900, 1600];

/** Requests per hour of each channel and bin, rising towards the start. */
function ratesOf(random: () => number, capacity: number): number[][] {
  const load = capacity * (0.5 + random());
  return channels.map((_, c) => {
    const requests = load * (c === 0 ? 0.4 : 0.15) * (0.6 + 0.8 * random());
    return binLengthsHours(edges).map((_hours, b) => (requests / 168) * (0.6 + 0.09 * b));
  });
}

interface Series {
  readonly history: SeriesHistory;
  readonly capacity: number;
  readonly rates: readonly (readonly number[])[];
}

function observe(random: () => number, rates: readonly (readonly number[])[], hours: readonly number[]) {
  const bookings = rates.map((row) => row.map((rate, b) => samplePoisson(rate * (hours[b] ?? 0), random)));
  return { bookings, openHours: rates.map(() => [...hours]) };
}

function seriesOf(random: () => number, n: number): Series {
  const capacity = 12 + Math.floor(random() * 16);
  const rates = ratesOf(random, capacity);
  const hours = binLengthsHours(edges);
  const classes = Array.from({ length: weeks }, (_, w) => {
    const { bookings, openHours } = observe(random, rates, hours);
    const kept = bookings.map((row) => row.reduce((sum, made) => sum + made, 0));
    const rest = {
      cancelled: kept.map(() => 1),
      bookedHours: kept.map((made) => made * 60),
      kept,
    };
    return {
      ageWeeks: w + 1,
      bookings,
      openHours,
      ...rest,
      noShow: kept.map((made) => Math.floor(made / 12)),
    };
  });
  return { history: { seriesId: `series-${n}`, channels, classes }, capacity, rates };
}

function classOf(random: () => number, model: DemandModel, { history, capacity, rates }: Series, n: number) {
  const hoursLeft = 12.5 + random() * 155;
  const past = hoursInBins(edges, 168, hoursLeft);
  const { bookings, openHours } = observe(random, rates, past);
  let left = capacity;
  const booked = bookings.map((row) => {
    const standing = Math.min(
      left,
      row.reduce((sum, made) => sum + made, 0),
    );
    left -= standing;
    return standing;
  });
  const state = { seriesId: history.seriesId, channels, hoursLeft, bookings, openHours };
  return (): AllocationInput => ({
    capacity,
    inventory: n % 2 === 0 ? 'separate' : 'shared',
    hoursLeft,
    channels: channels.map((channel, c) => ({
      channel,
      booked: booked[c] ?? 0,
      allocation: c === 0 ? null : Math.max(booked[c] ?? 0, Math.round(capacity / 8)),
      revenueMinor: revenueMinor[c] ?? 0,
      noShowPay: 0.5,
    })),
    forecast: { ...forecastClass(model, state), cancelHazardPerHour },
    guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 12 },
    runIntervalHours: 6,
    seed: n,
  });
}

/** A studio of `count` open classes over 60 series with eight weeks of history; each entry forecasts its class. */
export function studioToDecide(count: number): (() => AllocationInput)[] {
  const random = seededRandom(3000);
  const series = Array.from({ length: 60 }, (_, n) => seriesOf(random, n));
  const model = fitDemand(series.map(({ history }) => history));
  return Array.from({ length: count }, (_, n) => {
    const one = series[n % series.length];
    if (!one) throw new RangeError('no series');
    return classOf(random, model, one, n);
  });
}
