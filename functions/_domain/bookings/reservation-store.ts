import type { Channel, Marketplace } from '#shared/contracts/channels.ts';
import { counted } from '#shared/core/text/counted.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { ReportedBookingEntity } from '#functions/_data/bookings/reported-booking.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { classTally, type Tally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import { bookingItemOf } from './booking-item.ts';
import type { figuresWithout } from './booked-figures.ts';
import type { BookingRow } from './booking-row.ts';
import { countedOf, type ClassFigures } from '#functions/_domain/classes/class-figures.ts';
import { present } from '#functions/_platform/present.ts';
import type { Reservation } from './reservation.ts';
import { unreportedDerivers, type UnreportedCancelled } from './unreported-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const afterAll = '~';
/**
 * Reports of a booking are stored this long after the class, or after the first report. Later reports change only the
 * booking.
 */
const retentionDays = 120;
const daySeconds = 24 * 3600;

/** Identifies a booking by its channel and its reference there. */
export interface ReservationKey {
  readonly studioId: string;
  readonly channel: Channel;
  readonly reference: string;
}

/** All reports of a booking so far, and the number of changes to them. */
export interface KnownReservation {
  readonly reported: Reservation;
  readonly revision: number;
  /** True if only the cancellation was reported, and the booking was taken for one of the unreported places. */
  readonly usedUnreported?: boolean | undefined;
}

export async function readReservation(table: StudioTable, key: ReservationKey): Promise<KnownReservation> {
  const { data } = await table.of(ReportedBookingEntity).get(key).go({ consistent: true });
  if (!data) return { reported: {}, revision: 0 };
  const { classId, confirmed, cancelled, places, revision, usedUnreported } = data;
  return { reported: present({ classId, confirmed, cancelled, places }), revision, usedUnreported };
}

/**
 * Reads the reports so far for several bookings of a channel. Bookings without reports are missing. Reports from the
 * last second may be missing too, which is harmless: applying a report again changes nothing.
 */
export async function readReservations(
  table: StudioTable,
  studioId: string,
  channel: Channel,
  references: readonly string[],
): Promise<Map<string, Reservation>> {
  const found = new Map<string, Reservation>();
  const keys: { studioId: string; channel: string; reference: string }[] = [...new Set(references)].map(
    (reference) => ({ studioId, channel, reference }),
  );
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(ReportedBookingEntity)
      .get([...left])
      .go();
    for (const { reference, classId, confirmed, cancelled, places } of data)
      found.set(reference, present({ classId, confirmed, cancelled, places }));
    return unprocessed;
  });
  return found;
}

export type BookedClass = ClassItem;

export async function readBookedClass(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<BookedClass | null> {
  const key = { studioId, classId, month: monthOf(classId) };
  return (await table.of(ClassEntity).get(key).go({ consistent: true })).data;
}

/** All bookings of a class, including cancelled ones. */
export async function readBookingsOfClass(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<BookingRow[]> {
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month: monthOf(classId) })
    .between({ classId, bookedAt: '', bookingId: '' }, { classId, bookedAt: afterAll, bookingId: '' })
    .go({ pages: 'all', consistent: true });
  return data.map(present);
}

/**
 * The revenue of a booking at a marketplace, by its connection's terms. Undefined if the marketplace is not connected.
 */
export async function readPriceMinor(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
): Promise<number> {
  const { data } = await table.of(ConnectionEntity).get({ studioId, marketplace }).go();
  return data?.revenuePerBookingMinor ?? 0;
}

/** A booking that a report creates, changes or ends, with its class's figures before and after. */
export interface BookingChange {
  readonly cls: BookedClass;
  readonly before: BookingRow | undefined;
  readonly after: BookingRow;
  readonly figures: ClassFigures;
}

/** A booking that leaves its class, because the studio's own system moved it to another one. */
export interface BookingLeft {
  readonly cls: BookedClass;
  readonly booking: BookingRow;
  readonly figures: ReturnType<typeof figuresWithout>;
}

export interface ReportedChange {
  readonly key: ReservationKey;
  readonly known: KnownReservation;
  readonly reported: Reservation;
  /** Undefined if the booking does not change. */
  readonly change: BookingChange | undefined;
  /** The booking of the class that the booking was moved from. */
  readonly left?: BookingLeft | undefined;
  /** The unreported place that was cancelled, if the report is the cancellation of an unknown booking. */
  readonly unreported?: Omit<UnreportedCancelled, 'kind'> | undefined;
  readonly at: Date;
  /** The audit line for a class that now has more bookings than places. */
  readonly overbooked: { readonly auditId: string; readonly correlationId: string } | undefined;
}

/** A new report, and the booking that it changes. */
export type BookingReported =
  | { readonly kind: 'booking-told'; readonly report: ReportedChange }
  | { readonly kind: 'booking-applied'; readonly key: ReservationKey; readonly change: BookingChange }
  | { readonly kind: 'booking-left'; readonly key: ReservationKey; readonly left: BookingLeft }
  | UnreportedCancelled
  | { readonly kind: 'class-overbooked'; readonly row: AuditRow };

function reportedWrite({ key, known, reported, change, unreported, at }: ReportedChange): Write {
  const cls = change?.cls ?? unreported?.cls;
  const lastMs = Math.max(at.getTime(), cls ? Date.parse(cls.startsAt) : 0);
  const usedUnreported = unreported !== undefined || (known.usedUnreported && !reported.confirmed);
  return writerOf(ReportedBookingEntity)
    .put({
      ...key,
      ...present(reported),
      revision: known.revision + 1,
      ...(usedUnreported && { usedUnreported }),
      expiresAtSeconds: Math.ceil(lastMs / 1000) + retentionDays * daySeconds,
    })
    .where((item, { eq, notExists }) =>
      known.revision === 0 ? notExists(item.revision) : eq(item.revision, known.revision),
    )
    .commit();
}

const isMoved = ({ before, after }: BookingChange): boolean =>
  before !== undefined && before.bookedAt !== after.bookedAt;

type Figured = Pick<BookingChange, 'cls' | 'figures'>;

const classKeyOf = (studioId: string, { classId }: BookedClass) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

/** The writes for a class's figures and the forecast's data. */
function figuresWrites(studioId: string, { cls, figures }: Figured): Write[] {
  const { events, ...counts } = figures;
  const classKey = classKeyOf(studioId, cls);
  return [
    writerOf(ClassEntity)
      .patch(classKey)
      .set({ ...counts, version: cls.version + 1 })
      .where((item, { eq }) => eq(item.version, cls.version))
      .commit(),
    writerOf(ClassDemandEntity)
      .patch(classKey)
      .set({ events: [...events] })
      .commit(),
  ];
}

/** The writes for the booking, its class's figures, and the forecast's data. */
function bookingWrites({ studioId }: ReservationKey, change: BookingChange): Write[] {
  const { cls, before, after } = change;
  const classKey = classKeyOf(studioId, cls);
  const bookings = writerOf(BookingEntity);
  return [
    ...figuresWrites(studioId, change),
    bookings.put({ ...classKey, ...bookingItemOf(after) }).commit(),
    ...(before && isMoved(change)
      ? [bookings.delete({ ...classKey, bookedAt: before.bookedAt, bookingId: before.bookingId }).commit()]
      : []),
  ];
}

const appliedTally = ({ cls, figures }: Figured): Tally => {
  const before = countedOf(cls);
  const revenueMinor = figures.revenueDirectMinor + figures.revenueMarketplaceMinor;
  return classTally(before, { ...before, bookings: figures.bookings, revenueMinor });
};

export const reportDerivers: Derivers<BookingReported> = {
  ...unreportedDerivers,
  'booking-told': ({ report }) => ({ items: [reportedWrite(report)] }),
  'booking-applied': ({ key, change }) => ({
    items: bookingWrites(key, change),
    tally: {
      cls: { studioId: key.studioId, classId: change.cls.classId },
      by: [appliedTally(change)],
    },
  }),
  'booking-left': ({ key: { studioId }, left }) => {
    const { bookedAt, bookingId } = left.booking;
    return {
      items: [
        ...figuresWrites(studioId, left),
        writerOf(BookingEntity)
          .delete({ ...classKeyOf(studioId, left.cls), bookedAt, bookingId })
          .commit(),
      ],
      tally: { cls: { studioId, classId: left.cls.classId }, by: [appliedTally(left)] },
    };
  },
  'class-overbooked': ({ row }) => ({ audit: row }),
};

const overbookedRow = ({ key, at, overbooked }: ReportedChange, change: BookingChange): AuditRow[] =>
  overbooked
    ? [
        {
          studioId: key.studioId,
          ...overbooked,
          at: at.toISOString(),
          actor: key.channel,
          action: 'reservations.overbooked',
          subject: change.cls.classId,
          note: `${change.figures.bookings} booked, ${counted(change.cls.totalCapacity, 'place')}`,
        },
      ]
    : [];

/**
 * Stores a report and everything that follows from it, together: the booking, its class's figures, the forecast's
 * data, and the sums of its day and of the studio.
 *
 * @returns false if the class or the stored booking changed since it was read
 */
export const storeReport = (table: StudioTable, report: ReportedChange): Promise<boolean> => {
  const { key, change, left, unreported } = report;
  return committed(table, reportDerivers, [
    { kind: 'booking-told', report },
    ...(left ? [{ kind: 'booking-left', key, left } as const] : []),
    ...(unreported ? [{ kind: 'unreported-cancelled', ...unreported } as const] : []),
    ...(change
      ? [
          { kind: 'booking-applied', key, change } as const,
          ...overbookedRow(report, change).map((row) => ({ kind: 'class-overbooked', row }) as const),
        ]
      : []),
  ]);
};
