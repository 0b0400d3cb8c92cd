import * as fc from 'fast-check';
import { marketplaces } from '#shared/contracts/channels.ts';
import { excessOffersOf } from '#functions/_domain/places/decisions/excess-offers.ts';
import { classOf, shownOn, standing, type Named } from '#test/builders/a-class-on-sale.ts';

const seed = 2026;

test('places that do not exist are found exactly while there are some, and their numbers end them', () => {
  const each = fc.tuple(...marketplaces.map(() => standing));
  const mode = fc.constantFrom('separate' as const, 'shared' as const);
  const onTheirWay = fc.subarray([...marketplaces]);
  fc.assert(
    fc.property(each, fc.nat(8), fc.nat(30), mode, onTheirWay, (drawn, direct, capacity, inventory, sent) => {
      const all = drawn.map((one, at): Named => ({ ...one, name: marketplaces[at]! }));
      const cls = classOf(all, direct, capacity);
      const connected = all.filter(({ isConnected }) => isConnected);
      const contracts = connected.map(({ name, paysMinor }) => ({
        marketplace: name,
        revenuePerBookingMinor: paysMinor,
      }));
      const found = excessOffersOf(cls, contracts, inventory, (name) => sent.includes(name));
      const before = (one: Named): number =>
        one.isConnected && sent.includes(one.name) ? one.wanted + one.sold : shownOn(one);
      const after = (one: Named): number => found?.allocations[one.name] ?? before(one);
      const free = Math.max(0, capacity - cls.bookings);
      // What a marketplace that is not connected should show, it may show again at any time.
      const most = (one: Named) =>
        one.isConnected
          ? before(one)
          : Math.max(before(one), one.state === 'own' ? 0 : one.wanted + one.sold);
      const elsewhere = all
        .filter(({ isConnected }) => !isConnected)
        .map((one) => Math.max(0, most(one) - one.sold));
      const left = Math.max(0, free - (inventory === 'separate' ? elsewhere.reduce((a, b) => a + b, 0) : 0));
      const openOf = (places: (one: Named) => number) =>
        connected.map((one) => Math.max(0, places(one) - one.sold));
      const total = (open: readonly number[]) =>
        inventory === 'shared' ? Math.max(0, ...open) : open.reduce((a, b) => a + b, 0);
      expect(found !== undefined).toBe(total(openOf(before)) > left);
      expect(total(openOf(after))).toBeLessThanOrEqual(left);
      for (const one of all) {
        expect(after(one)).toBeLessThanOrEqual(before(one));
        if (after(one) < before(one)) expect(after(one)).toBeGreaterThanOrEqual(one.sold);
      }
      const ended = openOf(before).map((open, at) => open - (openOf(after)[at] ?? 0));
      if (found) expect(found.places).toBe(total(ended));
      expect(found?.places).not.toBe(0);
    }),
    { seed, numRuns: 5000 },
  );
});
