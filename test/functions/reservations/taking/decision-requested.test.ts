import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { ReportedReservationEvent } from '#functions/reservations/taking/reported-booking.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { aStudioWith } from '../../schedule/a-studio.ts';

const now = new Date('2027-03-01T12:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

let studios = 0;

const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

/** Whether each report in turn is the only recent one about its class, as its request for a decision says. */
async function aloneInTurn(...reports: readonly Partial<ReportedReservationEvent>[]) {
  studios += 1;
  const studio = await aStudioWith(`72727272-7272-4272-8272-${String(studios).padStart(12, '0')}`);
  await studio.importClasses('Yoga,2027-03-03,18:00,Sala 1,8,2,3');
  const [yoga] = await studio.classesOf('2027-03-03');
  const { studioId } = studio;
  const alone: (boolean | undefined)[] = [];
  const deps = reportingDeps(now, {
    studios: {
      send: async (messages) =>
        void alone.push(...messages.map((one) => ('isAlone' in one ? one.isAlone : undefined))),
    },
  });
  for (const report of reports)
    await applyReservation(
      tableOf(studioId),
      {
        studioId,
        classId: yoga!.classId,
        channel: 'wellhub',
        reference: 'BK_1',
        event: 'booking_confirmed',
        customerName: `Ana ${report.reference ?? ''}`,
        at: minutesAgo(0),
        source: 'webhook',
        correlationId: 'c-1',
        ...report,
      },
      deps,
    );
  return alone;
}

describe('the decision after a report', () => {
  it('is requested by nobody else if the report is the only recent one about its class', async () => {
    expect(await aloneInTurn({ at: minutesAgo(0) })).toEqual([true]);
    const old = { at: minutesAgo(600) };
    expect(await aloneInTurn(old, { reference: 'BK_2', at: minutesAgo(1) })).toEqual([undefined, true]);
  });

  it('may be requested by others if the class was booked shortly before', async () => {
    const bookings = [1, 2, 3].map((booking) => ({ reference: `BK_${booking}`, at: minutesAgo(1) }));
    expect(await aloneInTurn(...bookings)).toEqual([true, undefined, undefined]);
  });

  it('may be requested by others if a booking of the class was cancelled shortly before', async () => {
    const old = { at: minutesAgo(600) };
    const cancelled = { event: 'booking_cancelled', at: minutesAgo(1) } as const;
    expect(await aloneInTurn(old, cancelled, { reference: 'BK_2' })).toEqual([undefined, true, undefined]);
  });

  it('may be requested by others if the report comes late: they may have been held up with it', async () => {
    expect(await aloneInTurn({ at: minutesAgo(4) })).toEqual([undefined]);
  });
});
