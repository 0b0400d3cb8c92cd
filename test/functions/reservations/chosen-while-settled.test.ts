import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { settleReviewed } from '#functions/reservations/mailbox/settle-pending.ts';
import { interruptedTable } from '#test/builders/interrupted-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { aCancellation, aClock, aMailbox, startMail, type TestMail } from './a-mailbox.ts';
import { callEvent } from './event-operations.ts';

const minuteMs = 60_000;
/** A run makes at least this many calls to settle a cancellation. */
const callsMin = 5;

const clock = aClock();
let mail: TestMail;
beforeAll(async () => {
  mail = await startMail(clock);
});
afterAll(() => mail.close());

/**
 * A cancellation by Ana that waits, because it came before her booking. That has arrived since. Eva has a booking of the
 * same class.
 */
async function aWaitingCancellation() {
  const box = await aMailbox(mail.google, clock);
  const { studioId, deps } = box;
  box.deliver(aCancellation());
  await box.run();
  const [event] = await box.events('manual_review');
  clock.advance(minuteMs);
  const csvData = [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference',
    ...['Ana López,BK-1001', 'Eva Gil,BK-1002'].map(
      (name) => `Yoga,2027-03-03,18:00,Sala 1,fitpass,90,2027-02-27 10:00,${name}`,
    ),
  ].join('\n');
  await box.studio.must(importBookings, { csvData });
  const own = tableOf(studioId);
  const { classId } = await box.theClass();
  const rows = () => readBookingsOfClass(own, studioId, classId);
  const eva = (await rows()).find(({ customerName }) => customerName === 'Eva Gil')!;
  return {
    box,
    settle: (table = own) =>
      settleReviewed(table, { studioId, correlationId: 'c-1', hasTime: () => true }, {}, deps),
    /** A person says that it was Eva's booking that was cancelled. @returns the status of the answer */
    choose: async () => {
      const { eventId, version } = event!;
      const chosen = { eventId, version, classId, bookingId: eva.bookingId };
      return (await callEvent(confirmEvent, chosen, { studioId })).status;
    },
    /** The clients whose bookings are cancelled, and how many e-mails need no person any more. */
    end: async () => ({
      cancelled: (await rows()).flatMap(({ status, customerName }) =>
        status === 'cancelled' ? [customerName] : [],
      ),
      completed: (await box.events('completed')).length,
    }),
  };
}

describe('a waiting cancellation whose booking has arrived, and that a person decides at any moment of a run', () => {
  it('cancels one booking', async () => {
    let calls = 0;
    for (; ; calls += 1) {
      const waiting = await aWaitingCancellation();
      let status = 0;
      const { table, wasInterrupted } = interruptedTable(waiting.box.studioId, calls, async () => {
        status = await waiting.choose();
      });
      await waiting.settle(table);
      if (!wasInterrupted()) break;
      const expected = status === 200 ? 'Eva Gil' : 'Ana López';
      expect([calls, await waiting.end()]).toEqual([calls, { cancelled: [expected], completed: 1 }]);
    }
    expect(calls).toBeGreaterThan(callsMin);
  });

  it('is applied by the next run if one dies', async () => {
    for (let writes = 0; ; writes += 1) {
      const waiting = await aWaitingCancellation();
      const died = () => Promise.reject(new Error('the run died'));
      const { table, wasInterrupted } = interruptedTable(waiting.box.studioId, writes, died, 'writes');
      await waiting.settle(table).catch(() => undefined);
      await waiting.box.sync();
      expect([writes, await waiting.end()]).toEqual([writes, { cancelled: ['Ana López'], completed: 1 }]);
      if (!wasInterrupted()) break;
    }
  });
});
