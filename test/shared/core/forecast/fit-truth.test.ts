import { defaultBinEdgesHours } from '#shared/core/forecast/bins.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { observeClass, type BookingEvent } from '#shared/core/forecast/observe-class.ts';
import type { DemandModel, SeriesHistory } from '#shared/core/forecast/types.ts';
import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { sampleGamma } from '#shared/core/numbers/sample-gamma.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';

const leadHours = 168;
const weeks = 24;
const seriesCount = 12;

/** The true way in which a class is sold. */
interface Truth {
  direct: number;
  fitpass: number;
  places: number;
  /** Shape of the gamma effect on a whole class; groups add requested places only in its first half. */
  shape: number;
  groups: number;
  divertsToDirect: number;
  /** The number of friends that every third customer brings. */
  friends: number;
  /** When every other week has half as many requests. */
  quiet: 'never' | 'early' | 'always';
}

interface Ask {
  hoursBefore: number;
  channel: string;
}

function asksOf(random: Random, truth: Truth): Ask[] {
  const effect = Number.isFinite(truth.shape) ? sampleGamma(truth.shape, random) / truth.shape : 1;
  const ask = (channel: string, mean: number): Ask[] =>
    Array.from({ length: samplePoisson((mean * effect) / (1 + truth.friends / 3), random) }, () => ({
      hoursBefore: random() * leadHours,
      channel,
    })).flatMap((one) => {
      const comesAlone = truth.friends === 0 || random() > 1 / 3;
      return Array.from({ length: comesAlone ? 1 : 1 + truth.friends }, () => one);
    });
  const groups = samplePoisson(truth.groups / 6, random);
  const together = Array.from({ length: 6 * groups }, () => ({
    hoursBefore: leadHours * (0.5 + 0.5 * random()),
    channel: 'direct',
  }));
  return [...ask('direct', truth.direct), ...ask('fitpass', truth.fitpass), ...together].sort(
    (a, b) => b.hoursBefore - a.hoursBefore,
  );
}

const isEarly = ({ hoursBefore }: Ask): boolean => hoursBefore > leadHours / 2;

function asksIn(week: number, random: Random, truth: Truth): Ask[] {
  const asks = asksOf(random, truth);
  const isQuiet = week % 2 === 1 && truth.quiet !== 'never';
  return isQuiet ? asks.filter((one, i) => i % 2 === 0 || (truth.quiet === 'early' && !isEarly(one))) : asks;
}

function sell(week: number, random: Random, truth: Truth): BookingEvent[] {
  const events: BookingEvent[] = [];
  const closes = truth.places;
  let sold = 0;
  for (const { hoursBefore, channel } of asksIn(week, random, truth)) {
    const isRefused = channel === 'fitpass' && sold >= closes;
    if (isRefused && random() >= truth.divertsToDirect) continue;
    if (channel === 'fitpass' && !isRefused) sold += 1;
    events.push({ hoursBefore, channel: isRefused ? 'direct' : channel, kind: 'booked' });
  }
  return events;
}

function learn(over: Partial<Truth>, options = {}): DemandModel {
  const truth = {
    direct: 6,
    fitpass: 6,
    places: 40,
    shape: Infinity,
    groups: 0,
    divertsToDirect: 0,
    friends: 0,
    quiet: 'never' as const,
    ...over,
  };
  const random = seededRandom(7);
  const channels = ['direct', 'fitpass'];
  const histories = Array.from({ length: seriesCount }, (_, k): SeriesHistory => ({
    seriesId: `series-${k}`,
    channels,
    classes: Array.from({ length: weeks }, (_week, w) => ({
      ageWeeks: w + 1,
      ...observeClass({
        capacity: 80,
        channels,
        events: sell(w, random, truth),
        allocationLog: [{ hoursBefore: leadHours, channel: 'fitpass', allocation: truth.places }],
        nowHoursBefore: 0,
        openedHoursBefore: leadHours,
      }),
    })),
  }));
  return fitDemand(histories, { recencyPerWeek: 1, ...options });
}

const nobodyTurns = { customers: 1e9, toDirect: 0, elsewhere: 0 };
const noDiversion = { diversion: nobodyTurns, diversionOfNamed: nobodyTurns };

describe('fitDemand with a known truth', () => {
  it.each([2, 3, 4])('learns 6 requests a class from varying classes that close at %p places', (places) => {
    const { requestsPerClass } = learn({ shape: 5, places }, noDiversion).channels['fitpass']!;
    expect(requestsPerClass).toBeGreaterThan(0.9 * 6);
    expect(requestsPerClass).toBeLessThan(6.5);
  });

  it('distinguishes customers who switch to direct from those who started there', () => {
    const [some, none] = [0.4, 0].map((divertsToDirect) => learn({ divertsToDirect, places: 2, shape: 30 }));
    expect(some!.diversion!.toDirect).toBeGreaterThan(0.2);
    expect(none!.diversion!.toDirect).toBeLessThan(0.15);
    expect(some!.channels['direct']!.requestsPerClass).toBeLessThan(7);
  });

  it('trusts an early surplus if busy classes stay busy, but not if groups caused it', () => {
    const middle = defaultBinEdgesHours.indexOf(72);
    const raisedBy = (model: DemandModel): number => {
      const [usual, doubled] = [1, 2].map((times) => {
        const openHours = ['direct', 'fitpass'].map(() =>
          defaultBinEdgesHours.slice(1, middle + 1).map((edge, b) => defaultBinEdgesHours[b]! - edge),
        );
        const state = { seriesId: 'series-0', channels: ['direct', 'fitpass'], hoursLeft: 72, openHours };
        const expected = forecastClass(model, { ...state, bookings: [[], []] }).ratePerHour.map((rates, c) =>
          openHours[c]!.map((hours, b) => hours * rates[b]!),
        );
        const bookings = expected.map((own) => own.map((n) => n * times));
        return forecastClass(model, { ...state, bookings }).expectedRemaining[0]!;
      });
      return doubled! / usual!;
    };
    expect(raisedBy(learn({ shape: 5 }))).toBeGreaterThan(1.3);
    expect(raisedBy(learn({ groups: 6 }))).toBeLessThan(1.1);
  });

  it('trusts the early surplus of a week if good weeks stay good, but not if only early bookings vary', () => {
    const middle = defaultBinEdgesHours.indexOf(72);
    const [always, early] = (['always', 'early'] as const).map(
      (quiet) => learn({ quiet }).weekExponents![middle]!,
    );
    expect(always).toBeGreaterThan(0.8);
    expect(early).toBeLessThan(0.35);
  });

  it('attributes groups to the channel on which they book', () => {
    const { classShape, channels, channelExponents } = learn({ groups: 6, shape: 40 });
    const middle = defaultBinEdgesHours.indexOf(72);
    expect(channels['direct']!.shape).toBeLessThan(10);
    expect(channels['fitpass']!.shape).toBeGreaterThan(16);
    expect(classShape).toBeGreaterThan(20);
    expect(channelExponents![middle]!).toBeLessThan(0.35);
  });

  it('distinguishes friends who book together from varying classes', () => {
    const [alone, together] = [learn({}), learn({ friends: 2 })] as const;
    const middle = defaultBinEdgesHours.indexOf(72);
    // A third of the requests include two friends: of 5/3 places two thirds are not a group's first, 0.4 of all.
    expect(together.companionShare![middle]!).toBeGreaterThan(0.34);
    expect(together.companionShare![middle]!).toBeLessThan(0.46);
    expect(alone.companionShare![middle]!).toBeLessThan(0.03);
    expect(together.classShape).toBeGreaterThan(15);
    expect(together.channels['direct']!.requestsPerClass).toBeGreaterThan(5.5);
    expect(together.channels['direct']!.requestsPerClass).toBeLessThan(6.5);
  });

  it('learns 14 requests from classes that had 6 places and got 6 more two days before the start', () => {
    const random = seededRandom(11);
    const grew = { hoursBefore: 48, from: 6, to: 12 };
    const asks = {
      direct: 14,
      fitpass: 0,
      places: 0,
      shape: Infinity,
      groups: 0,
      divertsToDirect: 0,
      friends: 0,
      quiet: 'never' as const,
    };
    const classOf = (ageWeeks: number) => {
      const events: BookingEvent[] = [];
      for (const { hoursBefore } of asksOf(random, asks))
        if (events.length < (hoursBefore > grew.hoursBefore ? grew.from : grew.to))
          events.push({ hoursBefore, channel: 'direct', kind: 'booked' });
      const capacityLog = [grew];
      const shared = { channels: ['direct'], allocationLog: [], nowHoursBefore: 0 };
      return {
        ageWeeks,
        ...observeClass({ ...shared, capacity: grew.to, capacityLog, events, openedHoursBefore: leadHours }),
      };
    };
    const histories = Array.from({ length: seriesCount }, (_, k): SeriesHistory => ({
      seriesId: `series-${k}`,
      channels: ['direct'],
      classes: Array.from({ length: weeks }, (_week, w) => classOf(w + 1)),
    }));
    const { requestsPerClass } = fitDemand(histories, { recencyPerWeek: 1 }).channels['direct']!;
    expect(requestsPerClass).toBeGreaterThan(14 * 0.9);
    expect(requestsPerClass).toBeLessThan(14 * 1.1);
  });

  it('states the number of bookings behind a series, which is small where they come in groups', () => {
    const knownOf = ({ seriesBookings }: DemandModel): number => seriesBookings!['series-0']!['direct']!;
    const [alone, together] = [learn({}), learn({ groups: 6 })] as const;
    const made = weeks * alone.series['series-0']!['direct']!;
    expect(knownOf(alone)).toBeGreaterThan(0.8 * made);
    expect(knownOf(together)).toBeLessThan(0.9 * knownOf(alone));
  });
});
