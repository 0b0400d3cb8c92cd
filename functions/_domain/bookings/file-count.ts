import type { Marketplace } from '#shared/contracts/channels.ts';
import type { DemandEvent, FileCount } from '#functions/_domain/classes/class-figures.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** The parts of a class that say what a file counted. */
export interface CountedByFile {
  readonly startsAt: string;
  readonly fileCount?: FileCount | undefined;
  /** How many unreported places are bookings that were removed here, so the file may not have counted them. */
  readonly unread?: PerChannel | undefined;
  /** The import that created the class. */
  readonly importedBy?: string | undefined;
  readonly unreported?: PerChannel | undefined;
}

/** An event's time is rounded to a minute, so it may be this much earlier or later. */
const roundingMinutes = 0.5;
const dayMinutes = 24 * 60;

/** How many bookings stand. */
export const standing = (events: readonly Pick<DemandEvent, 'kind'>[]): number =>
  events.reduce((sum, { kind }) => sum + (kind === 'booked' ? 1 : -1), 0);

/**
 * The bookings of each channel that certainly stood from one time to another. An event in the same minute may be before
 * or after it, and so may a booking of the same day if only the day is known, so these are left out. So are bookings
 * that were cancelled at an unknown time.
 */
function stoodFrom(
  events: readonly DemandEvent[],
  minutesBefore: number,
  untilMinutes: number,
): Map<string, number> {
  const isBefore = (at: number | undefined, isDay = false): boolean =>
    at !== undefined && at - (isDay ? dayMinutes : roundingMinutes) >= minutesBefore;
  const stood = new Map<string, number>();
  for (const event of events) {
    const isBooked = event.kind === 'booked';
    const isAfter =
      !isBooked && event.isUntimed !== true && event.minutesBefore + roundingMinutes <= untilMinutes;
    if (isAfter || !isBefore(isBooked ? event.minutesBefore : event.bookedMinutesBefore, event.isDay))
      continue;
    stood.set(event.channel, (stood.get(event.channel) ?? 0) + (isBooked ? 1 : -1));
  }
  return stood;
}

/** The bookings of each channel that certainly stood at a time. */
const stoodAt = (events: readonly DemandEvent[], minutesBefore: number): Map<string, number> =>
  stoodFrom(events, minutesBefore, minutesBefore);

const minutesBeforeOf = (startsAt: string, atSeconds: number): number =>
  (Date.parse(startsAt) / 1000 - atSeconds) / 60;

type Read = Pick<FileCount, 'unreported' | 'reported'>;

/** What is known of the counted bookings of some marketplaces. */
function readOn(
  channels: readonly string[],
  fileCount: FileCount,
  { startsAt, unreported = {}, unread = {} }: CountedByFile,
  events: readonly DemandEvent[],
): Read {
  const stood = stoodAt(events, minutesBeforeOf(startsAt, fileCount.atSeconds));
  const placesOn = channels.map(
    (channel) => [channel, Math.max(0, (unreported[channel] ?? 0) - (unread[channel] ?? 0))] as const,
  );
  const some = placesOn.filter(([, places]) => places > 0);
  return {
    unreported: Object.fromEntries(placesOn),
    reported: Object.fromEntries(some.map(([channel]) => [channel, stood.get(channel) ?? 0])),
  };
}

function firstSecondsOf({ fileCount: before, importedBy }: CountedByFile): number | undefined {
  if (before) return before.firstSeconds ?? before.atSeconds;
  return importedBy === undefined ? undefined : 0;
}

/**
 * The count in a file that is imported now.
 *
 * @param events every booking and cancellation of the class
 * @param connected the marketplaces whose sales are read
 */
export function fileCountNow(
  booked: number,
  cls: CountedByFile,
  events: readonly DemandEvent[],
  now: Date,
  connected: Iterable<string> = [],
): FileCount {
  const atSeconds = Math.floor(now.getTime() / 1000);
  const firstSeconds = firstSecondsOf(cls);
  const fileCount = {
    booked,
    atSeconds,
    lastSeconds: atSeconds,
    ...(firstSeconds !== undefined && { firstSeconds }),
    unreported: {},
    reported: {},
  };
  const read = [...new Set([...connected, ...Object.keys(cls.unreported ?? {})])];
  return { ...fileCount, ...readOn(read, fileCount, cls, events) };
}

/**
 * How many of the counted bookings of one channel are known: those that stood, and the unreported places. Bookings that
 * became known since are unreported places that were reported; the others are still among those that are unreported now.
 */
function countedOn(channel: string, stood: number, fileCount: FileCount, unreported: PerChannel): number {
  const { [channel]: then = 0 } = fileCount.unreported;
  const since = Math.max(0, stood - (fileCount.reported[channel] ?? 0));
  return stood + Math.min(unreported[channel] ?? 0, Math.max(0, then - since));
}

/** How many counted places are known, if the file was made at a time. */
export const knownOf = (
  fileCount: FileCount,
  unreported: PerChannel,
  stood: ReadonlyMap<string, number>,
): number =>
  [...new Set([...stood.keys(), ...Object.keys(fileCount.unreported)])].reduce(
    (sum, channel) => sum + countedOn(channel, stood.get(channel) ?? 0, fileCount, unreported),
    0,
  );

/** The bookings of each channel that stood when a count was imported, for the first and the last time. */
export function stoodWhenCounted(
  { atSeconds, lastSeconds, isThroughout }: Pick<FileCount, 'atSeconds' | 'lastSeconds' | 'isThroughout'>,
  startsAt: string,
  events: readonly DemandEvent[],
): Map<string, number>[] {
  const [first, last] = [minutesBeforeOf(startsAt, atSeconds), minutesBeforeOf(startsAt, lastSeconds)];
  if (isThroughout) return [stoodFrom(events, first, last)];
  return [...new Set([first, last])].map((minutes) => stoodAt(events, minutes));
}

/**
 * How many booked places of a class are known only from the count in a schedule file: the count, without the bookings
 * that stood when the file was imported and the places that had been read at marketplaces. A count that was imported
 * again may be as old as its first import or as new as its last one. The one that leaves more places is used.
 * The number depends on stored facts alone, so counting again changes nothing. A class that was over when its bookings
 * were counted has only the bookings that are known, if any stand.
 *
 * @param events every booking and cancellation of the class
 */
export function countedOnly(
  { startsAt, fileCount, unreported = {} }: CountedByFile,
  events: readonly DemandEvent[],
): number {
  if (!fileCount) return 0;
  if (minutesBeforeOf(startsAt, fileCount.lastSeconds) <= 0 && standing(events) > 0) return 0;
  const each = stoodWhenCounted(fileCount, startsAt, events).map(
    (stood) => fileCount.booked - knownOf(fileCount, unreported, stood),
  );
  return Math.max(0, ...each);
}

/**
 * The count after one of a marketplace's unreported places was cancelled. If the file counted all of them, it counted
 * this one, unless it was imported after the cancellation.
 *
 * @param cancelledAt when the place was cancelled (UTC)
 */
export function fileCountAfterCancelling(
  fileCount: FileCount,
  { startsAt, unreported = {} }: CountedByFile,
  events: readonly DemandEvent[],
  channel: string,
  cancelledAt: string,
): FileCount {
  const { [channel]: places = 0 } = unreported;
  const areCounted = stoodWhenCounted(fileCount, startsAt, events).every((all) => {
    const stood = all.get(channel) ?? 0;
    return countedOn(channel, stood, fileCount, unreported) - stood >= places;
  });
  const { [channel]: then = 0 } = fileCount.unreported;
  if (!areCounted || then === 0) return fileCount;
  const isAfter = Date.parse(cancelledAt) / 1000 > fileCount.lastSeconds;
  return {
    ...fileCount,
    booked: Math.max(0, fileCount.booked - Number(isAfter)),
    unreported: { ...fileCount.unreported, [channel]: then - 1 },
  };
}

/**
 * The count after bookings were removed that may not exist: they are no longer among the known ones of their channel.
 *
 * @param removed every booking and cancellation of the removed bookings
 */
export function fileCountWithout(
  fileCount: FileCount,
  startsAt: string,
  removed: readonly DemandEvent[],
): FileCount {
  const stood = stoodAt(removed, minutesBeforeOf(startsAt, fileCount.atSeconds));
  const reported = Object.entries(fileCount.reported).map(([channel, bookings = 0]) => [
    channel,
    Math.max(0, bookings - (stood.get(channel) ?? 0)),
  ]);
  return { ...fileCount, reported: Object.fromEntries(reported) };
}

/** A file that is imported again within this time is taken for the same one, unless it must be another. */
const sameFileSeconds = 3600;

/** The stored count after a file with the same count. The time of the file matters only if bookings are known. */
export function fileCountAgain(
  fileCount: FileCount,
  cls: CountedByFile,
  events: readonly DemandEvent[],
  now: Date,
): FileCount {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const again = { ...fileCount, lastSeconds: nowSeconds };
  const isKnown = events.length > 0 || Object.keys(cls.unreported ?? {}).length > 0;
  const isLater = nowSeconds - fileCount.lastSeconds >= sameFileSeconds;
  const leavesMore =
    countedOnly({ ...cls, fileCount: again }, events) > countedOnly({ ...cls, fileCount }, events);
  return leavesMore || (isKnown && isLater) ? again : fileCount;
}

/**
 * A marketplace that is first read within this time after a file had sold its places before, so that the file's count
 * includes them. Owners import their schedule first and connect marketplaces next.
 */
const firstReadingHoursMax = 24;

/** Whether it is still to be found out how many of the counted bookings a marketplace has. */
export const isFirstReading = (
  { fileCount }: Pick<CountedByFile, 'fileCount'>,
  marketplace: string,
  now: Date,
): boolean =>
  fileCount !== undefined &&
  fileCount.unreported[marketplace] === undefined &&
  now.getTime() / 1000 - fileCount.lastSeconds <= firstReadingHoursMax * 3600;

/** The count after a marketplace was read for the first time: it includes what the marketplace had sold. */
export function fileCountAfterFirstReading(
  fileCount: FileCount,
  cls: CountedByFile,
  events: readonly DemandEvent[],
  marketplace: Marketplace,
): FileCount {
  const { unreported, reported } = readOn([marketplace], fileCount, cls, events);
  return {
    ...fileCount,
    unreported: { ...fileCount.unreported, ...unreported },
    reported: { ...fileCount.reported, ...reported },
  };
}
