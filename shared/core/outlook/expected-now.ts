import { directChannel } from '../forecast/types.ts';
import { hoursInBins, nominalHours } from '../forecast/bins.ts';
import type { ChannelLeft, Customers, DemandLeft, SoldNow } from './types.ts';

interface Moments {
  /** Hours to the start at the time of the forecast, and now. */
  readonly hoursThen: number;
  readonly hoursNow: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Share of a channel's requests that arrive within the given hours before the start. */
function shareLeft(customers: Customers, channel: string, openedHoursBefore: number, hours: number): number {
  const { binEdgesHours: edges, sharePerHour } = customers;
  const inBins = hoursInBins(edges, nominalHours(edges, openedHoursBefore, Math.max(0, hours)), 0);
  return sum((sharePerHour[channel] ?? edges.slice(1).map(() => 1)).map((s, b) => s * (inBins[b] ?? 0)));
}

/**
 * One channel since its forecast: the remaining share of its requests, and the expected and actual bookings since then.
 */
interface Since {
  readonly left: ChannelLeft;
  readonly share: number;
  readonly came: number;
  readonly expected: number;
}

function sinceOf(
  left: ChannelLeft,
  { openedHoursBefore }: DemandLeft,
  customers: Customers,
  { totalCapacity, bookings, bookedByChannel, allocations }: SoldNow,
  { hoursThen, hoursNow }: Moments,
): Since {
  const { channel, requests } = left;
  const then = shareLeft(customers, channel, openedHoursBefore, hoursThen);
  const now = shareLeft(customers, channel, openedHoursBefore, Math.min(hoursNow, hoursThen));
  const share = then > 0 ? now / then : 0;
  const booked = bookedByChannel[channel] ?? 0;
  const came = Math.max(0, booked - left.booked);
  const passed = requests * (1 - share);
  const limit = channel === directChannel ? Infinity : (allocations[channel] ?? 0);
  // A closed channel does not show how many customers it refused.
  const isOpen = bookings < totalCapacity && booked < limit;
  return { left, share, came, expected: isOpen ? passed : Math.min(passed, came) };
}

/**
 * Updates a forecast to the present: it keeps the requests expected between now and the start and scales them by the
 * bookings since then, n against e expected, with the posterior means (φ + n) / (φ + e) of the class effect and of each
 * channel's. Cost O(channels · bins).
 */
export function expectedNow(
  left: DemandLeft,
  customers: Customers,
  sold: SoldNow,
  moments: Moments,
): DemandLeft {
  const since = left.channels.map((channel) => sinceOf(channel, left, customers, sold, moments));
  const came = sum(since.map((one) => one.came));
  const expected = sum(since.map((one) => one.expected));
  const classEffect = (left.classShape + came) / (left.classShape + expected);
  return {
    openedHoursBefore: left.openedHoursBefore,
    classShape: left.classShape + came,
    channels: since.map((one) => {
      const { shape, requests } = one.left;
      const channelEffect = (shape + one.came) / (shape + one.expected * classEffect);
      return {
        ...one.left,
        requests: requests * one.share * classEffect * channelEffect,
        shape: shape + one.came,
        booked: one.left.booked + one.came,
      };
    }),
  };
}
