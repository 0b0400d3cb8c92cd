import { startingNotificationSettings as starting } from '#shared/contracts/notifications/notification-settings.ts';
import {
  endEmails,
  keepToken,
  readSettings,
  storeNotificationSettings,
} from '#functions/notifications/settings-store.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

let table: TestTable;
let studios = 0;
let studioId: string;

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());
beforeEach(() => {
  studios += 1;
  studioId = `77777777-0000-4000-8000-${String(studios).padStart(12, '0')}`;
});

const store = (change: Parameters<typeof storeNotificationSettings>[2]) =>
  storeNotificationSettings(tableOf(studioId), studioId, change);

describe('a change of the notification settings', () => {
  it.each([
    {},
    { language: 'es' as const },
    { quiet: null },
    { morningHour: 0, quiet: { fromHour: 1, untilHour: 2 } },
  ])('keeps what it does not name: %j', async (change) => {
    const before = await store({ kinds: { week: { email: false }, urgent: { browser: false } } });
    expect(await store(change)).toEqual({ ...before, ...change });
  });

  it('switches each kind by itself, on and off at once', async () => {
    await store({ kinds: { week: { email: false }, billing: { browser: false } } });
    await Promise.all([
      store({ kinds: { week: { email: true }, morning: { email: false } } }),
      store({ kinds: { billing: { browser: true }, urgent: { browser: false } } }),
    ]);
    expect((await readSettings(tableOf(studioId), studioId)).kinds).toEqual({
      ...starting.kinds,
      morning: { email: false, browser: true },
      urgent: { email: true, browser: false },
    });
  });

  it('does not switch on a kind that was switched off through an e-mail, unless it names it', async () => {
    const token = await keepToken(tableOf(studioId), studioId, 'a'.repeat(32));
    await endEmails(tableOf(studioId), studioId, token, 'week', new Date('2026-11-23T12:00:00Z'));
    const after = await store({ morningHour: 9, kinds: { morning: { email: true } } });
    expect([after.kinds.week.email, after.unsubscribed?.kind]).toEqual([false, 'week']);
    const again = await store({ kinds: { week: { email: true } } });
    expect([again.kinds.week.email, again.unsubscribed]).toEqual([true, null]);
  });
});
