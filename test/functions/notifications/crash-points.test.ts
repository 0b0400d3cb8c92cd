import { randomUUID } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { tables } from '#functions/_data/table/tables.ts';
import { storeBrowser } from '#functions/_domain/studio/browser-store.ts';
import { readDelivery } from '#functions/notifications/delivery-store.ts';
import type { TellDeps } from '#functions/notifications/deps.ts';
import { readNotifications, readUnsent } from '#functions/notifications/notification-store.ts';
import { reportEmail } from '#functions/notifications/report-email.ts';
import { sendWaiting } from '#functions/notifications/send-waiting.ts';
import { tell } from '#functions/notifications/tell.ts';
import { mailer } from '#functions/_platform/adapters/mailer.ts';
import type { Definition, Requests, StudioTable, Tables } from '#functions/_platform/ports/table.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import { createMail } from '#infra/local/emulators/mail/index.ts';
import type { EmailReportMessage, TellMessage } from '#shared/contracts/notifications/messages.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';

/** The function dies here: it does nothing afterwards. */
class Death extends Error {}

interface Dying {
  /** The number of the external call. */
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** Allows each external call until the function dies at one of them. */
function mortal(dying: Dying | undefined) {
  let calls = 0;
  let isDead = false;
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Death();
    calls += 1;
    if (calls !== dying?.at) return await call();
    isDead = true;
    if (dying.when === 'after') await call();
    throw new Death();
  };
  return { through, calls: () => calls, isDead: () => isDead };
}

type Through = ReturnType<typeof mortal>['through'];

/** The real table, called through a wrapper that may die. */
function mortalTables(through: Through): Tables {
  const forStudio = (studioId: string): StudioTable => {
    const { requests } = tables.forStudio(studioId);
    const send = (command: object) => through(() => requests.documents.send(command as never));
    const wrapped = { ...requests, name: requests.name, documents: { send } } as unknown as Requests;
    const of = <E>(definition: Definition<E>): E => definition.open(wrapped);
    return { studioId, requests: wrapped, of, all: () => ({}) as never };
  };
  return { forStudio, acrossStudios: tables.acrossStudios };
}

const noon = new Date('2026-11-24T18:00:00Z');
const visibilityMs = 6 * 60_000;

let table: TestTable;
let mail: Awaited<ReturnType<typeof createMail>>;
let reports: EmailReportMessage[] = [];

beforeAll(async () => {
  table = await startTable();
  mail = await createMail({ now: () => noon });
  tellEnvironment({
    AWS_ENDPOINT_URL_SESV2: mail.url,
    SENDER_EMAIL: 'mail@cupo.test',
    MAIL_CONFIGURATION_SET: 'cupo-dev-mail',
  });
  mail.reportTo(({ detail }) => {
    const { tags } = (detail as { mail: { tags: Record<string, string[]> } }).mail;
    const [studioId = '', batchId = ''] = [tags['studio']?.[0], tags['batch']?.[0]];
    reports.push({ kind: 'email-report', studioId, batchId, report: 'taken', correlationId: 'report' });
  });
});
beforeEach(() => {
  reports = [];
  mail.fail();
});
afterAll(async () => {
  await mail.close();
  await table.close();
});

interface World {
  readonly studioId: string;
  readonly message: TellMessage;
  /** Tags of the notifications that browsers received: of two with the same tag they show one. */
  readonly shown: string[];
  now: Date;
}

async function aWorld(): Promise<World> {
  const studioId = randomUUID();
  await giveAccess(studioId);
  const table = tables.forStudio(studioId);
  const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'x', auth: 'y' };
  await storeBrowser(table, studioId, 'a'.repeat(64), target, noon);
  const event = { what: 'payment-failed' } as const;
  return {
    studioId,
    message: { kind: 'tell', studioId, event, correlationId: 'change-1' },
    shown: [],
    now: noon,
  };
}

function depsOf(world: World, through: Through): TellDeps {
  const nextId = monotonicFactory();
  const real = mailer();
  return {
    clock: { now: () => world.now },
    ids: { next: () => nextId(world.now.getTime()) },
    random: { bytes: (count) => new Uint8Array(count).fill(7) },
    logger: silent,
    table: mortalTables(through),
    people: { emailOf: (id) => through(async () => `${id}@alameda.test`) },
    mailer: { ...real, send: (letter) => through(() => real.send(letter)) },
    pushServices: {
      publicKey: async () => '',
      push: (_, { tag }) =>
        through(async () => {
          world.shown.push(tag);
          return 'taken' as const;
        }),
    },
    webOrigin: 'https://cupo.test',
  };
}

/** Delivers a message again, as its queue does, until it is processed. SES's reports arrive in between. */
async function deliver(world: World, dying: Dying | undefined): Promise<number> {
  const first = mortal(dying);
  let life = first;
  for (let receives = 1; receives <= 6; receives += 1) {
    const deps = depsOf(world, life.through);
    try {
      await tell(world.message, deps);
      return first.calls();
    } catch (error) {
      const waitsMs = error instanceof RetryLater ? (error.afterSeconds ?? 30) * 1000 : visibilityMs;
      if (!(error instanceof RetryLater) && !life.isDead()) throw error;
      world.now = new Date(world.now.getTime() + waitsMs);
      life = mortal(undefined);
      mail.fail();
      for (const report of reports.splice(0)) await reportEmail(report, depsOf(world, life.through));
    }
  }
  throw new Error('the message is set aside');
}

async function holds(world: World): Promise<void> {
  const { studioId } = world;
  const table = tables.forStudio(studioId);
  expect(mail.mails().filter(({ to }) => to[0] === `${studioId}@alameda.test`)).toHaveLength(1);
  expect(new Set(world.shown).size).toBe(1);
  expect((await readNotifications(table, studioId, undefined, 10)).notifications).toHaveLength(1);
  expect(await readUnsent(table, studioId)).toEqual([]);
  expect((await readDelivery(table, studioId)).batch).toBeUndefined();
  expect((await readDelivery(table, studioId)).count).toBe(1);
}

/** One delivery makes fewer calls than this. */
const callsMax = 60;

const failures = [
  ['SES takes it', undefined],
  ['SES refuses it once', { when: 'before', status: 429 }],
  ['SES fails once before it takes it', { when: 'before', status: 500 }],
  ['SES fails once after it took it', { when: 'after', status: 500 }],
] as const;

describe.each(failures)('where %s', (_, failing) => {
  it.each(['before', 'after'] as const)(
    'an owner is told once, whichever call the function dies %s',
    async (when) => {
      let died = 0;
      for (let at = 1; at <= callsMax; at += 1) {
        const world = await aWorld();
        mail.fail(failing);
        const calls = await deliver(world, { at, when });
        await holds(world);
        // The function finished before it could die.
        if (calls < at) break;
        died += 1;
      }
      expect(died).toBeGreaterThan(8);
      expect(died).toBeLessThan(callsMax);
    },
  );
});

it('is shown once if its message is delivered twice at the same time', async () => {
  const world = await aWorld();
  const deps = depsOf(world, mortal(undefined).through);
  const both = await Promise.allSettled([tell(world.message, deps), tell(world.message, deps)]);
  for (const one of both) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(RetryLater);
  world.now = new Date(world.now.getTime() + visibilityMs);
  for (const report of reports.splice(0)) await reportEmail(report, deps);
  await sendWaiting(world.studioId, deps);
  await holds(world);
});

it('is sent by e-mail a second time only if the first was never reported', async () => {
  const world = await aWorld();
  mail.withholdReports(true);
  mail.fail({ when: 'after', status: 500 });
  await deliver(world, undefined);
  mail.withholdReports(false);
  expect(mail.mails().filter(({ to }) => to[0]?.startsWith(world.studioId))).toHaveLength(2);
});
