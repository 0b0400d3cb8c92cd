import type { ClassItem } from '#functions/_data/classes/class.ts';
import { isReadyToMove, offersAfter, type OnSale } from '#functions/_domain/bookings/class-move.ts';
import { cls } from '#test/functions/_domain/commit/moving-changes.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const shown = (slots: number, pushVersion: number) => ({ slots, atSeconds: 1, pushVersion });
const to: ClassItem = {
  ...cls,
  classId: '202611221300-yoga-1b2c',
  bookings: 0,
  bookedByChannel: {},
  allocations: {},
};
/** A class that Fitpass has sold out, and shows with its latest number. */
const from: ClassItem = {
  ...cls,
  bookings: 2,
  bookedByChannel: { fitpass: 2 },
  allocations: { fitpass: 2 },
  pushVersions: { fitpass: 7 },
  confirmed: { fitpass: shown(2, 7) },
  mayShow: { fitpass: 6 },
};
const connected: OnSale = {
  now,
  connected: new Set(['fitpass', 'totalpass']),
  linkedFrom: new Set([]),
  linkedTo: new Set([]),
};
const disconnected: OnSale = { ...connected, connected: new Set([]) };

const offers = (
  classes: { from?: Partial<ClassItem>; to?: Partial<ClassItem> },
  sold: Readonly<Record<string, number>> = { fitpass: 2 },
  onSale = connected,
) => offersAfter({ from: { ...from, ...classes.from }, to: { ...to, ...classes.to } }, sold, onSale);

describe('the offers of the class that another one is now', () => {
  it('are those of the other one where the marketplace does not show the new one yet', () => {
    expect(offers({})).toStrictEqual({
      allocations: { fitpass: 2 },
      mayShow: { fitpass: 6 },
      pushVersions: { fitpass: 7 },
      confirmed: [{ channel: 'fitpass', shown: shown(2, 7) }],
    });
  });

  it('are at least as high as the sales of both', () => {
    expect(offers({}, { fitpass: 5 }).allocations).toEqual({ fitpass: 5 });
    expect(offers({ from: { allocations: {} } }, { fitpass: 5 }).allocations).toEqual({});
  });

  it('are the higher ones if both have some, because the marketplace may still show either', () => {
    const higher = offers({ to: { allocations: { fitpass: 3 } } });
    expect(higher.allocations).toEqual({ fitpass: 3 });
    const lower = offers({ to: { allocations: { fitpass: 1 } } });
    expect(lower.allocations).toEqual({ fitpass: 2 });
    expect(lower.mayShow).toEqual({ fitpass: 6 });
    const alone = { from: { allocations: {} }, to: { allocations: { fitpass: 3 } } };
    expect(offers(alone).allocations).toEqual({ fitpass: 3 });
    expect(offers(alone, { fitpass: 5 }).allocations).toEqual({ fitpass: 5 });
  });

  it('are its own where the marketplace shows it already', () => {
    const own = {
      allocations: { fitpass: 3 },
      pushVersions: { fitpass: 1 },
      confirmed: { fitpass: shown(3, 1) },
      mayShow: { fitpass: 4 },
    };
    expect(offers({ from: { allocations: { fitpass: 9 } }, to: own })).toEqual({
      allocations: { fitpass: 3 },
      mayShow: { fitpass: 4 },
      pushVersions: { fitpass: 1 },
      confirmed: [],
    });
    // Nobody can close the other one there, so it may still show that one's places.
    expect(offers({ to: own }, { fitpass: 2 }, disconnected).mayShow).toEqual({ fitpass: 6 });
  });

  it('are its own as well if the marketplace was only seen to show it', () => {
    const seen = { mayShow: { fitpass: 1 } };
    expect(offers({ to: seen })).toEqual({
      allocations: {},
      mayShow: { fitpass: 1 },
      pushVersions: {},
      confirmed: [],
    });
    expect(offers({ to: { mayShow: { fitpass: 0 } } }).allocations).toEqual({ fitpass: 2 });
  });

  it('are its own at a marketplace with links only if its listing is linked', () => {
    const before = {
      bookedByChannel: { totalpass: 2 },
      allocations: { totalpass: 4 },
      pushVersions: { totalpass: 7 },
      confirmed: { totalpass: shown(4, 7) },
      mayShow: { totalpass: 4 },
    };
    const after = { allocations: { totalpass: 3 }, mayShow: { totalpass: 3 } };
    const at = (linkedTo: OnSale['linkedTo'], linkedFrom: OnSale['linkedFrom']) =>
      offers({ from: before, to: after }, { totalpass: 2 }, { ...connected, linkedTo, linkedFrom });
    const totalpass = new Set(['totalpass'] as const);
    expect(at(new Set([]), totalpass)).toMatchObject({
      allocations: { totalpass: 4 },
      mayShow: { totalpass: 4 },
    });
    expect(at(totalpass, totalpass)).toMatchObject({
      allocations: { totalpass: 3 },
      mayShow: { totalpass: 3 },
    });
    expect(at(totalpass, new Set([])).mayShow).toEqual({ totalpass: 4 });
  });

  it('are confirmed only by the latest push, and only if the new class has none on its way', () => {
    expect(offers({ from: { pushVersions: { fitpass: 8 } } }).confirmed).toEqual([]);
    expect(offers({ to: { latestPushes: { fitpass: 'outbox-1' } } }).confirmed).toEqual([]);
    const read = { slots: 2, atSeconds: 1 };
    expect(offers({ from: { pushVersions: {}, confirmed: { fitpass: read } } }).confirmed).toEqual([]);
  });

  it('are confirmed as the latest push of the new class if it has had one', () => {
    const { pushVersions, confirmed } = offers({ to: { pushVersions: { fitpass: 9 } } });
    expect(pushVersions).toEqual({ fitpass: 9 });
    expect(confirmed).toEqual([{ channel: 'fitpass', shown: shown(2, 9) }]);
  });
});

describe('the bookings of a class that a marketplace without links sells', () => {
  const seen = { mayShow: { fitpass: 3 } };
  const confirmed = { confirmed: { fitpass: shown(3, 1) } };

  it.each([
    ['can move once it is closed', {}, {}, true],
    ['wait while places are open', { allocations: { fitpass: 4 } }, {}, false],
    ['wait while a number is on its way', { latestPushes: { fitpass: 'outbox-1' } }, {}, false],
    ['wait if the new class is shown and was not read', {}, seen, false],
    ['wait if the new class is confirmed and was not read', {}, confirmed, false],
    ['wait if fewer were read', {}, { ...seen, unreported: { fitpass: 1 } }, false],
    ['can move if as many were read', {}, { ...seen, unreported: { fitpass: 2 } }, true],
    [
      'wait if one is sold and none was read',
      { bookedByChannel: { fitpass: 1 }, allocations: { fitpass: 1 } },
      seen,
      false,
    ],
    [
      'wait while places are open, also if none is sold and both are shown',
      { bookedByChannel: {}, allocations: { fitpass: 1 }, mayShow: {} },
      seen,
      false,
    ],
    [
      'can move if none is sold and both are shown',
      { bookedByChannel: {}, allocations: {}, mayShow: {} },
      seen,
      true,
    ],
  ])('%s', (_, before, after, isReady) => {
    const pair = { from: { ...from, ...before }, to: { ...to, ...after } };
    expect(isReadyToMove(pair, connected)).toBe(isReady);
  });
});
