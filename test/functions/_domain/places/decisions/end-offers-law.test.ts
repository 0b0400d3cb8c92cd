import * as fc from 'fast-check';
import { marketplaces } from '#shared/contracts/channels.ts';
import { endedOffers } from '#functions/_domain/places/decisions/end-offers.ts';
import { classOf, shownOn, standing, type Named } from '#test/builders/a-class-on-sale.ts';

const seed = 2026;

const isOpenSoon = ({ name, state, isConnected }: Named): boolean =>
  isConnected && name !== 'classpass' && state !== 'lowering';

describe('after offers were ended, whatever marketplaces may be showing', () => {
  test('no place is on sale twice, unless nothing is left to end at once', () => {
    const each = fc.tuple(...marketplaces.map(() => standing));
    const mode = fc.constantFrom('separate' as const, 'shared' as const);
    fc.assert(
      fc.property(each, fc.nat(8), fc.nat(30), mode, (drawn, direct, totalCapacity, inventory) => {
        const all = drawn.map((one, at): Named => ({ ...one, name: marketplaces[at]! }));
        const cls = classOf(all, direct, totalCapacity);
        const contracts = all.flatMap(({ name, isConnected, paysMinor }) =>
          isConnected ? [{ marketplace: name, revenuePerBookingMinor: paysMinor }] : [],
        );
        const ended = endedOffers(cls, contracts, inventory);
        for (const { name, isConnected } of all) if (!isConnected) expect(ended.has(name)).toBe(false);
        const open = (one: Named, isEnded: boolean): number => {
          const to = isEnded && isOpenSoon(one) ? ended.get(one.name)?.to : undefined;
          return Math.max(0, Math.min(shownOn(one), to ?? Infinity) - one.sold);
        };
        const free = Math.max(0, totalCapacity - cls.bookings);
        const isOver = (isEnded: boolean): boolean => {
          const places = all.map((one) => open(one, isEnded));
          return inventory === 'shared'
            ? all.some((one, at) => one.isConnected && places[at]! > free)
            : places.reduce((sum, one) => sum + one, 0) > free;
        };
        if (isOver(true)) {
          const left = all.filter(isOpenSoon).map((one) => open(one, true));
          expect(Math.max(0, ...left)).toBeLessThanOrEqual(inventory === 'shared' ? free : 0);
        }
        for (const [name, { from, to }] of ended) {
          expect(to).toBeLessThan(from);
          expect(to).toBeGreaterThanOrEqual(cls.bookedByChannel[name] ?? 0);
        }
        // What an unconnected marketplace will show when it is connected again is not on sale yet, but is left free.
        const wanted = all.map(({ wanted: places }) => places);
        const fits = wanted.reduce((sum, one) => sum + one, 0) <= free;
        const areConnected = all.every(({ isConnected }) => isConnected);
        if (inventory === 'separate' && areConnected && fits && !isOver(false))
          expect([...ended]).toEqual([]);
      }),
      { seed, numRuns: 5000 },
    );
  });
});
