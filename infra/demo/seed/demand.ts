import { sampleExponential } from '#shared/core/numbers/sample-normal.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { sampleGamma } from '#shared/core/numbers/sample-gamma.ts';
import type { Random } from '#shared/core/numbers/random.ts';
import type { Offer } from './timetable.ts';

export const demoChannels = ['direct', 'fitpass', 'wellhub', 'totalpass'] as const;
export type DemoChannel = (typeof demoChannels)[number];

/** How people of one channel behave. */
interface Behaviour {
  /** Share of a class's requests. */
  readonly share: number;
  /** How long before the class they book, on average. */
  readonly leadHours: number;
  readonly cancelShare: number;
}

const behaviours: Record<DemoChannel, Behaviour> = {
  direct: { share: 0.52, leadHours: 88, cancelShare: 0.09 },
  fitpass: { share: 0.2, leadHours: 40, cancelShare: 0.15 },
  wellhub: { share: 0.18, leadHours: 46, cancelShare: 0.14 },
  totalpass: { share: 0.1, leadHours: 34, cancelShare: 0.16 },
};

const openedHours = 14 * 24;
const usualLoad = 0.92;
/** Classes of one series differ this much from week to week: the shape of a gamma with mean 1. */
const classShape = 14;

const dayparts: readonly (readonly [string, number])[] = [
  ['07:30', 1.08],
  ['12:00', 0.86],
  ['17:00', 0.62],
  ['19:30', 1.22],
  ['24:00', 1.02],
];
const weekdays: Readonly<Record<number, number>> = {
  1: 1.08,
  2: 1.12,
  3: 1.05,
  4: 1,
  5: 0.82,
  6: 1.04,
  7: 0.78,
};

const daypart = (localTime: string): number => dayparts.find(([until]) => localTime < until)?.[1] ?? 1;

/** A person who wants a place, and whether they cancel. Hours are before the start. */
export interface Request {
  readonly channel: DemoChannel;
  readonly hoursBefore: number;
  readonly cancelledHoursBefore: number | undefined;
}

function requestOf(channel: DemoChannel, random: Random): Request {
  const { leadHours, cancelShare } = behaviours[channel];
  const hoursBefore = Math.min(openedHours, 0.4 + sampleExponential(random) * leadHours);
  const cancels = random() < cancelShare;
  return {
    channel,
    hoursBefore,
    cancelledHoursBefore: cancels ? hoursBefore * random() ** 2 : undefined,
  };
}

/** The number of people who would come to a class if it were never full. */
export const expectedRequests = (
  offer: Pick<Offer, 'capacity' | 'popularity'>,
  weekday: number,
  localTime: string,
): number => offer.capacity * usualLoad * offer.popularity * daypart(localTime) * (weekdays[weekday] ?? 1);

/** Everybody who wants a place in one class, earliest first. */
export function requestsFor(
  offer: Pick<Offer, 'capacity' | 'popularity'>,
  weekday: number,
  localTime: string,
  random: Random,
): Request[] {
  const mood = sampleGamma(classShape, random) / classShape;
  const mean = expectedRequests(offer, weekday, localTime) * mood;
  return demoChannels
    .flatMap((channel) =>
      Array.from({ length: samplePoisson(mean * behaviours[channel].share, random) }, () =>
        requestOf(channel, random),
      ),
    )
    .sort((a, b) => b.hoursBefore - a.hoursBefore);
}
