import { isAnyAwaited } from '#functions/_domain/imports/sales-read.ts';

const since = '2026-11-30T10:00:00.000Z';
const [before, after] = ['2026-11-30T09:00:00.000Z', '2026-11-30T10:00:01.000Z'];

describe('a marketplace whose sales a schedule file counts', () => {
  it.each([
    [false, 'was never read', 'fitpass', 'connected', undefined],
    [true, 'was read before the file', 'fitpass', 'connected', { comparedAt: before }],
    [false, 'was read since', 'fitpass', 'connected', { comparedAt: after }],
    [false, 'does not answer', 'fitpass', 'connected', { comparedAt: before, lastErrorAt: after }],
    [true, 'answered badly before', 'fitpass', 'connected', { comparedAt: before, lastErrorAt: before }],
    [false, 'is not called for a while', 'fitpass', 'connected', { comparedAt: before, notBefore: after }],
    [false, 'is no longer connected', 'fitpass', 'disconnected', { comparedAt: before }],
    [false, 'has no API to read', 'classpass', 'connected', { comparedAt: before }],
  ] as const)('is waited for: %p, if it %s', (isAwaited, _, marketplace, status, health) => {
    const healths = health ? [{ marketplace, ...health }] : [];
    expect(isAnyAwaited([{ marketplace, status }], healths, since)).toBe(isAwaited);
  });

  it('is waited for although another one was read', () => {
    const connections = (['fitpass', 'totalpass'] as const).map((marketplace) => ({
      marketplace,
      status: 'connected',
    }));
    const healths = [
      { marketplace: 'fitpass' as const, comparedAt: after },
      { marketplace: 'totalpass' as const, comparedAt: before },
    ];
    expect(isAnyAwaited(connections, healths, since)).toBe(true);
  });
});
