import { tellMessageOf } from '#functions/marketplaces/push/tell-message-of.ts';

const studioId = '6f4a2b9d-66d2-4e34-aee9-e9fee4b60c4b';
const importId = '01M84BCQBJ2ZPHGDNTNNQYY3KP';
const health = (refusedSealedAt?: string) => ({
  __edb_e__: 'marketplace-health',
  studioId,
  marketplace: 'wellhub',
  failures: 1,
  ...(refusedSealedAt && { refusedSealedAt }),
});
const paid = (status: string) => ({
  __edb_e__: 'subscription',
  studioId,
  paid: { subscriptionId: 'sub_1', status, productId: 'p', endsAt: '', cancelsAtEnd: false },
});
const reported = (before: object | undefined, after: object | undefined) =>
  tellMessageOf(before as Record<string, unknown>, after as Record<string, unknown>, 'change-1')?.event;

describe('changes reported to an owner', () => {
  it.each([
    ['a password that is refused for the first time', undefined, health('2026-11-23T12:00:00Z')],
    ['one that was accepted before', health(), health('2026-11-23T12:00:00Z')],
    ['another one that is refused too', health('2026-11-20T12:00:00Z'), health('2026-11-23T12:00:00Z')],
  ])('%s', (_, before, after) => {
    expect(reported(before, after)).toEqual({ what: 'connection-refused', marketplace: 'wellhub' });
  });

  it.each([
    ['what was refused before', health('2026-11-23T12:00:00Z'), health('2026-11-23T12:00:00Z')],
    ['what is accepted again', health('2026-11-23T12:00:00Z'), health()],
    ['what has only failed', undefined, health()],
    ['a payment that failed before', paid('past-due'), paid('past-due')],
    ['one that went through', paid('past-due'), paid('active')],
    ['anything else', undefined, { __edb_e__: 'outbox', studioId }],
    ['what is gone', health('2026-11-23T12:00:00Z'), undefined],
  ])('never %s', (_, before, after) => {
    expect(reported(before, after)).toBeUndefined();
  });

  it.each([
    [
      'a class that has more bookings than places',
      undefined,
      {
        __edb_e__: 'audit',
        studioId,
        action: 'reservations.overbooked',
        subject: '20261124T1200Z-0123456789ab',
      },
      { what: 'overbooked', classId: '20261124T1200Z-0123456789ab' },
    ],
    [
      'an import that fails',
      { __edb_e__: 'import', studioId, importId, kind: 'bookings', status: 'importing' },
      { __edb_e__: 'import', studioId, importId, kind: 'bookings', status: 'failed' },
      { what: 'import-ended', importId, of: 'bookings', ok: false },
    ],
    [
      'an import that ends well',
      { __edb_e__: 'import', studioId, importId, kind: 'schedule', status: 'importing' },
      { __edb_e__: 'import', studioId, importId, kind: 'schedule', status: 'completed' },
      { what: 'import-ended', importId, of: 'schedule', ok: true },
    ],
    [
      'a marketplace that stops answering',
      { ...health(), failures: 4 },
      { ...health(), failures: 5 },
      { what: 'connection-broken', marketplace: 'wellhub' },
    ],
    [
      'free access that was given',
      { __edb_e__: 'subscription', studioId, grantedUntil: '2026-11-30T00:00:00.000Z' },
      { __edb_e__: 'subscription', studioId, grantedUntil: '2026-12-30T00:00:00.000Z' },
      { what: 'access-given', until: '2026-12-30T00:00:00.000Z' },
    ],
    [
      'a look at what was entered',
      { __edb_e__: 'source', studioId, kind: 'kenko' },
      { __edb_e__: 'source', studioId, kind: 'kenko', revealedAt: '2026-11-23T12:00:00.000Z' },
      { what: 'credentials-seen', system: 'kenko' },
    ],
  ])('%s', (_, before, after, event) => {
    expect(reported(before, after)).toEqual(event);
    expect(reported(after, after)).toEqual(before === undefined ? event : undefined);
  });

  it.each([
    [true, { what: 'new-sign-in', sessionId: 'session-1', browser: 'Chrome on Windows' }],
    [false, undefined],
  ])('a further browser that signs in: %s', (isFurther, event) => {
    const browser = {
      __edb_e__: 'known-browser',
      studioId,
      name: 'Chrome on Windows',
      sessionId: 'session-1',
      isFurther,
    };
    expect(reported(undefined, browser)).toEqual(event);
    expect(reported(browser, { ...browser, expiresAtSeconds: 1 })).toBeUndefined();
  });

  it('ignores all other lines of the audit trail', () => {
    const row = { __edb_e__: 'audit', studioId, action: 'decisions.approve', subject: 'x' };
    expect(reported(undefined, row)).toBeUndefined();
  });

  it('reports a failed payment by the change it came with', () => {
    expect(tellMessageOf(paid('active'), paid('past-due'), 'change-1')).toEqual({
      kind: 'tell',
      studioId,
      event: { what: 'payment-failed' },
      correlationId: 'change-1',
    });
  });
});
