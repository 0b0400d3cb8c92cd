import * as fc from 'fast-check';
import { bookingIdByContent, bookingIdByReference } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { bookingAfter, joined, type Reservation } from '#functions/_domain/bookings/reservation.ts';
import { withReference } from '#functions/_domain/bookings/booking-identity.ts';
import { storedBooking } from '#functions/_domain/bookings/stored-booking.ts';
import { statedInFile } from '#functions/_domain/bookings/stated-places.ts';
import { figuresOf } from '#functions/_domain/classes/class-figures.ts';
import { planBookings } from '#functions/imports/rows/plan-bookings.ts';

const classId = '20270302T1300Z-abcdefabcdef';
const startsAt = '2027-03-02T13:00:00.000Z';
const bookedAt = '2027-03-01T10:00:00.000Z';
const reference = 'R-1';
const customerName = 'Ana López';
const priceMinor = 9_500;

/** When a number was stated, as the minute of a day after the booking. */
const instant = (minute: number): string => new Date(Date.parse(bookedAt) + minute * 60_000).toISOString();

/** What reaches Cupo about the booking. A number of places is stated by some e-mails and by some files. */
type Report =
  | { readonly door: 'webhook' | 'mail'; readonly minute: number; readonly places?: number | undefined }
  | { readonly door: 'cancellation'; readonly minute: number }
  | {
      readonly door: 'file';
      readonly minute: number;
      readonly names: 'reference' | 'client';
      readonly places?: number | undefined;
      readonly isCancelled?: boolean | undefined;
    };

/** A class with one booking, as all doors store it. */
class Studio {
  rows = new Map<string, BookingRow>();
  #reported: Reservation = {};

  take(report: Report): void {
    if (report.door === 'file') this.#readRow(report);
    else this.#apply(report);
  }

  #apply(report: Exclude<Report, { door: 'file' }>): void {
    const source = report.door === 'mail' ? 'mail' : 'webhook';
    const at = report.door === 'cancellation' ? instant(report.minute) : bookedAt;
    const reported: Reservation =
      report.door === 'cancellation'
        ? { classId, cancelled: { at, source } }
        : {
            classId,
            confirmed: { at, source, customerName },
            ...(report.places !== undefined && {
              places: { count: report.places, at: instant(report.minute) },
            }),
          };
    const now = joined(this.#reported, reported);
    const facts = {
      channel: 'fitpass' as const,
      bookingType: '',
      customerName,
      bookedAt: now.confirmed?.at ?? at,
      references: { marketplace: reference },
      isReported: true,
    };
    const known = { bookingId: undefined, reference, facts, isRequested: false };
    const isCancellation = now.confirmed === undefined;
    const stored = storedBooking({ ...known, isCancellation }, [...this.rows.values()], 0);
    const bookingId = bookingIdByReference(classId, reference);
    const places = { classId, bookingId, channel: 'fitpass' as const, revenueMinor: priceMinor };
    const booking = bookingAfter(places, stored, this.#reported, now);
    this.#reported = now;
    if (booking) this.#store([withReference(booking, source, reference)]);
  }

  #readRow({ names, places, isCancelled, minute }: Extract<Report, { door: 'file' }>): void {
    const named = { classId, bookedAt, bookingType: 'Fitpass', customerName };
    const row: BookingRow = {
      ...named,
      channel: 'fitpass',
      status: isCancelled ? 'cancelled' : 'confirmed',
      ...(isCancelled && { cancelledAt: instant(minute) }),
      revenueMinor: 28_501,
      bookingId: names === 'client' ? bookingIdByContent(named) : bookingIdByReference(classId, reference),
      ...(names === 'reference' && { fileReference: reference }),
      ...(places !== undefined && { places, filePlaces: places }),
    };
    const plan = planBookings([statedInFile(row, instant(minute))], () => 0, this.rows);
    this.#store(plan.writes);
  }

  #store(rows: readonly BookingRow[]): void {
    for (const row of rows) this.rows.set(row.bookingId, row);
  }

  get figures() {
    return figuresOf([...this.rows.values()], startsAt);
  }
}

const minute = fc.integer({ min: 1, max: 900 });

/** Reports that all know the same number of places, of which at least one states it. */
const reports = (count: number): fc.Arbitrary<Report[]> => {
  const places = fc.constantFrom(undefined, count);
  const one: fc.Arbitrary<Report> = fc.oneof(
    fc.record({ door: fc.constant('webhook' as const), minute }),
    fc.record({ door: fc.constant('mail' as const), minute, places }),
    fc.record({
      door: fc.constant('file' as const),
      minute,
      names: fc.constantFrom('reference' as const, 'client' as const),
      places,
    }),
  );
  const stating: fc.Arbitrary<Report> = fc.oneof(
    fc.record({ door: fc.constant('mail' as const), minute, places: fc.constant(count) }),
    fc.record({
      door: fc.constant('file' as const),
      minute,
      names: fc.constant('client' as const),
      places: fc.constant(count),
    }),
  );
  return fc
    .record({ some: fc.array(one, { maxLength: 6 }), first: stating })
    .chain(({ some, first }) => fc.shuffledSubarray([...some, first], { minLength: some.length + 1 }));
};

const studioAfter = (all: readonly Report[]): Studio => {
  const studio = new Studio();
  for (const report of all) studio.take(report);
  return studio;
};

describe('the places of a booking that several doors report', () => {
  test('are as many as were booked, in any order and however often they are reported', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }).chain((count) => fc.tuple(fc.constant(count), reports(count))),
        fc.array(fc.nat(20), { maxLength: 5 }),
        ([count, all], again) => {
          const repeated = again.flatMap((at) => all[at % all.length] ?? []);
          const { figures } = studioAfter([...all, ...repeated]);
          expect(figures.bookings).toBe(count);
          expect(figures.events).toHaveLength(count);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('are all free once the booking was cancelled, in any order', () => {
    const cancelling: fc.Arbitrary<Report> = fc.oneof(
      fc.record({ door: fc.constant('cancellation' as const), minute }),
      fc.record({
        door: fc.constant('file' as const),
        minute,
        names: fc.constant('reference' as const),
        isCancelled: fc.constant(true),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }).chain(reports), cancelling, (all, cancelled) => {
        // A later file with the booking reverses what only a file said, so only a report may come anywhere.
        const ordered = cancelled.door === 'file' ? [...all, cancelled] : [cancelled, ...all, cancelled];
        expect(studioAfter(ordered).figures.bookings).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('are as many as was stated last, in any order of e-mails', () => {
    const stated = fc.uniqueArray(fc.record({ minute, places: fc.integer({ min: 1, max: 50 }) }), {
      selector: (one) => one.minute,
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(stated, fc.boolean(), (all, isFirst) => {
        const webhook: Report = { door: 'webhook', minute: 1 };
        const mails = all.map((one): Report => ({ door: 'mail', ...one }));
        const { figures } = studioAfter(isFirst ? [webhook, ...mails] : [...mails, webhook]);
        const last = all.reduce((a, b) => (b.minute > a.minute ? b : a));
        expect(figures.bookings).toBe(last.places);
        expect(figures.revenueMarketplaceMinor).toBe(last.places * priceMinor);
      }),
      { numRuns: 1000 },
    );
  });

  test('are as many as the last file stated that stated another number than the one before', () => {
    const mails = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }),
        mails,
        (files, earlier) => {
          const ofFiles = files.map((places, at): Report => ({
            door: 'file',
            names: 'reference',
            minute: 100 + at,
            places,
          }));
          const ofMails = earlier.map((places, at): Report => ({ door: 'mail', minute: 1 + at, places }));
          expect(studioAfter([...ofMails, ...ofFiles]).figures.bookings).toBe(files.at(-1));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('have the amount of a file together, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.boolean(), (count, isFirst) => {
        const file: Report = { door: 'file', names: 'reference', minute: 30, places: count };
        const webhook: Report = { door: 'webhook', minute: 1 };
        const { figures } = studioAfter(isFirst ? [file, webhook] : [webhook, file]);
        expect(figures.revenueMarketplaceMinor).toBe(28_501);
      }),
    );
  });
});
