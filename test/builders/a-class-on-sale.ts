import * as fc from 'fast-check';
import type { Marketplace } from '#shared/contracts/channels.ts';
import type { ClassWithOffers } from '#functions/_domain/places/decisions/end-offers.ts';

const states = ['unread', 'own', 'confirmed', 'lowering', 'raising'] as const;

/** A marketplace, and how far it is with the number that it should show. */
export const standing = fc.record({
  state: fc.constantFrom(...states),
  isConnected: fc.boolean(),
  sold: fc.nat(3),
  wanted: fc.nat(9),
  more: fc.integer({ min: 1, max: 6 }),
  paysMinor: fc.nat(200),
  isByHand: fc.boolean(),
});
type Standing = typeof standing extends fc.Arbitrary<infer T> ? T : never;
/** A marketplace by its name. */
export type Named = Standing & { readonly name: Marketplace };

/** What members may see: the worst that is possible in this state. */
export const shownOn = ({ state, wanted, more, sold }: Standing): number =>
  state === 'own' || state === 'lowering'
    ? wanted + sold + more
    : Math.max(sold, state === 'raising' ? wanted + sold - more : wanted + sold);

/** A class with four marketplaces in these states, and direct bookings. */
export const classOf = (all: readonly Named[], direct: number, totalCapacity: number): ClassWithOffers => {
  const inState = (...wanted: Standing['state'][]) => all.filter(({ state }) => wanted.includes(state));
  return {
    totalCapacity,
    bookings: direct + all.reduce((sum, { sold }) => sum + sold, 0),
    bookedByChannel: { direct, ...Object.fromEntries(all.map(({ name, sold }) => [name, sold])) },
    allocations: Object.fromEntries(all.map(({ name, wanted, sold }) => [name, wanted + sold])),
    pushVersions: Object.fromEntries(
      inState('confirmed', 'lowering', 'raising').map(({ name }) => [name, 2]),
    ),
    confirmed: Object.fromEntries([
      ...inState('confirmed').map(({ name }) => [name, { pushVersion: 2 }] as const),
      ...inState('lowering', 'raising').map(({ name }) => [name, { pushVersion: 1 }] as const),
    ]),
    mayShow: Object.fromEntries(inState('own', 'lowering', 'raising').map((one) => [one.name, shownOn(one)])),
    heldByHand: all.filter(({ isByHand }) => isByHand).map(({ name }) => name),
  };
};
