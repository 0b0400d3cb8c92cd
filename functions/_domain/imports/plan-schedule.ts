import { isDeepStrictEqual } from 'node:util';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import { fitAllocations } from './fit-allocations.ts';
import {
  countedOnly,
  fileCountAgain,
  fileCountNow,
  standing,
} from '#functions/_domain/bookings/file-count.ts';
import { withDirect } from '#functions/_domain/classes/with-places.ts';
import type { DemandEvent, FileCount } from '#functions/_domain/classes/class-figures.ts';
import { stillSells, type ClassShown } from '#functions/_domain/places/pending/offered.ts';
import type { ScheduleRow, SlotChannel } from '#functions/_domain/classes/schedule-rows.ts';

type Places = Readonly<Record<string, number | undefined>>;

/** The stored facts about an existing class. */
export interface KnownClass extends ClassShown {
  readonly className: string;
  readonly room: string;
  readonly instructor?: string | undefined;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Places;
  readonly allocations: Places;
  /** Booked places that were read at a marketplace and that no report has covered. */
  readonly unreported?: Places | undefined;
  /** How many of these are bookings that were removed here. */
  readonly unread?: Places | undefined;
  readonly version: number;
  readonly system?: 'kenko' | undefined;
  /** The class that it is now, if the studio's own system moved it. */
  readonly movedTo?: string | undefined;
  /** The capacity that a person still has to set in the studio's own system. */
  readonly capacityOwed?: number | undefined;
  /** The places that are still taken in the classes that it was before. Its capacity does not include them. */
  readonly takenBefore?: number | undefined;
  /** How many of these are more than it has. */
  readonly takenBeyond?: number | undefined;
  readonly importedBy?: string | undefined;
  /** The count in the latest file that had one. */
  readonly fileCount?: FileCount | undefined;
  /** Every known booking and cancellation of the class. */
  readonly events: readonly DemandEvent[];
}

/** The changes to one class that a file requests. */
export interface ClassPlan {
  readonly row: ScheduleRow;
  /** The version of the class that the plan is based on. Undefined for a new class. */
  readonly version: number | undefined;
  /** The class's capacity, sales and allocations before the change. Undefined for a new class. */
  readonly before: Pick<KnownClass, 'totalCapacity' | 'bookings' | 'allocations'> | undefined;
  readonly totalCapacity: number;
  /** The places to store as taken in the classes that it was before. Undefined if there never were any. */
  readonly takenBefore: number | undefined;
  /** How many of these are more than it has. Undefined if that is not stored. */
  readonly takenBeyond: number | undefined;
  readonly bookings: number;
  readonly bookedByChannel: Places;
  /** The file's count to store. Undefined if the class has none. */
  readonly fileCount: FileCount | undefined;
  readonly allocations: Places;
  /** The allocations that the plan changes or creates. They go to the log that the forecast learns from. */
  readonly logged: readonly { readonly channel: string; readonly places: number }[];
}

type Connected = ReadonlySet<string>;

type Sold = Pick<ClassPlan, 'bookings' | 'bookedByChannel' | 'fileCount'>;

/**
 * The booked places of a known class that no booking and no marketplace tells of. A class without a stored count has
 * them only if none of its bookings is known.
 */
function onlyFromFile(known: KnownClass, startsAt: string): number {
  const { fileCount, unreported = {}, events, bookings } = known;
  if (fileCount) return countedOnly({ startsAt, fileCount, unreported }, events);
  return events.length > 0 ? 0 : Math.max(0, bookings - sum(unreported));
}

/**
 * The sales of a class after a file. The file's count includes every booking, so places that no booking and no
 * marketplace tells of were booked directly. A file that repeats the stored count may be the same file again, or its
 * places may have been cancelled and sold anew, so both times are kept. Once a class is over, its known bookings count.
 */
function soldAfter(known: KnownClass | undefined, row: ScheduleRow, now: Date, connected: Connected): Sold {
  const { currentBookings, startsAt } = row;
  const { bookings = 0, bookedByChannel = {}, fileCount: before, events = [], unreported } = known ?? {};
  const isOver = startsAt <= now.toISOString();
  if (currentBookings === undefined || (isOver && standing(events) > 0))
    return { bookings, bookedByChannel, fileCount: before };
  const { unread, importedBy } = known ?? {};
  const cls = { startsAt, unreported, unread, fileCount: before, importedBy };
  const onlyIn = (fileCount: FileCount): number => countedOnly({ ...cls, fileCount }, events);
  // No marketplace has been read yet for a class that is new.
  const fileCount =
    before?.booked === currentBookings && !before.isThroughout
      ? fileCountAgain(before, cls, events, now)
      : fileCountNow(currentBookings, cls, events, now, known ? connected : []);
  const more = onlyIn(fileCount) - (known ? onlyFromFile(known, startsAt) : 0);
  return {
    bookings: bookings + more,
    bookedByChannel: withDirect(bookedByChannel, more),
    fileCount: before || currentBookings > 0 ? fileCount : undefined,
  };
}

const sum = (places: Places): number => Object.values(places).reduce<number>((all, one = 0) => all + one, 0);

const changedPlaces = (before: Places, after: Places) =>
  Object.entries(after).flatMap(([channel, places]) =>
    places === undefined || places === before[channel] ? [] : [{ channel, places }],
  );

const samePlaces = (a: Places, b: Places): boolean =>
  changedPlaces(a, b).length === 0 && changedPlaces(b, a).length === 0;

function isUnchanged(known: KnownClass, plan: ClassPlan): boolean {
  const { row } = plan;
  return (
    known.movedTo === undefined &&
    known.className === row.className &&
    known.room === row.room &&
    (row.instructor === undefined || known.instructor === row.instructor) &&
    known.totalCapacity === plan.totalCapacity &&
    known.takenBefore === plan.takenBefore &&
    known.takenBeyond === plan.takenBeyond &&
    known.bookings === plan.bookings &&
    samePlaces(known.bookedByChannel, plan.bookedByChannel) &&
    isDeepStrictEqual(known.fileCount, plan.fileCount) &&
    (row.system === undefined || known.system === row.system) &&
    plan.logged.length === 0
  );
}

/**
 * A file does not say whether a class that became another one still has bookings under its former name, so the stored
 * number stays.
 */
function takenBeforeAfter(
  { system, takenBefore }: ScheduleRow,
  known: KnownClass | undefined,
): number | undefined {
  if (system === undefined) return takenBefore ?? known?.takenBefore;
  return takenBefore ?? (known?.takenBefore === undefined ? undefined : 0);
}

/** The capacity after a row, with the places that are still taken in the classes that the class was before. */
function wholeCapacityAfter(row: ScheduleRow, known: KnownClass | undefined): number {
  if (row.isJoined && known) {
    const whole = wholeCapacityOf(known);
    // The system may have begun to list it after it was found that others become it.
    return known.system ? whole : Math.min(row.totalCapacity, whole);
  }
  const pendingCapacity = row.system === undefined ? undefined : known?.capacityOwed;
  return pendingCapacity ?? row.totalCapacity;
}

/**
 * Compares one row with its class. A file sets a channel's places only if the channel has none yet. Existing places
 * stay, because a decision may have set them and a marketplace may show them, unless more would be open than are free.
 * What a marketplace showed when it was disconnected stays on sale there. If more is sold than there is
 * room for, nothing is on sale until that is no longer so. A capacity that a person set here, and that still has to be
 * set in the studio's own system, wins over the system's capacity. Places that are still taken in the classes that a
 * moved class was before are not part of its capacity, whoever set it. A class that the system moved takes place
 * elsewhere, so only the system can bring it back.
 *
 * @param connected the marketplaces whose places can be set
 * @returns undefined if the row changes nothing
 */
export function planClass(
  row: ScheduleRow,
  known: KnownClass | undefined,
  mode: InventoryMode,
  now: Date,
  connected: Connected = new Set(),
): ClassPlan | undefined {
  if (known?.movedTo !== undefined && row.system === undefined) return undefined;
  const { bookings, bookedByChannel, fileCount } = soldAfter(known, row, now, connected);
  const whole = wholeCapacityAfter(row, known);
  const takenBefore = takenBeforeAfter(row, known);
  const free = whole - (takenBefore ?? 0);
  const totalCapacity = Math.max(0, free);
  // Both numbers together would otherwise be taken for the whole capacity.
  const takenBeyond = free < 0 ? -free : known?.takenBeyond && 0;
  const before = known?.allocations ?? {};
  const requested = Object.entries(row.slots) as [SlotChannel, number][];
  const added = Object.fromEntries(requested.filter(([channel]) => before[channel] === undefined));
  const allocations = fitAllocations({
    standing: before,
    added,
    sold: bookedByChannel,
    free: Math.max(0, totalCapacity - bookings),
    mode,
    fixed: new Set(
      Object.keys(before).filter((channel) => known && stillSells(known, channel, connected.has(channel))),
    ),
  });
  const plan: ClassPlan = {
    row,
    version: known?.version,
    before: known && {
      totalCapacity: known.totalCapacity,
      bookings: known.bookings,
      allocations: known.allocations,
    },
    totalCapacity,
    takenBefore,
    takenBeyond,
    bookings,
    bookedByChannel,
    fileCount,
    allocations,
    logged: changedPlaces(before, allocations),
  };
  return known && isUnchanged(known, plan) ? undefined : plan;
}
