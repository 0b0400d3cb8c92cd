import type { DemandEvent, FileCount } from '#functions/_domain/classes/class-figures.ts';
import { placesTogether } from '#functions/_domain/classes/with-places.ts';
import { knownOf, stoodWhenCounted } from './file-count.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** One of two classes that are one now, and what a file counted of it. */
interface ClassInFile {
  readonly fileCount: FileCount;
  readonly unreported: PerChannel;
  /** Every booking and cancellation of the class, in minutes before the start of the class that both are now. */
  readonly events: readonly DemandEvent[];
}

const firstOf = ({ firstSeconds, atSeconds }: FileCount): number => firstSeconds ?? atSeconds;

const isSameTime = (a: FileCount, b: FileCount): boolean =>
  a.atSeconds === b.atSeconds &&
  a.lastSeconds === b.lastSeconds &&
  !(a.isThroughout ?? false) &&
  !(b.isThroughout ?? false);

/** The times of two counts together. If they differ, only a booking that stood throughout is one of the counted ones. */
function timesOf(left: FileCount, own: FileCount) {
  const atSeconds = Math.min(left.atSeconds, own.atSeconds);
  const firstSeconds = Math.min(firstOf(left), firstOf(own));
  return {
    atSeconds,
    lastSeconds: Math.max(left.lastSeconds, own.lastSeconds),
    ...(firstSeconds < atSeconds && { firstSeconds }),
    ...(!isSameTime(left, own) && { isThroughout: true }),
  };
}

/**
 * The counts of two classes that are one now. If a file first counted the class that both are now only after the last
 * file that counted the other, that file counted them together. Otherwise files counted them as two classes, so the sum
 * counts. Bookings that a file counted may turn out to be no bookings, so both counts are kept in full, even if all of
 * their bookings are known now. Of a class with more known bookings than a file counted, those that are known count.
 *
 * @param left the class that was moved
 * @param own the class that both are now
 * @param startsAt when the class that both are now starts
 */
export function countsTogether(left: ClassInFile, own: ClassInFile, startsAt: string): FileCount {
  if (firstOf(own.fileCount) > left.fileCount.lastSeconds) return own.fileCount;
  const together = {
    ...timesOf(left.fileCount, own.fileCount),
    unreported: placesTogether(left.fileCount.unreported, own.fileCount.unreported),
    reported: placesTogether(left.fileCount.reported, own.fileCount.reported),
  };
  const atLeast = ({ fileCount, unreported, events }: ClassInFile): number[] =>
    stoodWhenCounted(together, startsAt, events).map((stood) =>
      Math.max(fileCount.booked, knownOf(fileCount, unreported, stood)),
    );
  const [ofLeft, ofOwn] = [atLeast(left), atLeast(own)];
  return { ...together, booked: Math.max(...ofLeft.map((booked, at) => booked + (ofOwn[at] ?? 0))) };
}

/** For each channel, how many more bookings stood in the class than those that both classes have. */
const beyond = (own: ReadonlyMap<string, number>, twice: ReadonlyMap<string, number> | undefined) =>
  new Map([...own].map(([channel, stood]) => [channel, Math.max(0, stood - (twice?.get(channel) ?? 0))]));

const sum = (places: ReadonlyMap<string, number>): number =>
  [...places.values()].reduce((all, one) => all + one, 0);

/**
 * The count of a class that was moved to one that no file counted. Bookings that stood in the other class when the file
 * was imported are not in the count: either they were never in this class, or the count was lowered when they left it.
 *
 * @param own every booking and cancellation of the class that both are now
 * @param twice those of them that the class that was moved has as well
 * @param startsAt when the class that both are now starts
 */
export function countWithOwn(
  fileCount: FileCount,
  own: readonly DemandEvent[],
  twice: readonly DemandEvent[],
  startsAt: string,
): FileCount {
  const again = stoodWhenCounted(fileCount, startsAt, twice);
  const each = stoodWhenCounted(fileCount, startsAt, own).map((stood, at) => beyond(stood, again[at]));
  const [most = new Map<string, number>()] = each.toSorted((a, b) => sum(b) - sum(a));
  if (sum(most) === 0) return fileCount;
  const reported = Object.entries(fileCount.reported).map(([channel, bookings = 0]) => [
    channel,
    bookings + (most.get(channel) ?? 0),
  ]);
  return { ...fileCount, booked: fileCount.booked + sum(most), reported: Object.fromEntries(reported) };
}
