import type { Marketplace } from '#shared/contracts/channels.ts';
import type { DemandEvent, FileCount } from '#functions/_domain/classes/class-figures.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** The parts of a class that say what a file counted. */
export interface CountedByFile {
  readonly startsAt: string;
  readonly fileCount?: FileCount | undefined;
  readonly unreported?: PerChannel | undefined;
}

/** An event's time is rounded to a minute, so it may be this much earlier or later. */
const roundingMinutes = 0.5;
const dayMinutes = 24 * 60;

/** How many bookings stand. */
export const standing = (events: readonly DemandEvent[]): number =>
  events.reduce((sum, { kind }) => sum + (kind === 'booked' ? 1 : -1), 0);

/**
 * The bookings of each channel that certainly stood at a time. An event in the same minute may be before or after it,
 * and so may a booking of the same day if only the day is known, so these are left out.
 */
function stoodAt(events: readonly DemandEvent[], minutesBefore: number): Map<string, number> {
  const isBefore = (at: number | undefined, isDay = false): boolean =>
    at !== undefined && at - (isDay ? dayMinutes : roundingMinutes) >= minutesBefore;
  const stood = new Map<string, number>();
  for (const event of events) {
    const isBooked = event.kind === 'booked';
    const isAfter = !isBooked && event.minutesBefore + roundingMinutes <= minutesBefore;
    if (isAfter || !isBefore(isBooked ? event.minutesBefore : event.bookedMinutesBefore, event.isDay))
      continue;
    stood.set(event.channel, (stood.get(event.channel) ?? 0) + (isBooked ? 1 : -1));
  }
  return stood;
}

const minutesBeforeOf = (startsAt: string, { atSeconds }: FileCount): number =>
  (Date.parse(startsAt) / 1000 - atSeconds) / 60;

/** How many bookings of each channel are known: those that stood, and the places read there. */
const knownOn = (
  channels: readonly string[],
  fileCount: FileCount,
  { startsAt, unreported = {} }: CountedByFile,
  events: readonly DemandEvent[],
): FileCount['byChannel'] => {
  const stood = stoodAt(events, minutesBeforeOf(startsAt, fileCount));
  return Object.fromEntries(
    channels.map((channel) => [channel, (stood.get(channel) ?? 0) + (unreported[channel] ?? 0)]),
  );
};

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
  const fileCount = { booked, atSeconds: Math.floor(now.getTime() / 1000), byChannel: {} };
  const read = [...new Set([...connected, ...Object.keys(cls.unreported ?? {})])];
  return { ...fileCount, byChannel: knownOn(read, fileCount, cls, events) };
}

/**
 * How many of the counted bookings of one channel are known: those that stood, and the places read there, at most as
 * many as were known when the file was imported. A place that was read may be reported meanwhile, and then stood. A
 * cancellation that is only found now may have been before the file, which then leaves the booking out.
 */
function countedOn(channel: string, stood: number, { fileCount, unreported = {} }: CountedByFile): number {
  const most = fileCount?.byChannel[channel] ?? 0;
  return Math.max(stood, Math.min(most, stood + (unreported[channel] ?? 0)));
}

/**
 * How many booked places of a class are known only from the count in a schedule file: the count, without the bookings
 * that stood when the file was imported and the places that had been read at marketplaces. The number depends on stored
 * facts alone, so counting again changes nothing. A class that was over when its bookings were counted has only the
 * bookings that are known, if any stand.
 *
 * @param events every booking and cancellation of the class
 */
export function countedOnly(cls: CountedByFile, events: readonly DemandEvent[]): number {
  const { startsAt, fileCount } = cls;
  if (!fileCount) return 0;
  const minutesBefore = minutesBeforeOf(startsAt, fileCount);
  if (minutesBefore <= 0 && standing(events) > 0) return 0;
  const stood = stoodAt(events, minutesBefore);
  const known = [...new Set([...stood.keys(), ...Object.keys(fileCount.byChannel)])].reduce(
    (sum, channel) => sum + countedOn(channel, stood.get(channel) ?? 0, cls),
    0,
  );
  return Math.max(0, fileCount.booked - known);
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
  fileCount.byChannel[marketplace] === undefined &&
  now.getTime() / 1000 - fileCount.atSeconds <= firstReadingHoursMax * 3600;

/** The count after a marketplace was read for the first time: it includes what the marketplace had sold. */
export const fileCountAfterFirstReading = (
  fileCount: FileCount,
  cls: CountedByFile,
  events: readonly DemandEvent[],
  marketplace: Marketplace,
): FileCount => ({
  ...fileCount,
  byChannel: { ...fileCount.byChannel, ...knownOn([marketplace], fileCount, cls, events) },
});
