import type { Marketplace } from '#shared/contracts/channels.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { present } from '#functions/_platform/present.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { classTally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { readBookedClass, readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { placesOf } from '#shared/core/bookings/booked-places.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import type { MarketplaceConnector } from '#functions/_domain/connections/connectors/connector.ts';
import { figuresAfterReading, type SoldFigures } from '#functions/_domain/bookings/booked-figures.ts';
import { isFirstReading } from '#functions/_domain/bookings/file-count.ts';
import {
  isUnread,
  knownSales,
  salesAfter,
  unreportedOn,
  type ChannelSales,
} from '#functions/_domain/bookings/sold-there.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The sales of a class as a marketplace reports them. */
export interface ReadSales {
  readonly studioId: string;
  readonly classId: string;
  readonly connector: MarketplaceConnector;
  readonly sold: number;
  readonly correlationId: string;
}

const keyOf = ({ studioId, classId }: ClassItem) => ({ studioId, classId, month: monthOf(classId) });

const countedOf = (cls: ClassItem, bookings = cls.bookings) => ({
  localDate: cls.localDate,
  totalCapacity: cls.totalCapacity,
  bookings,
  revenueMinor: cls.revenueDirectMinor + cls.revenueMarketplaceMinor,
});

/** For a cancelled class that sold more places: its `closed` entries, updated to the raised number. */
const closedAfterSales = (
  { closed, allocations }: ClassItem,
  marketplace: Marketplace,
  allocation: number | undefined,
) =>
  closed && allocation !== undefined
    ? {
        closed: closed.map((one) =>
          one.channel === marketplace && one.to === allocations[marketplace]
            ? { ...one, from: Math.max(one.from, allocation), to: allocation }
            : one,
        ),
      }
    : {};

interface Applied {
  readonly cls: ClassItem;
  readonly marketplace: Marketplace;
  readonly sales: ChannelSales;
  readonly figures: SoldFigures;
  readonly correlationId: string;
}

/**
 * A marketplace shows sold places that were never reported to us, or earlier such places that have been reported
 * meanwhile.
 */
export interface SalesApplied extends Applied {
  readonly kind: 'sales-applied';
  readonly at: Date;
  readonly auditId: string;
}

const classAfter = (applied: Applied) => {
  const { cls, marketplace, sales } = applied;
  const { fileCount, ...figures } = applied.figures;
  const { allocation } = sales;
  return {
    ...figures,
    ...(fileCount && { fileCount: present(fileCount) }),
    ...(cls.unread && { unread: present({ ...cls.unread, [marketplace]: undefined }) }),
    ...(allocation !== undefined && {
      allocations: withPlaces(cls.allocations, [[marketplace, allocation]]),
    }),
    ...closedAfterSales(cls, marketplace, allocation),
    version: cls.version + 1,
  };
};

/** The log entries for an allocation that was raised because of sales. The forecast learns from them. */
function raisedWrites({ cls, marketplace, sales: { allocation }, at }: SalesApplied): Write[] {
  if (allocation === undefined || allocation === cls.allocations[marketplace]) return [];
  const minutesBefore = (Date.parse(cls.startsAt) - at.getTime()) / 60_000;
  return [
    writerOf(ClassDemandEntity)
      .patch(keyOf(cls))
      .append({ allocationLog: [{ minutesBefore, channel: marketplace, places: allocation }] })
      .commit(),
  ];
}

export const salesDerivers: Derivers<SalesApplied> = {
  'sales-applied': (change) => {
    const { cls, marketplace, sales, at, auditId, correlationId } = change;
    const { studioId, classId, version } = cls;
    return {
      items: [
        writerOf(ClassEntity)
          .patch(keyOf(cls))
          .set(classAfter(change))
          .where((item, { eq }) => eq(item.version, version))
          .commit(),
        ...raisedWrites(change),
      ],
      audit: {
        studioId,
        auditId,
        at: at.toISOString(),
        actor: marketplace,
        action: 'marketplaces.applySales',
        subject: classId,
        note: `${sales.booked} sold there, ${sales.unreported} of them not reported`,
        correlationId,
      },
      tally: { cls, by: [classTally(countedOf(cls), countedOf(cls, change.figures.bookings))] },
    };
  },
};

async function storeSales(
  table: StudioTable,
  applied: Applied,
  { clock, ids }: Base,
): Promise<ClassItem | undefined> {
  const change = { kind: 'sales-applied', ...applied, at: clock.now(), auditId: ids.next() } as const;
  return (await committed(table, salesDerivers, [change]))
    ? { ...applied.cls, ...classAfter(applied) }
    : undefined;
}

/**
 * How many cancelled bookings the marketplace may still count as sold; undefined if Cupo does not send it the number of
 * bookings.
 */
async function cancelledThere(
  table: StudioTable,
  cls: ClassItem,
  { connector, sold }: ReadSales,
): Promise<number | undefined> {
  const { marketplace } = connector;
  if (!connector.setBooked) return undefined;
  const reported = (cls.bookedByChannel[marketplace] ?? 0) - unreportedOn(cls, marketplace);
  if (sold <= reported) return 0;
  const rows = await readBookingsOfClass(table, cls.studioId, cls.classId);
  const places = rows.filter(({ channel }) => channel === marketplace).flatMap((row) => placesOf(row));
  const cancelled = places.filter(({ cancelledAt }) => cancelledAt !== undefined).length;
  return cancelled + (cls.cancelledUnreported?.[marketplace] ?? 0);
}

const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

/**
 * Applies the sales of a class that a marketplace reports to the class's figures. Unreported places count as booked at
 * that marketplace, and its allocation is raised to the number sold.
 *
 * @returns the updated class; null if it no longer exists
 * @throws {Failure} `conflict` if others kept changing the class
 */
export async function applySales(table: StudioTable, read: ReadSales, deps: Base): Promise<ClassItem | null> {
  const { studioId, classId, connector, sold, correlationId } = read;
  const { marketplace } = connector;
  const { cls } = await untilStored(async () => {
    const before = await readBookedClass(table, studioId, classId);
    if (!before) return { cls: null };
    // Its sales moved with it, so they are known. A reading that began earlier would count them twice.
    if (before.movedTo !== undefined) return { cls: before };
    const cancelled = await cancelledThere(table, before, read);
    const now = deps.clock.now();
    const isAwaited = isFirstReading(before, marketplace, now) || isUnread(before, marketplace);
    const sales =
      salesAfter(before, { marketplace, sold, cancelled }) ??
      (isAwaited ? knownSales(before, marketplace) : undefined);
    if (!sales) return { cls: before };
    const rows = before.fileCount ? await readBookingsOfClass(table, studioId, classId) : [];
    const figures = figuresAfterReading(before, rows, { ...sales, marketplace, now });
    const applied = { cls: before, marketplace, sales, figures, correlationId };
    const after = await storeSales(table, applied, deps);
    if (after)
      deps.logger.info('sales applied', { marketplace, classId, sold, unreported: sales.unreported });
    return after && { cls: after };
  }, changedMeanwhile);
  return cls;
}
