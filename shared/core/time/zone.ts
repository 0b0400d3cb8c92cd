import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { InvalidInput, requireCount, requireFinite } from '../invalid-input.ts';

/** A local date and time of a studio; `weekday` is ISO: 1 Monday … 7 Sunday. */
export interface LocalMoment {
  readonly date: string;
  readonly time: string;
  readonly weekday: number;
}

function requireDate(path: string, text: string): PlainDate.Record {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) throw new InvalidInput(path, 'must be a date written YYYY-MM-DD');
  try {
    return PlainDate.create(Number(match[1]), Number(match[2]), Number(match[3]));
  } catch {
    throw new InvalidInput(path, 'must be a day of the calendar');
  }
}

function requireTime(path: string, text: string): [number, number] {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) throw new InvalidInput(path, 'must be a time written HH:mm');
  return [Number(match[1]), Number(match[2])];
}

function requireInstantMs(path: string, text: string): number {
  const shape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?Z$/.exec(text);
  if (!shape?.[1]) throw new InvalidInput(path, 'must be a UTC instant such as 2026-03-08T07:30:00Z');
  requireDate(path, shape[1]);
  return Date.parse(text);
}

/**
 * Names such as America/Santiago or UTC. Offsets such as +05:00 are not time zones, because they have no daylight
 * saving.
 */
function requireZone<T>(zone: string, convert: (zone: string) => T): T {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone))
    throw new InvalidInput('zone', 'must be an IANA zone name');
  try {
    return convert(zone);
  } catch (cause) {
    if (cause instanceof RangeError) throw new InvalidInput('zone', 'must be a known IANA zone name');
    throw cause;
  }
}

/** True if `zone` is an IANA name known to this machine. */
export function isZone(zone: string): boolean {
  try {
    return (
      requireZone(zone, (name) => Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(0), name)) !== null
    );
  } catch {
    return false;
  }
}

/**
 * The UTC instant (ISO, milliseconds, Z) of a local date `YYYY-MM-DD` and time `HH:mm`. When daylight saving time
 * begins or ends, it follows RFC 5545 ('compatible'): a skipped time uses the offset before the gap (02:30 becomes
 * 03:30), and a repeated time is its first occurrence. Throws InvalidInput at `localDate`, `localTime` or `zone`.
 */
export function localToInstant(localDate: string, localTime: string, zone: string): string {
  const day = requireDate('localDate', localDate);
  const [hour, minute] = requireTime('localTime', localTime);
  const local = PlainDateTime.create(day.year, day.month, day.day, hour, minute);
  const zoned = requireZone(zone, (name) =>
    PlainDateTime.toZonedDateTime(local, name, { disambiguation: 'compatible' }),
  );
  return new Date(zoned.epochMilliseconds).toISOString();
}

/** The local time in `zone` at a UTC instant. Throws InvalidInput at `utcIso` or `zone`. */
export function instantToLocal(utcIso: string, zone: string): LocalMoment {
  const instant = Instant.fromEpochMilliseconds(requireInstantMs('utcIso', utcIso));
  const local = requireZone(zone, (name) => Instant.toZonedDateTimeISO(instant, name));
  return {
    date: PlainDate.toString(ZonedDateTime.toPlainDate(local)),
    time: `${String(local.hour).padStart(2, '0')}:${String(local.minute).padStart(2, '0')}`,
    weekday: ZonedDateTime.dayOfWeek(local),
  };
}

/** The calendar date `days` days later (negative: earlier). Throws InvalidInput at `localDate` or `days`. */
export function addLocalDays(localDate: string, days: number): string {
  const day = requireDate('localDate', localDate);
  requireCount('days', Math.abs(requireFinite('days', days)));
  return PlainDate.toString(PlainDate.addDays(day, days));
}

/** Days from one calendar date to another, negative if `toDate` is earlier. */
export function daysBetween(fromDate: string, toDate: string): number {
  return PlainDate.diffDays(requireDate('fromDate', fromDate), requireDate('toDate', toDate));
}

/** The ISO weekday (1 Monday … 7 Sunday) of a calendar date. */
export function weekdayOf(localDate: string): number {
  return PlainDate.dayOfWeek(requireDate('localDate', localDate));
}

/**
 * The instants that bound the local days `fromDate` to `toDate`, both included: `fromUtc` is the beginning of the first
 * day, `toUtc` the end of the last day (exclusive). A day may last 23, 24 or 25 hours. Throws InvalidInput at
 * `fromDate`, `toDate` or `zone`.
 */
export function dayRangeUtc(
  fromDate: string,
  toDate: string,
  zone: string,
): { fromUtc: string; toUtc: string } {
  const first = requireDate('fromDate', fromDate);
  const last = requireDate('toDate', toDate);
  if (PlainDate.compare(first, last) > 0) throw new InvalidInput('toDate', 'must not be before fromDate');
  return {
    fromUtc: localToInstant(fromDate, '00:00', zone),
    toUtc: localToInstant(addLocalDays(toDate, 1), '00:00', zone),
  };
}

/** Elapsed hours from one UTC instant to another, negative if `toUtcIso` is earlier. */
export function hoursBetween(fromUtcIso: string, toUtcIso: string): number {
  return (requireInstantMs('toUtcIso', toUtcIso) - requireInstantMs('fromUtcIso', fromUtcIso)) / 3_600_000;
}

/** The UTC instant `hours` hours after another (negative: before). */
export function addHours(utcIso: string, hours: number): string {
  return new Date(
    requireInstantMs('utcIso', utcIso) + requireFinite('hours', hours) * 3_600_000,
  ).toISOString();
}

/** Converts a moment to another zone. */
const zoneOf =
  (at: ZonedDateTime.Record) =>
  (name: string): ZonedDateTime.Record =>
    ZonedDateTime.withTimeZone(at, name);

/**
 * True if two zones show the same local times at every instant from `fromUtc` to `toUtc`, both included. Throws
 * InvalidInput at `utcIso` or `zone`.
 */
export function zonesAgree(first: string, second: string, fromUtc: string, toUtc: string): boolean {
  const [fromMs, toMs] = [requireInstantMs('utcIso', fromUtc), requireInstantMs('utcIso', toUtc)];
  const start = Instant.fromEpochMilliseconds(fromMs);
  const pairs = [
    [first, second],
    [second, first],
  ] as const;
  return pairs.every(([own, other]) => {
    // Offsets change only at a transition of one of the zones, so they are compared only there.
    let at: ZonedDateTime.Record | null = requireZone(own, (name) => Instant.toZonedDateTimeISO(start, name));
    while (at && at.epochMilliseconds <= toMs) {
      const there = requireZone(other, zoneOf(at));
      if (ZonedDateTime.offsetNanoseconds(at) !== ZonedDateTime.offsetNanoseconds(there)) return false;
      at = ZonedDateTime.getTimeZoneTransition(at, 'next');
    }
    return true;
  });
}
