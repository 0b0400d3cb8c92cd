import { usualOpeningHours, type PastRecord } from '#shared/core/forecast/complete-records.ts';
import { observePast } from '#shared/core/forecast/observe-past.ts';
import type { ClassState, SeriesHistory } from '#shared/core/forecast/types.ts';
import type { MarkedTime } from '#shared/core/forecast/marked-day.ts';
import { directChannel } from '#shared/core/forecast/types.ts';
import {
  noOpenings,
  openedHoursBefore,
  seenOpeningHours,
  cameOpenOf,
  type Openings,
  type CameOpen,
} from './openings.ts';
import { bookedCustomersOf, type CustomerBooking, type CustomerOf } from './customer-bookings.ts';
import { observeClass, type ClassRecord, type ObservedClass } from '#shared/core/forecast/observe-class.ts';

/** The stored demand of a class, in minutes before its start. */
export interface StoredDemand {
  readonly classId: string;
  readonly seriesId: string;
  readonly startsAt: string;
  readonly totalCapacity: number;
  readonly events: readonly {
    readonly minutesBefore: number;
    readonly channel: string;
    readonly kind: 'booked' | 'cancelled';
    /** The booking was cancelled at an unknown time. */
    readonly isUntimed?: boolean | undefined;
  }[];
  readonly allocationLog: readonly {
    readonly minutesBefore: number;
    readonly channel: string;
    readonly places: number;
  }[];
  /** Present when the class was cancelled. */
  readonly cancelledAt?: string | undefined;
  /** The log of capacity changes, if there were any. */
  readonly capacityLog?:
    readonly { readonly minutesBefore: number; readonly from: number; readonly to: number }[] | undefined;
  /** The mark of the class's day in the studio's calendar, if any. It is never stored, because calendars change. */
  readonly day?: MarkedTime | undefined;
}

const hourMinutes = 60;
const weekMs = 7 * 24 * 3_600_000;

const hoursUntil = (startsAt: string, now: Date): number =>
  (Date.parse(startsAt) - now.getTime()) / 3_600_000;

/** Every channel that sells or has sold the class. Direct is always first. */
function channelsOf(demand: StoredDemand, connected: readonly string[]): string[] {
  const seen = demand.events.map(({ channel }) => channel);
  return [...new Set([directChannel, ...connected, ...seen])];
}

/** Whether a class took place. Nothing is learned from cancelled classes or from classes on a closed day. */
export const tookPlace = ({ cancelledAt, day }: StoredDemand): boolean =>
  cancelledAt === undefined && day?.kind !== 'closed';

/**
 * How a class has been sold up to an instant. A booking that was cancelled at an unknown time is left out, because an
 * assumed time would change the learned chance of a cancellation.
 */
export function classRecordOf(
  demand: StoredDemand,
  channels: readonly string[],
  now: Date,
  openings: Openings,
  customerOf: CustomerOf = () => undefined,
): ClassRecord {
  return {
    capacity: demand.totalCapacity,
    capacityLog: (demand.capacityLog ?? []).map(({ minutesBefore, from, to }) => ({
      hoursBefore: minutesBefore / hourMinutes,
      from,
      to,
    })),
    channels,
    events: demand.events
      .filter(({ isUntimed }) => !isUntimed)
      .map((event) => ({
        hoursBefore: event.minutesBefore / hourMinutes,
        channel: event.channel,
        kind: event.kind,
        customer: customerOf(event),
      })),
    allocationLog: demand.allocationLog
      .filter(({ channel }) => channel !== directChannel && channels.includes(channel))
      .map(({ minutesBefore, channel, places }) => ({
        hoursBefore: minutesBefore / hourMinutes,
        channel,
        allocation: places,
      })),
    nowHoursBefore: hoursUntil(demand.startsAt, now),
    openedHoursBefore: openedHoursBefore(demand, openings),
  };
}

/** A class on sale as input for the forecast, with the bookings on each channel. */
export interface OpenClassEvidence {
  readonly state: ClassState;
  readonly observed: ObservedClass;
}

export function openClassEvidence(
  demand: StoredDemand,
  connected: readonly string[],
  now: Date,
  openings: Openings,
  openingRush?: readonly number[],
): OpenClassEvidence {
  const channels = channelsOf(demand, connected);
  const observed = observeClass({ ...classRecordOf(demand, channels, now, openings), openingRush });
  return {
    observed,
    state: {
      seriesId: demand.seriesId,
      channels,
      hoursLeft: hoursUntil(demand.startsAt, now),
      openedHoursBefore: openedHoursBefore(demand, openings),
      day: demand.day,
      bookings: observed.bookings,
      openHours: observed.openHours,
      ...(observed.lastPlaces && { lastPlaces: observed.lastPlaces }),
    },
  };
}

/** The data that the forecast learns from a studio's classes. */
interface Taught {
  readonly histories: readonly SeriesHistory[];
  readonly openingRush: readonly number[] | undefined;
}

/**
 * The history of each series for the forecast: a studio's finished classes that took place.
 *
 * @param coming classes on sale; their logs show the places of each marketplace
 * @param customers customers of finished classes, where they are named
 */
export function historiesOf(
  past: readonly StoredDemand[],
  coming: readonly StoredDemand[],
  connected: readonly string[],
  now: Date,
  customers: readonly CustomerBooking[] = [],
): Taught {
  const cameOpen = cameOpenOf(past);
  const bySeries = Map.groupBy(past.filter(tookPlace), ({ seriesId }) => seriesId);
  const series = [...bySeries].map(([seriesId, demands]) => ({
    seriesId,
    demands,
    channels: [...new Set(demands.flatMap((demand) => channelsOf(demand, connected)))],
  }));
  const byClass = Map.groupBy(customers, ({ classId }) => classId);
  const records = series.flatMap(({ demands, channels }) =>
    demands.map((demand) => {
      const own = bookedCustomersOf(byClass.get(demand.classId) ?? [], demand.startsAt);
      return { ...pastRecordOf(demand, channels, now, cameOpen, own), day: demand.day };
    }),
  );
  const onSale = coming.map((demand) => ({
    seriesId: demand.seriesId,
    record: classRecordOf(demand, channelsOf(demand, connected), now, noOpenings),
  }));
  const { classes, openingRush } = observePast(records, onSale);
  const classesOf = Map.groupBy(classes, ({ past: { seriesId } }) => seriesId);
  const histories = series.map(({ seriesId, channels }) => ({
    seriesId,
    channels,
    classes: (classesOf.get(seriesId) ?? []).map(({ past: { ageWeeks, day }, seen }) => ({
      ...seen,
      ageWeeks,
      day,
    })),
  }));
  return { histories, openingRush };
}

/** A finished class as input for the forecast. */
const pastRecordOf = (
  demand: StoredDemand,
  channels: readonly string[],
  now: Date,
  cameOpen: CameOpen,
  customerOf?: CustomerOf,
): PastRecord => ({
  seriesId: demand.seriesId,
  ageWeeks: ageWeeksOf(demand.startsAt, now),
  record: classRecordOf(demand, channels, now, { ...noOpenings, cameOpen }, customerOf),
  openedHoursBefore: seenOpeningHours(demand, cameOpen),
});

/**
 * When the classes of a studio go on sale.
 *
 * @param past finished classes
 * @param coming classes on sale, which also show imports
 */
export function openingsOf(
  past: readonly StoredDemand[],
  coming: readonly StoredDemand[],
  now: Date,
): Openings {
  const cameOpen = cameOpenOf([...past, ...coming]);
  const records = past
    .filter(tookPlace)
    .map((demand) => pastRecordOf(demand, channelsOf(demand, []), now, cameOpen));
  return { usualHours: usualOpeningHours(records), cameOpen };
}

/** Number of weeks since a class began (1: within the last seven days). */
export const ageWeeksOf = (startsAt: string, now: Date): number =>
  Math.max(1, Math.ceil((now.getTime() - Date.parse(startsAt)) / weekMs));
