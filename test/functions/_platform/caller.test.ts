import { afterAll, describe, expect, test } from '@jest/globals';
import { startTable } from '../../builders/start-table.ts';

const table = await startTable();
const { assertAccess, callerFrom } = await import('../../../functions/_platform/caller.ts');
const { withStudio } = await import('../../../functions/_data/keys.ts');
const { giveAccess } = await import('../../builders/give-access.ts');
afterAll(() => table.close());

const sub = '88888888-8888-4888-8888-000000000001';
const access = { sub, token_use: 'access' };

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

describe('what a caller may', () => {
  const at = new Date('2027-01-01T00:00:00.000Z');
  const codeOf = (level: Parameters<typeof assertAccess>[0], superadmin: boolean) =>
    withStudio(sub, async () => {
      try {
        await assertAccess(level, { studioId: sub, superadmin }, at);
        return 'allowed';
      } catch (error) {
        return (error as { code: string }).code;
      }
    });

  test('without a subscription: signing in is enough for what needs no more', async () => {
    expect(await codeOf('signed-in', false)).toBe('allowed');
    expect(await codeOf('subscriber', false)).toBe('subscription-required');
    expect(await codeOf('subscriber', true)).toBe('subscription-required');
    expect(await codeOf('superadmin', false)).toBe('forbidden');
    expect(await codeOf('superadmin', true)).toBe('allowed');
  });

  test.each([
    ['2026-12-31T23:59:59.999Z', 'subscription-required'],
    ['2027-01-01T00:00:00.000Z', 'subscription-required'],
    ['2027-01-01T00:00:00.001Z', 'allowed'],
  ])('a subscription until %s at midnight: %s', async (until, outcome) => {
    await giveAccess(sub, until);
    expect(await codeOf('subscriber', false)).toBe(outcome);
  });
});
