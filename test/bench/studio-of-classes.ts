// A large studio as stored in the table: open classes of the next two weeks, and the bookings of earlier weeks.
import { ClassEntity, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity, type ClassDemandItem } from '#functions/_data/classes/class-demand.ts';
import type { Opened } from '#functions/_platform/ports/table.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const openDays = 14;
const series = 140;
const capacity = 20;

/**
 * A channel's usual number of bookings for a class, the number of places offered, and the hours before class in which
 * bookings come.
 */
const channels = [
  { channel: 'direct', mean: 6, hours: 80, places: undefined },
  { channel: 'fitpass', mean: 5, hours: 110, places: 3 },
  { channel: 'wellhub', mean: 4, hours: 90, places: 4 },
  { channel: 'totalpass', mean: 2, hours: 60, places: 2 },
] as const;

const revenueMinor = { direct: 22_000, fitpass: 9_000, wellhub: 8_500, totalpass: 7_000 };

const text = (value: number, width: number): string => String(value).padStart(width, '0');

interface Sold {
  readonly minutesBefore: number;
  readonly channel: string;
  readonly kind: 'booked';
}

/** The bookings of a class a given number of minutes before its start, or after its end. */
function soldOf(popularity: number, minutesLeft: number, random: () => number): Sold[] {
  const events = channels.flatMap(({ channel, mean, hours, places = capacity }) => {
    const wanted = Math.round(mean * popularity * (0.5 + random()));
    return Array.from({ length: Math.min(places, wanted) }, () => ({
      minutesBefore: Math.floor(random() * hours * 60),
      channel,
      kind: 'booked' as const,
    }));
  });
  return events
    .filter(({ minutesBefore }) => minutesBefore > minutesLeft)
    .sort((a, b) => b.minutesBefore - a.minutesBefore);
}

const countsOf = (events: readonly Sold[]): Record<string, number> =>
  Object.fromEntries(
    channels.map(({ channel }) => [channel, events.filter((event) => event.channel === channel).length]),
  );

/** A class and its demand as the product stores them. */
const storedClass = (item: ClassItem): object =>
  (ClassEntity.writer as Opened<typeof ClassEntity>).put(item).params<{ Item: object }>().Item;
const storedDemand = (item: ClassDemandItem): object =>
  (ClassDemandEntity.writer as Opened<typeof ClassDemandEntity>).put(item).params<{ Item: object }>().Item;

function itemsOf(studioId: string, serial: number, at: number, now: number): object[] {
  const random = seededRandom(serial + 1);
  const startsAt = new Date(Math.floor(at / (15 * minuteMs)) * 15 * minuteMs).toISOString();
  const month = startsAt.slice(0, 7).replace('-', '');
  const classId = `${startsAt.slice(0, 16).replaceAll(/[-:]/g, '')}Z-${serial.toString(16).padStart(12, '0')}`;
  const seriesId = text(serial % series, 12);
  const minutesLeft = Math.max(0, (Date.parse(startsAt) - now) / minuteMs);
  const events = soldOf(0.6 + (serial % series) / series, minutesLeft, random);
  const booked = countsOf(events);
  const own = { studioId, month, classId, seriesId, startsAt, totalCapacity: capacity };
  const places = Object.fromEntries(
    channels.flatMap(({ channel, places: given }) => (given === undefined ? [] : [[channel, given]])),
  ) as Record<string, number>;
  return [
    storedClass({
      ...own,
      className: `Class ${serial % series}`,
      room: `Sala ${serial % 30}`,
      localDate: startsAt.slice(0, 10),
      localTime: startsAt.slice(11, 16),
      bookings: events.length,
      bookedByChannel: booked,
      allocations: places,
      confirmed: {},
      pushVersions: {},
      mayShow: {},
      neverChanged: true,
      revenueDirectMinor: (booked['direct'] ?? 0) * revenueMinor.direct,
      revenueMarketplaceMinor:
        (booked['fitpass'] ?? 0) * revenueMinor.fitpass +
        (booked['wellhub'] ?? 0) * revenueMinor.wellhub +
        (booked['totalpass'] ?? 0) * revenueMinor.totalpass,
      version: 1,
    }),
    storedDemand({
      ...own,
      events,
      allocationLog: Object.entries(places).map(([channel, given]) => ({
        minutesBefore: 14 * 24 * 60,
        channel,
        places: given,
      })),
    }),
  ];
}

/** The marketplaces that sell the studio's classes. */
export const connectionItems = (studioId: string): object[] =>
  (['fitpass', 'wellhub', 'totalpass'] as const).map((marketplace) => ({
    pk: `S#${studioId}#STUDIO`,
    sk: `CONNECTION#${marketplace}`,
    studioId,
    marketplace,
    status: 'connected',
    connectedAt: '2026-01-01T00:00:00.000Z',
    revenuePerBookingMinor: revenueMinor[marketplace],
    noShowPayPercent: 50,
    __edb_e__: 'connection',
    __edb_v__: '1',
  }));

/** A given number of open classes, spread evenly over two weeks, and the same number in each earlier two weeks. */
export function* classItems(studioId: string, open: number, weeks: number, now: Date): Generator<object> {
  const apartMs = ((openDays - 1) * dayMs) / open;
  const first = now.getTime() + 0.6 * dayMs;
  const past = Math.floor((weeks * 7 * dayMs) / apartMs);
  for (let serial = 0; serial < open + past; serial += 1) {
    const at = first + (serial < open ? serial : open - serial - 1) * apartMs;
    yield* itemsOf(studioId, serial, at, now.getTime());
  }
}
