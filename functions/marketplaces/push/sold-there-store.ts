import type { Marketplace } from '#shared/contracts/channels.ts';
import { monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { pipeline } from '#functions/_data/service.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { classTally } from '#functions/_domain/classes/tally.ts';
import { readBookedClass, readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import type { MarketplaceConnector } from '#functions/_domain/connections/connectors/connector.ts';
import {
  salesAfter,
  unreportedOn,
  withUnreported,
  type ChannelSales,
} from '#functions/_domain/bookings/sold-there.ts';

/** What a marketplace says it has sold of a class. */
export interface ReadSales {
  readonly studioId: string;
  readonly classId: string;
  readonly connector: MarketplaceConnector;
  readonly sold: number;
  readonly correlationId: string;
}

const countedOf = (cls: ClassItem, bookings = cls.bookings) => ({
  localDate: cls.localDate,
  totalCapacity: cls.totalCapacity,
  bookings,
  revenueMinor: cls.revenueDirectMinor + cls.revenueMarketplaceMinor,
});

/** What is remembered of a called-off class: a number that more sales raised is still the one that was closed. */
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
  readonly correlationId: string;
}

async function storeSales(applied: Applied, { clock, ids }: Base): Promise<ClassItem | undefined> {
  const { cls, marketplace, correlationId } = applied;
  const { booked, unreported, allocation } = applied.sales;
  const key = { studioId: cls.studioId, classId: cls.classId, month: monthOf(cls.classId) };
  const at = clock.now();
  const bookings = cls.bookings + booked - (cls.bookedByChannel[marketplace] ?? 0);
  const after = {
    bookings,
    bookedByChannel: withPlaces(cls.bookedByChannel, [[marketplace, booked]]),
    unreported: withUnreported(cls, marketplace, unreported),
    ...(allocation !== undefined && {
      allocations: withPlaces(cls.allocations, [[marketplace, allocation]]),
    }),
    ...closedAfterSales(cls, marketplace, allocation),
    version: cls.version + 1,
  };
  const isRaised = allocation !== cls.allocations[marketplace];
  const minutesBefore = (Date.parse(cls.startsAt) - at.getTime()) / 60_000;
  const transaction = pipeline.transaction.write((entities) => [
    entities.class
      .patch(key)
      .set(after)
      .where((item, { eq }) => eq(item.version, cls.version))
      .commit(),
    ...(isRaised && allocation !== undefined
      ? [
          entities.demand
            .patch(key)
            .append({ allocationLog: [{ minutesBefore, channel: marketplace, places: allocation }] })
            .commit(),
        ]
      : []),
    entities.audit
      .create({
        studioId: cls.studioId,
        auditId: ids.next(),
        at: at.toISOString(),
        actor: marketplace,
        action: 'marketplaces.applySales',
        subject: cls.classId,
        note: `${booked} sold there, ${unreported} of them not reported`,
        correlationId,
      })
      .commit(),
    ...tallyWrites(entities, cls.studioId, cls.classId, [
      classTally(countedOf(cls), countedOf(cls, bookings)),
    ]),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return canceled ? undefined : { ...cls, ...after };
}

/** Counts only for a marketplace whose number of bookings is the one that Cupo sends. */
async function cancelledThere(cls: ClassItem, { connector, sold }: ReadSales): Promise<number | undefined> {
  const { marketplace } = connector;
  if (!connector.setBooked) return undefined;
  const reported = (cls.bookedByChannel[marketplace] ?? 0) - unreportedOn(cls, marketplace);
  if (sold <= reported) return 0;
  const rows = await readBookingsOfClass(cls.studioId, cls.classId);
  return rows.filter(({ channel, status }) => channel === marketplace && status === 'cancelled').length;
}

const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

/**
 * Applies what a marketplace says it has sold of a class to the class's figures: places that no report told of count as
 * booked there, and its allocation rises to what is sold.
 *
 * @returns the class as it then stands; null where there is none any more
 * @throws {Failure} `conflict` where others kept changing the class
 */
export async function applySales(read: ReadSales, deps: Base): Promise<ClassItem | null> {
  const { studioId, classId, connector, sold, correlationId } = read;
  const { marketplace } = connector;
  const { cls } = await untilStored(async () => {
    const before = await readBookedClass(studioId, classId);
    if (!before) return { cls: null };
    const cancelled = await cancelledThere(before, read);
    const sales = salesAfter(before, { marketplace, sold, cancelled });
    if (!sales) return { cls: before };
    const after = await storeSales({ cls: before, marketplace, sales, correlationId }, deps);
    if (after)
      deps.logger.info('sales applied', { marketplace, classId, sold, unreported: sales.unreported });
    return after && { cls: after };
  }, changedMeanwhile);
  return cls;
}
