import { isUnconfirmed } from '#web/src/api/unconfirmed.ts';

const studioId = '77777777-7777-4777-8777-000000000001';
const hourMs = 3_600_000;
const stored = (atMs: number) => JSON.stringify({ studioId, atMs });

describe('a payment that is not confirmed yet', () => {
  it('is remembered for a day, for its own studio only', () => {
    expect(isUnconfirmed(stored(0), studioId, 23 * hourMs)).toBe(true);
    expect(isUnconfirmed(stored(0), studioId, 24 * hourMs)).toBe(false);
    expect(isUnconfirmed(stored(0), '77777777-7777-4777-8777-000000000002', hourMs)).toBe(false);
  });

  it.each([null, '', '{', 'null', '7', '{"studioId":"x"}', stored(2 * hourMs)])(
    'is not read from %j',
    (text) => {
      expect(isUnconfirmed(text, studioId, hourMs)).toBe(false);
    },
  );
});
