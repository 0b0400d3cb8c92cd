import { startTable, type TestTable } from '../../builders/start-table.ts';
import { isRunning } from '#functions/_platform/entitlement.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';
import { storePlatformSwitch } from '#functions/_domain/studio/platform-store.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { claimPush } from '#functions/_domain/places/outbox/claim-store.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { tables } from '#functions/_data/table/tables.ts';

const studioId = '33333333-3333-4333-8333-333333333333';
const classId = '20261125T1300Z-0123456789ab';
const now = new Date('2026-11-23T12:00:00.000Z');
const day = 24 * 3_600_000;
/** When a failed push is deleted. */
const expiresAtSeconds = 2_000_000_000;
const at = (days: number): string => new Date(now.getTime() + days * day).toISOString();

let table: TestTable;
let outboxes = 0;

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const runs = async (given: object): Promise<boolean> => {
  return isRunning({ studioId, ...given }, now);
};

const inStudio = async <T>(work: (studioTable: StudioTable) => Promise<T>): Promise<T> => {
  return work(tableOf(studioId));
};

const paid = (
  status: 'trialing' | 'active' | 'past-due' | 'cancelled',
  days: number,
  cancelsAtEnd = false,
) => ({
  paid: { subscriptionId: 'sub_1', productId: 'prod_1', status, endsAt: at(days), cancelsAtEnd },
});

async function subscribe(given: object): Promise<void> {
  await inStudio((studioTable) =>
    studioTable
      .of(SubscriptionEntity)
      .put({ studioId, ...given })
      .go(),
  );
}

async function pause(automationPaused: boolean): Promise<void> {
  const audit = {
    auditId: `01ARZ3NDEKTSV4RRFFQ69G5F${automationPaused ? 'A' : 'B'}${outboxes % 10}`,
    at: now.toISOString(),
    correlationId: 'c',
  };
  await inStudio((studioTable) =>
    storeAutomation(studioTable, { studioId, paused: automationPaused, audit }),
  );
}

async function pauseAll(paused: boolean): Promise<void> {
  const at = now.toISOString();
  await storePlatformSwitch(tables.acrossStudios, {
    paused,
    at,
    reason: 'A drill',
    changeId: `drill-${paused}`,
    correlationId: 'c',
  });
}

interface Given {
  /** When to claim the push a second time, using the state read before the first claim. */
  readonly againAt?: string;
  readonly dueAt?: string;
  /** Whether the push failed before and is no longer in the index. */
  readonly hasFailed?: boolean;
  readonly pushVersion?: number;
  /** The version of the class when there was room for the push's higher number. */
  readonly raisedAtVersion?: number;
}

const lastId = (): string => `01ARZ3NDEKTSV4RRFFQ69G5F${String(outboxes).padStart(2, '0')}`;

/** Stores a class with one pending push, and claims the push. */
async function claim(
  automatic: boolean,
  { againAt, dueAt = now.toISOString(), hasFailed = false, pushVersion = 1, raisedAtVersion }: Given = {},
): Promise<string> {
  outboxes += 1;
  const outboxId = lastId();
  return inStudio(async (studioTable) => {
    const { data: cls } = await studioTable
      .of(ClassEntity)
      .put({
        studioId,
        classId,
        month: '202611',
        seriesId: 's',
        className: 'Yoga',
        room: 'A',
        startsAt: at(2),
        localDate: '2026-11-25',
        localTime: '07:00',
        totalCapacity: 10,
        bookings: 0,
        bookedByChannel: {},
        allocations: {},
        confirmed: {},
        revenueDirectMinor: 0,
        revenueMarketplaceMinor: 0,
        pushVersions: { wellhub: 1 },
        mayShow: {},
        version: 1,
      })
      .go();
    const push = {
      studioId,
      outboxId,
      adjustmentId: outboxId,
      classId,
      marketplace: 'wellhub' as const,
      places: 4,
      pushVersion,
      automatic,
      state: hasFailed ? ('failed' as const) : ('pending' as const),
      attempts: 0,
      correlationId: 'c',
      createdAt: now.toISOString(),
      ...(hasFailed ? { expiresAtSeconds } : { dueAt, dueShard: '0' }),
    };
    const { data } = await studioTable.of(OutboxEntity).put(push).go();
    const first = await claimPush(studioTable, {
      push: data,
      now,
      leaseUntil: new Date(at(1)),
      dueAt: new Date(at(2)),
      ...(raisedAtVersion !== undefined && {
        raise: { cls: { ...cls, version: raisedAtVersion }, alone: false },
      }),
    });
    if (first !== 'claimed' || !againAt) return first;
    const later = new Date(againAt);
    return claimPush(studioTable, { push: data, now: later, leaseUntil: later, dueAt: later });
  });
}

describe('a push that another worker started since it was read', () => {
  test('is left to its next delivery, even if the local clock says the first lease is over', async () => {
    expect(await claim(false, { againAt: at(0) })).toBe('held');
    expect(await claim(false, { againAt: at(2) })).toBe('held');
  });
});

/** The last push as stored. */
const stored = () =>
  inStudio(async (studioTable) => {
    return (await studioTable.of(OutboxEntity).get({ studioId, outboxId: lastId() }).go()).data;
  });

describe('the sweeper handles a push that was claimed', () => {
  const dueAt = async () => (await stored())?.dueAt;

  test.each([
    ['before the lease is over', at(0.9), at(2)],
    ['when the lease is over', at(1), at(2)],
    ['soon after the lease', at(1.5), at(1.5)],
    ['long after it', at(9), at(2)],
  ])('soon after its lease, where it was due %s', async (_, before, after) => {
    expect(await claim(false, { dueAt: before })).toBe('claimed');
    expect(await dueAt()).toBe(after);
  });
});

describe('a push whose class changed since it was read', () => {
  const shownOnWellhub = () =>
    inStudio(async (studioTable) => {
      const { data } = await studioTable.of(ClassEntity).get({ studioId, classId, month: '202611' }).go();
      return data?.mayShow.wellhub;
    });

  test('is overtaken if a newer number was decided', async () => {
    expect(await claim(false, { pushVersion: 1 })).toBe('claimed');
    expect(await claim(false, { pushVersion: 0 })).toBe('overtaken');
  });

  test('does not offer more places than there was room for, and can be claimed again at once', async () => {
    expect(await claim(false, { raisedAtVersion: 7 })).toBe('moved');
    expect(await shownOnWellhub()).toBeUndefined();
    expect(await stored()).toMatchObject({ state: 'pending', dueAt: now.toISOString() });
  });

  test('may show its higher number once it is claimed', async () => {
    expect(await claim(false, { raisedAtVersion: 1 })).toBe('claimed');
    expect(await shownOnWellhub()).toBe(4);
  });
});

describe('a push that nobody requested', () => {
  test.each([
    ['in its trial', paid('trialing', 10)],
    ['paid', paid('active', 10)],
    ['within the days of renewal', paid('active', -2)],
    ['cancelled, until its end', paid('active', 1, true)],
    ['granted', { grantedUntil: at(1) }],
    ['granted, though a payment is due', { ...paid('past-due', 10), grantedUntil: at(1) }],
  ])('leaves where access is %s', async (_, given) => {
    await subscribe(given);
    expect(await runs(given)).toBe(true);
    expect(await claim(true)).toBe('claimed');
  });

  test.each([
    ['a payment is due', paid('past-due', 10)],
    ['the subscription was cancelled', paid('cancelled', 10)],
    ['a cancelled one has ended', paid('active', -1, true)],
    ['the renewal is overdue', paid('active', -4)],
    ['the grant has run out', { grantedUntil: at(-1) }],
    ['there never was one', {}],
  ])('waits where %s, and one by hand leaves', async (_, given) => {
    await subscribe(given);
    expect(await runs(given)).toBe(false);
    expect(await claim(true)).toBe('lapsed');
    expect(await claim(false)).toBe('claimed');
  });

  test('waits while automation is paused, but a manual one is sent', async () => {
    await subscribe(paid('active', 10));
    await pause(true);
    expect(await claim(true)).toBe('paused');
    expect(await claim(false)).toBe('claimed');
    await pause(false);
    expect(await claim(true)).toBe('claimed');
  });

  test.each([
    ['new', false],
    ['sent again after it had failed', true],
  ])('is as it was before if it is %s while automation is paused', async (_, hasFailed) => {
    await subscribe(paid('active', 10));
    await pause(true);
    expect(await claim(true, { hasFailed })).toBe('paused');
    await pause(false);
    const { state, dueAt, dueShard, leaseUntil, ...rest } = (await stored())!;
    expect({ state, dueAt, leaseUntil, isDue: dueShard !== undefined, ends: rest.expiresAtSeconds }).toEqual(
      hasFailed
        ? { state: 'failed', dueAt: undefined, leaseUntil: undefined, isDue: false, ends: expiresAtSeconds }
        : { state: 'pending', dueAt: now.toISOString(), leaseUntil: undefined, isDue: true, ends: undefined },
    );
  });

  test('waits while automation is paused for all studios, whatever its own studio has set', async () => {
    await subscribe(paid('active', 10));
    await pauseAll(true);
    expect(await claim(true)).toBe('paused');
    expect(await claim(false)).toBe('claimed');
    await pause(true);
    await pauseAll(false);
    expect(await claim(true)).toBe('paused');
    await pause(false);
    expect(await claim(true)).toBe('claimed');
  });
});
