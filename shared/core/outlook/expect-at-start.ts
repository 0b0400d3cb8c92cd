import { marketplaces } from '../../channels.ts';
import { directChannel } from '../forecast/types.ts';
import { negativeBinomialTails } from '../numbers/negative-binomial.ts';
import type { AtStart, ChannelExpected, Customers, DemandLeft, SoldNow } from './types.ts';

const outsideShare = 0.1;
/** The normal quantile of the upper tenth: the half-width of a band in standard deviations. */
const bandDeviations = 1.2816;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Below this, a probability is lost to underflow and logarithms are needed. */
const massLeast = 1e-280;

/**
 * P(N > n) for every n up to the room. It equals negativeBinomialTails without a logarithm for each n, because one
 * screen needs thousands of these values.
 */
function tailsOf(room: number, mean: number, shape: number): number[] {
  const nMax = Math.ceil(room);
  const step = mean / (shape + mean);
  let mass = (shape / (shape + mean)) ** shape;
  if (!(mass > massLeast)) return negativeBinomialTails(nMax, mean, shape);
  const tails: number[] = [];
  let above = 1;
  for (let n = 0; n <= nMax; n += 1) {
    if (n > 0) mass *= ((n - 1 + shape) / n) * step;
    above = Math.max(0, above - mass);
    tails.push(above);
  }
  return tails;
}

/** E[min(N, room)], interpolated linearly between whole numbers. */
function heldMean(tails: readonly number[], room: number): number {
  const whole = Math.floor(room);
  return sum(tails.slice(0, whole)) + (room - whole) * (tails[whole] ?? 0);
}

interface Lane {
  readonly channel: string;
  readonly kept: number;
  readonly room: number;
  readonly asked: number;
  readonly shape: number;
  readonly revenueMinor: number;
}

/**
 * The share of current and of future bookings that survive until the start. The cancellation hazard is constant over
 * time.
 */
function staying({ cancelHazardPerHour: hazard }: Customers, hoursLeft: number) {
  const kept = Math.exp(-hazard * hoursLeft);
  const stays = hazard * hoursLeft > 1e-9 ? (1 - kept) / (hazard * hoursLeft) : 1;
  return { kept, stays };
}

function lanesOf(left: DemandLeft, customers: Customers, sold: SoldNow, hoursLeft: number): Lane[] {
  const { kept, stays } = staying(customers, hoursLeft);
  return left.channels.map(({ channel, requests, shape, revenueMinor }) => {
    const booked = (sold.bookedByChannel[channel] ?? 0) * kept;
    return {
      channel,
      kept: booked,
      // Direct takes any free place: its limit is the class itself.
      room: channel === directChannel ? Infinity : Math.max(0, (sold.allocations[channel] ?? 0) - booked),
      asked: requests * stays,
      shape: 1 / (1 / left.classShape + 1 / shape),
      revenueMinor,
    };
  });
}

/**
 * A channel's remaining sales: their mean and variance, and the derivative of the mean with respect to the class
 * effect.
 */
interface Taken {
  readonly mean: number;
  readonly variance: number;
  readonly slope: number;
}

function takenOf({ room, asked, shape }: Lane): Taken {
  if (room === Infinity) return { mean: asked, variance: asked + asked ** 2 / shape, slope: asked };
  const tails = tailsOf(room, asked, shape);
  const mean = heldMean(tails, room);
  const square = sum(tails.slice(0, Math.ceil(room)).map((tail, n) => (2 * n + 1) * tail));
  return { mean, variance: Math.max(0, square - mean ** 2), slope: asked * (1 - (tails.at(-1) ?? 0)) };
}

/** Moves the demand that a closed marketplace refuses to the channels to which customers divert. */
function withTurned(lanes: readonly Lane[], { diversion }: Customers): Lane[] {
  if (!diversion) return [...lanes];
  const refused = lanes.map((lane) => lane.asked - takenOf(lane).mean);
  const all = sum(refused);
  const others = lanes.filter(({ channel }) => channel !== directChannel).length - 1;
  return lanes.map((lane, l) => {
    const turned =
      lane.channel === directChannel
        ? diversion.toDirect * all
        : others > 0
          ? (diversion.elsewhere * (all - (refused[l] ?? 0))) / others
          : 0;
    return { ...lane, asked: lane.asked + turned };
  });
}

const shapeMost = 1e6;

/**
 * Shape of the negative binomial with the mean and the variance of the sum: the class effect moves all channels
 * together.
 */
function shapeOfSum(classShape: number, taken: readonly Taken[]): number {
  const mean = sum(taken.map((one) => one.mean));
  const slopes = taken.map(({ slope }) => slope);
  const together = sum(slopes) ** 2 - sum(slopes.map((slope) => slope ** 2));
  const beyond = sum(taken.map(({ variance }) => variance)) + together / classShape - mean;
  return beyond > 0 ? Math.min(shapeMost, mean ** 2 / beyond) : shapeMost;
}

interface Further {
  readonly byLane: readonly number[];
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The remaining sales of a class: each channel is limited by its demand and its places, and all together by the free
 * places.
 */
function furtherOf(classShape: number, lanes: readonly Lane[], free: number): Further {
  const taken = lanes.map(takenOf);
  const all = sum(taken.map((one) => one.mean));
  const tails = tailsOf(free, all, all > 0 ? shapeOfSum(classShape, taken) : shapeMost);
  const mean = heldMean(tails, free);
  const quantile = (tail: number): number => {
    const n = tails.findIndex((share) => share <= tail);
    return n < 0 ? free : Math.min(n, free);
  };
  return {
    byLane: taken.map((one) => (all > 0 ? (one.mean * mean) / all : 0)),
    mean,
    low: Math.min(mean, quantile(1 - outsideShare)),
    high: Math.max(mean, quantile(outsideShare)),
  };
}

/** The deviation of the number of kept bookings to either side if bookings are cancelled independently. */
function keptReach(bookings: number, kept: number): number {
  return bandDeviations * Math.sqrt(bookings * kept * (1 - kept));
}

function byChannel(lanes: readonly Lane[], { byLane }: Further): ChannelExpected[] {
  return lanes.map(({ channel, kept, revenueMinor }, l) => {
    const further = byLane[l] ?? 0;
    return { channel, bookings: kept + further, revenueMinor: further * revenueMinor };
  });
}

const isMarketplace = (channel: string): boolean => marketplaces.some((one) => one === channel);

/** A studio's own system sells for the studio, so its revenue counts as direct, including past sales. */
function revenueOf(
  { revenueDirectMinor, revenueMarketplaceMinor }: SoldNow,
  further: readonly ChannelExpected[],
  kept: number,
) {
  const furtherRevenueOf = (isDirect: boolean): number =>
    sum(
      further
        .filter(({ channel }) => isMarketplace(channel) !== isDirect)
        .map(({ revenueMinor }) => revenueMinor),
    );
  return {
    revenueDirectMinor: Math.round(revenueDirectMinor * kept + furtherRevenueOf(true)),
    revenueMarketplaceMinor: Math.round(revenueMarketplaceMinor * kept + furtherRevenueOf(false)),
  };
}

/**
 * The expected sales of a class at its start, from its remaining demand: active bookings less cancellations, plus
 * requests that find a place on their channel and in the class. Requests on a channel are negative binomial, and so is
 * their sum approximately; its middle 80 % is the band. Cost O(channels · capacity).
 *
 * @param left the demand from now on (see expectedNow)
 */
export function expectAtStart(
  left: DemandLeft,
  customers: Customers,
  sold: SoldNow,
  hoursLeft: number,
): AtStart {
  const { kept } = staying(customers, Math.max(0, hoursLeft));
  const lanes = withTurned(lanesOf(left, customers, sold, Math.max(0, hoursLeft)), customers);
  const standing = sold.bookings * kept;
  const free = Math.max(0, sold.totalCapacity - standing);
  const further = furtherOf(left.classShape, lanes, free);
  const bookings = standing + further.mean;
  const reach = keptReach(sold.bookings, kept);
  const low = Math.max(0, bookings - Math.hypot(further.mean - further.low, reach));
  const most = Math.max(sold.totalCapacity, standing);
  const high = Math.min(most, bookings + Math.hypot(further.high - further.mean, reach));
  const channels = byChannel(lanes, further);
  const revenue = revenueOf(sold, channels, kept);
  const total = revenue.revenueDirectMinor + revenue.revenueMarketplaceMinor;
  const perBooking = bookings > 0 ? total / bookings : 0;
  return {
    bookings,
    low,
    high,
    ...revenue,
    revenueLowMinor: Math.round(total - (bookings - low) * perBooking),
    revenueHighMinor: Math.round(total + (high - bookings) * perBooking),
    byChannel: channels,
  };
}
