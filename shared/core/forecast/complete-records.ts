import { InvalidInput, requireNonNegative } from '../invalid-input.ts';
import type { AllocationEntry, ClassRecord } from './observe-class.ts';
import { directChannel } from './types.ts';

/** A finished class as it was recorded. Imported ones have neither an opening nor a log of allocations. */
export interface PastRecord {
  readonly seriesId: string;
  /** How many weeks ago it began. */
  readonly ageWeeks: number;
  readonly record: Omit<ClassRecord, 'openedHoursBefore'>;
  /** When its sale opened; null where nobody recorded it. */
  readonly openedHoursBefore: number | null;
}

/** A series with fewer bookings than this opens when the studio's classes usually do. */
const bookingsToTell = 20;

/** A series that sold nothing on a channel where this many bookings were usual was not listed there. */
const usualToTell = 3;

/** The earliest of n moments lies within the span on sale; on average n / (n + 1) of it, were they even. */
const spanOf = (moments: readonly number[]): number =>
  moments.length === 0 ? 0 : Math.max(...moments) * (1 + 1 / moments.length);

const bookedAt = ({ record }: PastRecord): number[] =>
  record.events.flatMap(({ kind, hoursBefore }) =>
    kind === 'booked' && hoursBefore > 0 ? [hoursBefore] : [],
  );

/** When the sale of classes without a recorded opening began, by series. */
function usualOpenings(unknown: readonly PastRecord[]): (seriesId: string) => number {
  const usual = spanOf(unknown.flatMap(bookedAt));
  const bySeries = new Map(
    [...Map.groupBy(unknown, ({ seriesId }) => seriesId)].map(([seriesId, own]) => {
      const moments = own.flatMap(bookedAt);
      return [seriesId, moments.length < bookingsToTell ? usual : spanOf(moments)] as const;
    }),
  );
  return (seriesId) => bySeries.get(seriesId) ?? usual;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * When the sale of a series' classes usually opens, in hours before their start, by series: the median of what was
 * recorded and, of the others, of what bookings tell. A class that was sold before anything else was known of it went on
 * sale so early. Throws nothing: what it is given was looked at by `completeRecords`.
 */
export function usualOpeningHours(past: readonly PastRecord[]): Readonly<Record<string, number>> {
  const fromBookings = usualOpenings(past.filter(({ openedHoursBefore }) => openedHoursBefore === null));
  const bySeries = Map.groupBy(past, ({ seriesId }) => seriesId);
  return Object.fromEntries(
    [...bySeries].map(([seriesId, own]) => [
      seriesId,
      median(own.map(({ openedHoursBefore }) => openedHoursBefore ?? fromBookings(seriesId))),
    ]),
  );
}

const sellsOn = ({ record }: PastRecord, channel: string): boolean =>
  record.events.some((event) => event.channel === channel && event.kind === 'booked');

const isLogged = ({ record }: PastRecord, channel: string): boolean =>
  record.allocationLog.some((entry) => entry.channel === channel);

/** Which classes without a log a marketplace was open in, as far as its sales tell. */
function openWithoutLog(past: readonly PastRecord[], channel: string): Set<PastRecord> {
  const unlogged = past.filter((one) => one.record.channels.includes(channel) && !isLogged(one, channel));
  const sold = unlogged.filter((one) => sellsOn(one, channel)).map(({ ageWeeks }) => ageWeeks);
  const [youngest, oldest] = [Math.min(...sold), Math.max(...sold)];
  const inUse = unlogged.filter(({ ageWeeks }) => ageWeeks >= youngest && ageWeeks <= oldest);
  const bookings = inUse.flatMap(({ record }) =>
    record.events.filter((event) => event.channel === channel && event.kind === 'booked'),
  ).length;
  const bySeries = Map.groupBy(inUse, ({ seriesId }) => seriesId);
  return new Set(
    [...bySeries.values()].flatMap((own) => {
      const usual = (bookings / inUse.length) * own.length;
      return usual < usualToTell || own.some((one) => sellsOn(one, channel)) ? own : [];
    }),
  );
}

/**
 * Fills in what an import does not tell of a studio's finished classes, so that their hours on sale can be counted. A
 * sale without a recorded opening began as early as the series, or the studio, usually has bookings: classes without any
 * booking count as well. A marketplace without a log was open from the studio's first week with a sale on it to the last,
 * in the series that sell on it; before, after and elsewhere it was closed, so that nothing is learned from it.
 * Cost O(classes · channels · events). Throws InvalidInput with the field's path.
 */
export function completeRecords(past: readonly PastRecord[]): ClassRecord[] {
  past.forEach(({ ageWeeks, openedHoursBefore, record }, i) => {
    requireNonNegative(`past[${i}].ageWeeks`, ageWeeks);
    if (openedHoursBefore !== null) requireNonNegative(`past[${i}].openedHoursBefore`, openedHoursBefore);
    record.events.forEach(({ hoursBefore }, e) => {
      if (!Number.isFinite(hoursBefore))
        throw new InvalidInput(`past[${i}].record.events[${e}].hoursBefore`, 'must be finite');
    });
  });
  const openingOf = usualOpenings(past.filter(({ openedHoursBefore }) => openedHoursBefore === null));
  const channels = [...new Set(past.flatMap(({ record }) => record.channels))];
  const open = new Map(
    channels.flatMap((channel) =>
      channel === directChannel ? [] : [[channel, openWithoutLog(past, channel)] as const],
    ),
  );
  return past.map((one) => {
    const { seriesId, record } = one;
    const openedHoursBefore = one.openedHoursBefore ?? openingOf(seriesId);
    const assumed = record.channels.flatMap((channel): AllocationEntry[] =>
      open.get(channel)?.has(one)
        ? [{ hoursBefore: openedHoursBefore, channel, allocation: record.capacity }]
        : [],
    );
    return { ...record, allocationLog: [...record.allocationLog, ...assumed], openedHoursBefore };
  });
}
