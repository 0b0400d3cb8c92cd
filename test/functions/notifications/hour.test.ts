import { randomUUID } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { mailer } from '#functions/_platform/adapters/mailer.ts';
import type { TellDeps } from '#functions/notifications/deps.ts';
import { tellHours } from '#functions/notifications/hour.ts';
import {
  readNotifications,
  readUnsent,
  storeNotification,
} from '#functions/notifications/notification-store.ts';
import { createMail } from '#infra/local/emulators/mail/index.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';

const dayMs = 24 * 3_600_000;
/** Noon in the time zone of a new studio. */
const noon = new Date('2026-11-24T18:00:00Z');
const after = (days: number): Date => new Date(noon.getTime() + days * dayMs);

let table: TestTable;
let mail: Awaited<ReturnType<typeof createMail>>;
let studioId: string;

beforeAll(async () => {
  table = await startTable();
  mail = await createMail({ now: () => noon });
  tellEnvironment({
    AWS_ENDPOINT_URL_SESV2: mail.url,
    SENDER_EMAIL: 'mail@cupo.test',
    MAIL_CONFIGURATION_SET: 'cupo-dev-mail',
  });
});
beforeEach(() => {
  studioId = randomUUID();
});
afterAll(async () => {
  await mail.close();
  await table.close();
});

const nextId = monotonicFactory();
const depsAt = (now: Date): TellDeps => ({
  clock: { now: () => now },
  ids: { next: () => nextId(now.getTime()) },
  random: { bytes: (count) => new Uint8Array(count).fill(7) },
  logger: silent,
  table: tables,
  people: { emailOf: async (id) => `${id}@alameda.test` },
  mailer: mailer(),
  pushServices: { publicKey: async () => '', push: async () => 'taken' as const },
  webOrigin: 'https://cupo.test',
});
const mailsOf = () => mail.mails().filter(({ to }) => to[0] === `${studioId}@alameda.test`);
const listed = async () =>
  (await readNotifications(tableOf(studioId), studioId, undefined, 10)).notifications.map(
    ({ notice }) => notice.what,
  );

describe('the end of a trial', () => {
  /** A trial that ends on the morning after a given day, at the hour of the morning message. */
  const tellBefore = async (cancelsAtEnd: boolean, grantedUntil: Date | undefined) => {
    const morning = new Date('2026-11-24T13:30:00Z');
    const endsAt = new Date(morning.getTime() + dayMs).toISOString();
    await tableOf(studioId)
      .of(SubscriptionEntity)
      .put({
        studioId,
        paid: { subscriptionId: 'sub_1', status: 'trialing', productId: 'prod_1', endsAt, cancelsAtEnd },
        ...(grantedUntil && { grantedUntil: grantedUntil.toISOString() }),
      })
      .go();
    await tellHours({ kind: 'hour', studioIds: [studioId], correlationId: 'c-1' }, depsAt(morning));
    return (await listed()).filter((what) => what === 'trial-ending');
  };

  it.each([
    ['cancelled', true, undefined, 1],
    ['cancelled, and free access ends before it', true, after(0.5), 1],
    ['cancelled, and free access follows', true, after(30), 0],
    ['charged, although there is free access', false, after(30), 1],
  ])('%s', async (_, cancelsAtEnd, grantedUntil, count) => {
    expect(await tellBefore(cancelsAtEnd, grantedUntil)).toHaveLength(count);
  });
});

describe('a notification that had to wait', () => {
  const wait = async (days: number) => {
    await storeNotification(
      tableOf(studioId),
      {
        studioId,
        notificationId: nextId(noon.getTime()),
        key: 'told#broken',
        notice: { what: 'connection-refused', name: 'Fitpass' },
      },
      noon,
    );
    await tellHours({ kind: 'hour', studioIds: [studioId], correlationId: 'c-1' }, depsAt(after(days)));
    return mailsOf().length;
  };

  it('is sent within two days', async () => {
    expect(await wait(2)).toBe(1);
  });

  it('is only listed if the studio had no access for longer', async () => {
    expect(await wait(30)).toBe(0);
    expect(await readUnsent(tableOf(studioId), studioId)).toEqual([]);
    expect(await listed()).toEqual(['connection-refused']);
  });
});
