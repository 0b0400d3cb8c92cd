import { sampleExponential } from '#shared/core/numbers/sample-normal.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { sampleGamma } from '#shared/core/numbers/sample-gamma.ts';
import type { Random } from '#shared/core/numbers/random.ts';
import type { Offer } from './timetable.ts';

export const demoChannels = ['direct', 'fitpass', 'wellhub', 'totalpass'] as const;
export type DemoChannel = (typeof demoChannels)[number];

/** The booking behaviour of one channel's customers. */
interface Behaviour {
  /** The channel's share of a class's requests. */
  readonly share: number;
  /** The average time between booking and class. */
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
/** How much the demand of a weekly class varies: the shape of a gamma distribution with mean 1. */
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

/**
 * A customer's request for a place, and whether they cancel later. Hours are counted back from the start of the class.
 */
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

/** The expected number of booking requests for a class, regardless of its capacity. */
export const expectedRequests = (
  offer: Pick<Offer, 'capacity' | 'popularity'>,
  weekday: number,
  localTime: string,
): number => offer.capacity * usualLoad * offer.popularity * daypart(localTime) * (weekdays[weekday] ?? 1);

/** Every request for a place in one class, earliest first. */
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
