import { randomUUID } from 'node:crypto';
import { SubscriptionEntity, type PaidSubscription } from '#functions/_data/studio/subscription.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { mailer } from '#functions/_platform/adapters/mailer.ts';
import { tellHours } from '#functions/notifications/hour.ts';
import { readNotifications } from '#functions/notifications/notification-store.ts';
import { createMail } from '#infra/local/emulators/mail/index.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';
import { monotonicFactory } from 'ulid';

/** In Mexico City it is six hours earlier: the trial ends at 20:00 on 17 March. */
const endsAt = '2027-03-18T02:00:00.000Z';
const trial: PaidSubscription = {
  subscriptionId: 'sub_1',
  status: 'trialing',
  productId: 'prod_1',
  endsAt,
  cancelsAtEnd: false,
};
const charge = { amountMinor: 30_000, currency: 'USD' };

let table: TestTable;
let mail: Awaited<ReturnType<typeof createMail>>;

beforeAll(async () => {
  table = await startTable();
  mail = await createMail({ now: () => new Date() });
  tellEnvironment({
    AWS_ENDPOINT_URL_SESV2: mail.url,
    SENDER_EMAIL: 'mail@cupo.test',
    MAIL_CONFIGURATION_SET: 'cupo-dev-mail',
  });
});
afterAll(async () => {
  await mail.close();
  await table.close();
});

async function aStudio(paid: Partial<PaidSubscription> = {}): Promise<string> {
  const studioId = randomUUID();
  const studio = tableOf(studioId);
  await studio
    .of(StudioEntity)
    .put({
      studioId,
      studioName: 'Alameda',
      currency: 'MXN',
      timezone: 'America/Mexico_City',
      inventoryMode: 'separate',
      ai: { enabled: true, autoExecute: false, confidenceThreshold: 70, maxSlotAdjustment: 5 },
      automationPaused: false,
    })
    .go();
  await studio
    .of(SubscriptionEntity)
    .put({ studioId, trialUsed: true, paid: { ...trial, ...paid } })
    .go();
  return studioId;
}

/** The notices of a trial's end that an owner has after the notifications of an hour were sent. */
async function noticesAt(studioId: string, at: string): Promise<object[]> {
  const nextId = monotonicFactory();
  const now = new Date(at);
  await tellHours(
    { kind: 'hour', studioIds: [studioId], correlationId: 'hour' },
    {
      clock: { now: () => now },
      ids: { next: () => nextId(now.getTime()) },
      random: { bytes: (count) => new Uint8Array(count).fill(7) },
      logger: silent,
      table: tables,
      people: { emailOf: async (id) => `${id}@alameda.test` },
      mailer: mailer(),
      pushServices: { publicKey: async () => '', push: async () => 'taken' },
      webOrigin: 'https://cupo.test',
    },
  );
  const { notifications } = await readNotifications(tables.forStudio(studioId), studioId, undefined, 50);
  return notifications.map(({ notice }) => notice).filter(({ what }) => what === 'trial-ending');
}

describe("the notice of a trial's end", () => {
  // Each morning at seven in Mexico City.
  it.each([
    ['nine days before', '2027-03-08T13:00:00.000Z', []],
    ['eight days before', '2027-03-09T13:00:00.000Z', []],
    ['seven days before', '2027-03-10T13:00:00.000Z', [{ what: 'trial-ending', days: 7, charge }]],
    ['six days before', '2027-03-11T13:00:00.000Z', []],
    ['two days before', '2027-03-15T13:00:00.000Z', []],
    ['on the day before', '2027-03-16T13:00:00.000Z', [{ what: 'trial-ending', days: 1, charge }]],
    ['on its last day', '2027-03-17T13:00:00.000Z', []],
  ])('is sent seven days and one day before, in days of the studio: %s', async (_, at, expected) => {
    expect(await noticesAt(await aStudio(), at)).toEqual(expected);
  });

  it('is sent up to two hours after the hour of morning notifications, and once', async () => {
    const studioId = await aStudio();
    expect(await noticesAt(studioId, '2027-03-10T12:59:00.000Z')).toEqual([]);
    expect(await noticesAt(studioId, '2027-03-10T15:59:00.000Z')).toHaveLength(1);
    expect(await noticesAt(studioId, '2027-03-10T15:59:00.000Z')).toHaveLength(1);
    expect(await noticesAt(await aStudio(), '2027-03-10T16:00:00.000Z')).toEqual([]);
  });

  it('says that nothing is charged if the owner has cancelled', async () => {
    const studioId = await aStudio({ cancelsAtEnd: true });
    const expected = [{ what: 'trial-ending', days: 1, charge: null }];
    expect(await noticesAt(studioId, '2027-03-16T13:00:00.000Z')).toEqual(expected);
  });

  it('is not sent to a studio that pays', async () => {
    const studioId = await aStudio({ status: 'active' });
    expect(await noticesAt(studioId, '2027-03-16T13:00:00.000Z')).toEqual([]);
  });
});
