import { requestsOf } from '#functions/marketplaces/push/connection-requests.ts';

const studioId = '73737373-7373-4373-8373-000000000001';
const wellhub = {
  __edb_e__: 'connection',
  studioId,
  marketplace: 'wellhub',
  connectedAt: '2026-11-23T12:00:00.000Z',
  status: 'connected',
};
const kenko = {
  __edb_e__: 'source',
  studioId,
  kind: 'kenko',
  status: 'connected',
  reviewedAt: '2026-11-23T12:00:00.000Z',
};
const kindsOf = (before: object | undefined, after: object | undefined) =>
  requestsOf(before as never, after as never, 'c-1').map(({ body }) => body.kind);

describe('the effects of a change of a connection', () => {
  it.each([
    ['made', undefined, wellhub, ['subscribe']],
    [
      'made anew',
      wellhub,
      { ...wellhub, connectedAt: '2026-11-24T12:00:00.000Z' },
      ['subscribe', 'send-again'],
    ],
    [
      'made again after its end',
      { ...wellhub, status: 'disconnected' },
      wellhub,
      ['subscribe', 'send-again'],
    ],
    [
      'made anew where nobody tells',
      { ...wellhub, marketplace: 'fitpass' },
      { ...wellhub, marketplace: 'fitpass', connectedAt: '2026-11-24T12:00:00.000Z' },
      ['send-again'],
    ],
    [
      'made anew where places are set by hand',
      { ...wellhub, marketplace: 'classpass' },
      { ...wellhub, marketplace: 'classpass', connectedAt: '2026-11-24T12:00:00.000Z' },
      [],
    ],
    ['ended', wellhub, { ...wellhub, status: 'disconnected' }, ['subscribe']],
    ['given other terms', wellhub, { ...wellhub, revenuePerBookingMinor: 1 }, []],
    ['made where nobody tells', undefined, { ...wellhub, marketplace: 'fitpass' }, []],
    ['of a system, approved', { ...kenko, status: 'disconnected' }, kenko, ['sync-system']],
    ['of a system, read', kenko, { ...kenko, lastSyncAt: '2026-11-23T12:15:00.000Z' }, []],
    ['of a system, ended', kenko, { ...kenko, status: 'disconnected' }, []],
    ['of a system that nobody reads', undefined, { ...kenko, kind: 'custom-erp' }, []],
    ['of something else', undefined, { __edb_e__: 'outbox', studioId }, []],
  ])('%s', (_, before, after, kinds) => {
    expect(kindsOf(before, after)).toEqual(kinds);
  });

  it('are requested once, however often the change is delivered', () => {
    const [one] = requestsOf(undefined, wellhub, 'c-1');
    const [again] = requestsOf(undefined, wellhub, 'c-2');
    expect(again!.deduplicationId).toBe(one!.deduplicationId);
    expect(again!.groupId).toBe(one!.groupId);
  });
});
