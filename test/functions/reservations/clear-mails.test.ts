import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startGoogle, type TestGoogle } from '../../builders/start-google.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { aBooking, aMailbox, aMovedClock, fitpass, type TestClock } from './a-mailbox.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';

let imports: TestImports;
let google: TestGoogle;
let clock: TestClock;

beforeAll(async () => {
  // Mails arrive a minute before they are cleared, because within one second the order would be unknown.
  clock = aMovedClock(-60_000);
  imports = await startImports();
  google = await startGoogle(() => clock.now(), 'https://cupo.test');
});
afterAll(async () => {
  await google.close();
  await imports.close();
});

it('clearing data deletes what mails reported, counts it, and does not read them again', async () => {
  const box = await aMailbox(google, clock);
  const today = clock.now();
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(today);
  await box.studio.importClasses(`Spinning,${today.toISOString().slice(0, 10)},23:00,Sala 1,8,4,3`);
  box.deliver(aBooking({ className: 'Spinning', date, time: '23:00' }));
  box.deliver(aBooking({ className: 'Boxing', ref: 'BK-2' }));
  box.deliver('Hello', { from: 'a@other.test' });
  await box.run();
  expect(
    [await box.events('completed'), await box.events('manual_review')].map(({ length }) => length),
  ).toEqual([1, 1]);
  clock.advance(60_000);

  const handler = clearDataHandler;
  const cleared = await callOperation(
    handler,
    clearData,
    { clearType: 'bookings_only' },
    { studioId: box.studioId },
  );
  expect(cleared.body).toMatchObject({ status: 'completed', deleted: { bookings: 1, queue: 2, classes: 0 } });
  expect(await box.mails()).toEqual([]);
  expect(await box.events('manual_review')).toEqual([]);

  await box.trouble('history-gone');
  clock.advance(60_000);
  box.deliver(aBooking({ className: 'Spinning', date, time: '23:00', ref: 'BK-9', client: 'Eva' }), {
    from: fitpass,
  });
  await box.run();
  expect((await box.events('completed')).map(({ bookingRef }) => bookingRef)).toEqual(['BK-9']);
  expect(await box.mailbox()).toMatchObject({ email: box.email, syncEnabled: true });
});
