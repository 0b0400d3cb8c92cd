import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { ClassEntity, type ClassItem } from '#functions/_data/classes/class.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { readBookedClass } from '#functions/_domain/bookings/reservation-store.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';
import { applySales } from '#functions/marketplaces/push/sold-there-store.ts';
import { comparePlaces } from '#functions/marketplaces/reconcile/compare-places.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { reportingDeps } from '../../builders/reporting-deps.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { cutShort } from './an-import-cut-short.ts';

const now = new Date('2096-03-01T10:00:00.000Z');
const schedule = 'class_name,class_date,class_time,total_capacity,room\nYoga,2097-03-01,07:00,400,Sala';
/** The import is cut short after some of these. */
const bookings = [
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference',
  ...Array.from(
    { length: 160 },
    (_, at) => `Yoga,2097-03-01,07:00,Sala,fitpass,10.50,2026-11-20 10:00,Guest ${at},BK-${at}`,
  ),
].join('\n');

let imports: TestImports;
let studios = 0;

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());

const deps = reportingDeps(now);

/** A studio with one class that Fitpass shows or not, and an import of bookings that was cut short. */
async function importedAt(isShown: boolean) {
  studios += 1;
  const as = { studioId: `7b7b7b7b-7777-4777-8777-${String(studios).padStart(12, '0')}` };
  const table = tableOf(as.studioId);
  await giveAccess(as.studioId);
  await table
    .of(ConnectionEntity)
    .put({
      ...as,
      marketplace: 'fitpass',
      status: 'connected',
      connectedAt: '2026-11-01T00:00:00.000Z',
      revenuePerBookingMinor: 9000,
      noShowPayPercent: 0,
    })
    .go();
  await imports.run(as, 'schedule', schedule);
  const month = '209703';
  const { data } = await table
    .of(ClassEntity)
    .query.primary({ ...as, month })
    .go();
  const { classId } = data[0]!;
  const read = async (): Promise<ClassItem> => (await readBookedClass(table, as.studioId, classId))!;
  if (isShown)
    await table
      .of(ClassEntity)
      .patch({ ...as, classId, month })
      .data((item, { set }) =>
        set(item.confirmed.fitpass, { slots: 200, atSeconds: 1_790_000_000, pushVersion: 1 }),
      )
      .go();
  const importId = await cutShort(imports, as, 'bookings', bookings);
  const imported = await read();
  const apply = async (sold: number) => {
    const connector = await connectorFor('fitpass');
    await applySales(table, { ...as, classId, connector, sold, correlationId: 'c' }, deps);
  };
  await apply(imported.bookings);
  return { as, importId, imported, read, apply };
}

/** The same, after the import was undone. */
async function undone(isShown: boolean) {
  const studio = await importedAt(isShown);
  await callOperation(takeBackHandler, takeBack, { importId: studio.importId }, studio.as);
  await imports.drain();
  return studio;
}

/** Whether a list of Fitpass, which does not contain how many places were sold, makes the class to be read. */
const isToBeRead = (cls: ClassItem): boolean => {
  const { className: name, startsAt } = cls;
  const listed = { listing: { id: '1', name, startsAt }, places: { slots: 200 } };
  return comparePlaces('fitpass', [cls], [listed], now).sales.length > 0;
};

describe('places that a marketplace had sold when it was read, and whose bookings an import named', () => {
  it.each([0, 7, 300])(
    'stay booked when the import is undone, until it is read again: %i sold',
    async (sold) => {
      const { imported, read, apply } = await undone(true);
      expect(imported.bookings).toBeGreaterThan(0);
      const undoneNow = await read();
      expect(undoneNow).toMatchObject({
        bookings: imported.bookings,
        bookedByChannel: { fitpass: imported.bookings },
        unreported: { fitpass: imported.bookings },
      });
      expect([isToBeRead(imported), isToBeRead(undoneNow)]).toEqual([false, true]);
      await apply(sold);
      const after = await read();
      expect(after).toMatchObject({ bookings: sold, bookedByChannel: { fitpass: sold } });
      expect(isToBeRead(after)).toBe(sold > 0);
    },
  );

  it('are read again after all bookings were cleared', async () => {
    const { as, read, apply } = await importedAt(true);
    await callOperation(clearDataHandler, clearData, { clearType: 'bookings_only' }, as);
    await imports.drain();
    const cleared = await read();
    expect(cleared.bookings).toBe(0);
    expect(isToBeRead(cleared)).toBe(true);
    await apply(0);
    expect(isToBeRead(await read())).toBe(false);
  });

  it('are none if the marketplace does not show the class', async () => {
    const { imported, read } = await undone(false);
    expect(imported.bookings).toBeGreaterThan(0);
    const after = await read();
    expect(after.bookings).toBe(0);
    expect(isToBeRead(after)).toBe(false);
  });
});
