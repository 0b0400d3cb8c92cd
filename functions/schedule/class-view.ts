import { percentOf } from '#shared/core/numbers/percent.ts';
import type { Outlook } from '#shared/core/outlook/outlook-of.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';

/** A stored class. Amounts are in minor units of the studio's currency. */
export interface ClassRow extends Pick<
  ClassView,
  'classId' | 'className' | 'room' | 'startsAt' | 'localDate' | 'localTime' | 'totalCapacity' | 'bookings'
> {
  readonly instructor?: string | undefined;
  readonly bookedByChannel: Places;
  readonly allocations: Places;
  readonly confirmed: Readonly<Record<string, Reading | undefined>>;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
  readonly takenBefore?: number | undefined;
  readonly takenBeyond?: number | undefined;
  readonly pendingDecisionId?: string | undefined;
  readonly cancelledAt?: string | undefined;
  readonly cancelledBy?: NonNullable<ClassView['cancelled']>['by'] | undefined;
  readonly isRecurring?: boolean | undefined;
  readonly recurrenceTemplateId?: string | undefined;
  readonly version: number;
}

type Places = Readonly<Record<string, number | undefined>>;
type Reading = { readonly slots?: number | undefined; readonly atSeconds?: number | undefined };

const places = (allotted: Places, without?: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(allotted).flatMap(([channel, count]) =>
      count === undefined || channel === without ? [] : [[channel, count]],
    ),
  );

const readings = (confirmed: ClassRow['confirmed']): ClassView['confirmed'] =>
  Object.fromEntries(
    Object.entries(confirmed).flatMap(([marketplace, reading]) =>
      reading?.slots === undefined || reading.atSeconds === undefined
        ? []
        : [[marketplace, { slots: reading.slots, at: new Date(reading.atSeconds * 1000).toISOString() }]],
    ),
  );

/** A stored class in the form that the schedule shows, with its outlook. */
export const classViewOf = (row: ClassRow, outlook: Outlook): ClassView => ({
  classId: row.classId,
  className: row.className,
  room: row.room,
  instructor: row.instructor ?? null,
  startsAt: row.startsAt,
  localDate: row.localDate,
  localTime: row.localTime,
  totalCapacity: row.totalCapacity,
  ...(row.takenBefore && { takenBefore: row.takenBefore }),
  ...(row.takenBeyond && { takenBeyond: row.takenBeyond }),
  bookings: row.bookings,
  occupancyPercent: percentOf(row.bookings, row.totalCapacity),
  bookedByChannel: places(row.bookedByChannel),
  allocations: places(row.allocations, 'direct'),
  confirmed: readings(row.confirmed),
  revenue: {
    totalMinor: row.revenueDirectMinor + row.revenueMarketplaceMinor,
    directMinor: row.revenueDirectMinor,
    marketplaceMinor: row.revenueMarketplaceMinor,
  },
  outlook,
  pendingDecisionId: row.pendingDecisionId ?? null,
  ...(row.cancelledAt !== undefined &&
    row.cancelledBy !== undefined && { cancelled: { at: row.cancelledAt, by: row.cancelledBy } }),
  isRecurring: row.isRecurring ?? false,
  recurrenceTemplateId: row.recurrenceTemplateId ?? null,
  version: row.version,
});
