import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { fitAllocations } from './fit-allocations.ts';
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
  readonly version: number;
  readonly system?: 'kenko' | undefined;
  /** The capacity that a person still has to set in the studio's own system. */
  readonly capacityOwed?: number | undefined;
  /**
   * Whether bookings of the class were ever imported. If so, they are counted and the booking count in a schedule file
   * is ignored.
   */
  readonly bookingsKnown: boolean;
}

/** The changes to one class that a file requests. */
export interface ClassPlan {
  readonly row: ScheduleRow;
  /** The version of the class that the plan is based on. Undefined for a new class. */
  readonly version: number | undefined;
  /** The class's capacity, sales and allocations before the change. Undefined for a new class. */
  readonly before: Pick<KnownClass, 'totalCapacity' | 'bookings' | 'allocations'> | undefined;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Places;
  readonly allocations: Places;
  /** The allocations that the plan changes or creates. They go to the log that the forecast learns from. */
  readonly logged: readonly { readonly channel: string; readonly places: number }[];
}

const sold = (known: KnownClass | undefined, row: ScheduleRow) =>
  known?.bookingsKnown || row.currentBookings === undefined
    ? { bookings: known?.bookings ?? 0, bookedByChannel: known?.bookedByChannel ?? {} }
    : withUnreportedSales(row.currentBookings, known?.unreported ?? {});

/**
 * A file's count includes every booking, including those read at a marketplace. The remaining ones were booked
 * directly.
 */
function withUnreportedSales(currentBookings: number, unreported: Places) {
  const sum = Object.values(unreported).reduce<number>((all, one = 0) => all + one, 0);
  const direct = Math.max(0, currentBookings - sum);
  return { bookings: direct + sum, bookedByChannel: { ...(direct > 0 && { direct }), ...unreported } };
}

const changedPlaces = (before: Places, after: Places) =>
  Object.entries(after).flatMap(([channel, places]) =>
    places === undefined || places === before[channel] ? [] : [{ channel, places }],
  );

const samePlaces = (a: Places, b: Places): boolean =>
  changedPlaces(a, b).length === 0 && changedPlaces(b, a).length === 0;

function isUnchanged(known: KnownClass, plan: ClassPlan): boolean {
  const { row } = plan;
  return (
    known.className === row.className &&
    known.room === row.room &&
    (row.instructor === undefined || known.instructor === row.instructor) &&
    known.totalCapacity === plan.totalCapacity &&
    known.bookings === plan.bookings &&
    samePlaces(known.bookedByChannel, plan.bookedByChannel) &&
    (row.system === undefined || known.system === row.system) &&
    plan.logged.length === 0
  );
}

/**
 * Compares one row with its class. A file sets a channel's places only if the channel has none yet. Existing places
 * stay, because a decision may have set them and a marketplace may show them, unless more would be open than are free.
 * What a marketplace showed when it was disconnected stays on sale there. Capacity is never set below what is sold. A
 * capacity that a person set here, and that still has to be set in the studio's own system, wins over the system's
 * capacity.
 *
 * @param connected the marketplaces whose places can be set
 * @returns undefined if the row changes nothing
 */
export function planClass(
  row: ScheduleRow,
  known: KnownClass | undefined,
  mode: InventoryMode,
  connected: ReadonlySet<string> = new Set(),
): ClassPlan | undefined {
  const { bookings, bookedByChannel } = sold(known, row);
  const pendingCapacity = row.system === undefined ? undefined : known?.capacityOwed;
  const totalCapacity = Math.max(pendingCapacity ?? row.totalCapacity, bookings);
  const before = known?.allocations ?? {};
  const requested = Object.entries(row.slots) as [SlotChannel, number][];
  const added = Object.fromEntries(requested.filter(([channel]) => before[channel] === undefined));
  const allocations = fitAllocations({
    standing: before,
    added,
    sold: bookedByChannel,
    free: totalCapacity - bookings,
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
    bookings,
    bookedByChannel,
    allocations,
    logged: changedPlaces(before, allocations),
  };
  return known && isUnchanged(known, plan) ? undefined : plan;
}
