import { keepWithinFree, type Offer } from '#shared/core/allocation/keep-within-free.ts';

const offer = (channel: string, booked: number, allocation: number | null, revenueMinor = 1000): Offer => ({
  channel,
  booked,
  allocation,
  revenueMinor,
});

const offers = [offer('direct', 6, null, 2000), offer('fitpass', 2, 6), offer('wellhub', 1, 4, 800)];

describe('keepWithinFree', () => {
  it('leaves offers that can be kept', () => {
    expect(keepWithinFree(20, 'separate', offers)).toEqual(
      new Map([
        ['fitpass', 6],
        ['wellhub', 4],
      ]),
    );
    expect(keepWithinFree(13, 'shared', offers)).toEqual(
      new Map([
        ['fitpass', 6],
        ['wellhub', 4],
      ]),
    );
  });

  it('closes separate places where a booking earns least', () => {
    expect(keepWithinFree(14, 'separate', offers)).toEqual(
      new Map([
        ['fitpass', 6],
        ['wellhub', 2],
      ]),
    );
    expect(keepWithinFree(12, 'separate', offers)).toEqual(
      new Map([
        ['fitpass', 5],
        ['wellhub', 1],
      ]),
    );
  });

  it('lets each marketplace offer the same free places if they are shared', () => {
    expect(keepWithinFree(11, 'shared', offers)).toEqual(
      new Map([
        ['fitpass', 4],
        ['wellhub', 3],
      ]),
    );
  });

  it('closes a full or oversold class at its sales, and never raises', () => {
    for (const capacity of [0, 5, 9]) {
      expect(keepWithinFree(capacity, 'shared', offers)).toEqual(
        new Map([
          ['fitpass', 2],
          ['wellhub', 1],
        ]),
      );
    }
    expect(keepWithinFree(30, 'separate', [offer('fitpass', 5, 3)])).toEqual(new Map([['fitpass', 3]]));
  });

  it('closes places by earnings and then by name, whatever the input order', () => {
    const given = [
      offer('a', 0, 3, 500),
      offer('c', 0, 3, 900),
      offer('b', 0, 3, 900),
      offer('e', 0, 3, 700),
      offer('d', 0, 3, 2000),
    ];
    const kept = new Map([
      ['d', 3],
      ['b', 3],
      ['c', 1],
      ['e', 0],
      ['a', 0],
    ]);
    for (const offers of [given, given.toReversed()])
      expect(keepWithinFree(7, 'separate', offers)).toEqual(kept);
  });

  it('gives nothing to a marketplace that has sold more than its allocation', () => {
    // Three of seven places are free, and Wellhub offers three.
    const oversold = [offer('fitpass', 4, 2), offer('wellhub', 0, 3, 800)];
    expect(keepWithinFree(7, 'separate', oversold)).toEqual(
      new Map([
        ['fitpass', 2],
        ['wellhub', 3],
      ]),
    );
  });

  it('refuses invalid counts', () => {
    expect(() => keepWithinFree(Number.NaN, 'shared', offers)).toThrow('capacity must be');
    expect(() => keepWithinFree(9, 'shared', [offer('fitpass', -1, 3)])).toThrow('offers[0].booked');
    expect(() => keepWithinFree(9, 'shared', [offer('fitpass', 1, 0.5)])).toThrow('offers[0].allocation');
  });
});
