import type { Failure } from '#shared/contracts/failure.ts';
import type { Access } from '#shared/contracts/operation.ts';
import { aCaller } from '../../builders/a-caller.ts';
import { startTable } from '../../builders/start-table.ts';
import { assertAccess, callerFrom, callersTable, type Caller } from '#functions/_platform/caller.ts';
import { KeyOutsideScope } from '#functions/_data/table/guard.ts';
import { wanted } from '#functions/_data/read-together.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { recordClosed, recordEnded } from '#functions/_platform/ended-access.ts';
import { tables } from '#functions/_data/table/tables.ts';

const table = await startTable();
afterAll(() => table.close());

/** Checks a caller's access as every operation does. */
const accessOf = (level: Access, caller: Caller, at: Date) =>
  assertAccess(callersTable(tables, caller), level, caller, at, {});

const sub = '88888888-8888-4888-8888-000000000001';
const access = {
  sub,
  token_use: 'access',
  origin_jti: 'session-0001',
  auth_time: '4102441200',
  exp: '4102444800',
};

describe('who calls', () => {
  test.each([
    [undefined, false],
    ['[superadmin]', true],
    ['[staff superadmin]', true],
    ['superadmin', true],
    ['[staff, superadmin]', true],
    [['superadmin'], true],
    ['[superadmins]', false],
    ['[not-superadmin]', false],
    ['', false],
  ])('groups %j make a superadmin: %s', (groups, superadmin) => {
    expect(callerFrom({ ...access, ...(groups !== undefined && { 'cognito:groups': groups }) })).toEqual({
      studioId: sub,
      superadmin,
      sessionId: 'session-0001',
      signedInAtSeconds: 4_102_441_200,
      tokenEndsSeconds: 4_102_444_800,
    });
  });

  test.each([
    [undefined],
    [{}],
    [{ sub }],
    [{ sub, token_use: 'id' }],
    [{ token_use: 'access' }],
    [{ sub: 'S#1', token_use: 'access' }],
    [{ sub: '', token_use: 'access' }],
  ])('claims %j are nobody', (claims) => {
    expect(() => callerFrom(claims)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  });
});

describe('the permissions of a caller', () => {
  const at = new Date('2027-01-01T00:00:00.000Z');
  const codeOf = async (level: Access, superadmin: boolean) => {
    const caller = aCaller(sub, { superadmin });
    try {
      await accessOf(level, caller, at);
      return 'allowed';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('without a subscription: signing in is enough for operations that require no more', async () => {
    expect(await codeOf('signed-in', false)).toBe('allowed');
    expect(await codeOf('subscriber', false)).toBe('subscription-required');
    expect(await codeOf('subscriber', true)).toBe('subscription-required');
    expect(await codeOf('superadmin', false)).toBe('forbidden');
    expect(await codeOf('superadmin', true)).toBe('allowed');
  });

  test('with a closed studio: none, subscribed or not', async () => {
    const other = '11111111-1111-4111-8111-00000000c105';
    await giveAccess(other);
    await recordClosed(tables.acrossStudios, other, at);
    const caller = { studioId: other, superadmin: false, sessionId: 'desk', signedInAtSeconds: 0 };
    const codesOf = () =>
      Promise.all(
        (['signed-in', 'subscriber'] as const).map((level) =>
          accessOf(level, { ...caller, tokenEndsSeconds: 0 }, at).catch(({ code }: Failure) => code),
        ),
      );
    expect(await codesOf()).toEqual(['studio-closed', 'studio-closed']);
    await recordEnded(tables.acrossStudios, caller, 'this', at);
    expect(await codesOf()).toEqual(['studio-closed', 'studio-closed']);
    expect(await accessOf('signed-in', { ...caller, studioId: sub, tokenEndsSeconds: 0 }, at)).toEqual({});
  });

  test('after signing out: none with that sign-in, and all with a new one', async () => {
    const studioId = '11111111-1111-4111-8111-0000000e2ded';
    await giveAccess(studioId);
    const nowSeconds = Math.floor(at.getTime() / 1000);
    const phone = { studioId, sessionId: 'phone', signedInAtSeconds: nowSeconds - 60, tokenEndsSeconds: 0 };
    const desk = { ...phone, sessionId: 'desk' };
    const codeFor = (level: Access, caller: typeof desk, superadmin = false) =>
      accessOf(level, { ...caller, superadmin }, at).then(
        () => 'allowed',
        (error: unknown) => (error as { code: string }).code,
      );
    await recordEnded(tables.acrossStudios, phone, 'this', at);
    for (const level of ['signed-in', 'subscriber', 'superadmin'] as const) {
      expect([level, await codeFor(level, phone, true)]).toEqual([level, 'unauthenticated']);
      expect([level, await codeFor(level, desk, true)]).toEqual([level, 'allowed']);
    }
    await recordEnded(tables.acrossStudios, desk, 'all', at);
    expect(await codeFor('signed-in', { ...desk, sessionId: 'tablet' })).toBe('unauthenticated');
    const inTheSameSecond = { ...desk, sessionId: 'tablet', signedInAtSeconds: nowSeconds };
    expect(await codeFor('signed-in', inTheSameSecond)).toBe('unauthenticated');
    const later = { ...desk, sessionId: 'later', signedInAtSeconds: nowSeconds + 1 };
    expect(await codeFor('signed-in', later)).toBe('allowed');
    // The token was issued later, but by the sign-in that was ended.
    expect(await codeFor('signed-in', { ...later, sessionId: 'desk' })).toBe('unauthenticated');
  });

  test.each([
    ['2026-12-31T23:59:59.999Z', 'subscription-required'],
    ['2027-01-01T00:00:00.000Z', 'subscription-required'],
    ['2027-01-01T00:00:00.001Z', 'allowed'],
  ])('a subscription until %s at midnight: %s', async (until, outcome) => {
    await giveAccess(sub, until);
    expect(await codeOf('subscriber', false)).toBe(outcome);
  });

  test('is read in one request, with the items that an operation wants', async () => {
    const studioId = '11111111-1111-4111-8111-0000000000ee';
    await giveAccess(studioId);
    const caller = aCaller(studioId);
    const before = table.calls.length;
    const subscriptionOf = (id: string) => wanted(SubscriptionEntity, { studioId: id });
    await expect(accessOf('subscriber', caller, at)).resolves.toEqual({});
    expect(table.calls.length - before).toBe(1);
    await expect(
      assertAccess(callersTable(tables, caller), 'subscriber', caller, at, { others: subscriptionOf(sub) }),
    ).rejects.toThrow(KeyOutsideScope);
    const { own } = await assertAccess(callersTable(tables, caller), 'subscriber', caller, at, {
      own: subscriptionOf(studioId),
    });
    expect(own).toMatchObject({ studioId });
    expect(table.calls.length - before).toBe(2);
  });

  test('costs half if what an operation wants may be a moment old, and only what may not is read again', async () => {
    const studioId = '11111111-1111-4111-8111-0000000000ef';
    const caller = aCaller(studioId);
    const wants = {
      own: wanted(SubscriptionEntity, { studioId }),
      settings: wanted(StudioEntity, { studioId }),
    };
    const readsOf = async (unsure?: readonly (keyof typeof wants)[]) => {
      const before = table.calls.length;
      const found = await assertAccess(
        callersTable(tables, caller),
        'signed-in',
        caller,
        at,
        wants,
        unsure && (() => unsure),
      );
      expect(found.own).toMatchObject({ studioId });
      return table.calls.slice(before).map(({ readUnits }) => readUnits);
    };
    await giveAccess(studioId);
    expect(await readsOf()).toEqual([3]);
    expect(await readsOf([])).toEqual([1.5]);
    expect(await readsOf(['own'])).toEqual([1.5, 1]);
    expect(await readsOf(['own', 'settings'])).toEqual([1.5, 2]);
    await recordEnded(tables.acrossStudios, caller, 'all', at);
    await expect(readsOf([])).rejects.toThrow('Please sign in again');
  });
});
