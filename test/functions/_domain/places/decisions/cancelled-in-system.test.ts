import * as fc from 'fast-check';
import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { planCancelled, planRestored } from '#functions/_domain/places/decisions/cancelled-in-system.ts';
import { closedAfter } from '#functions/_domain/places/edits/called-off.ts';
import type { Terms } from '#functions/_domain/places/edits/edit-class.ts';
import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import { aStoredClass } from '../a-stored-class.ts';

const now = new Date('2027-03-02T12:00:00.000Z');
const contracts = marketplaces.map((marketplace) => ({ marketplace, revenuePerBookingMinor: 9_000 }));
const closing = (mode: Terms['mode']) => ({ mode, now, contracts });
const termsOf = (mode: Terms['mode']): Terms => ({
  mode,
  now,
  connected: marketplaces.map((channel) => ({ channel, revenuePerBookingMinor: 9_000 })),
});

/** A class that is offered as its numbers say. */
const classWith = (over: Partial<StoredClass> = {}): StoredClass =>
  aStoredClass({ allocations: { fitpass: 4, totalpass: 3 }, ...over });
const cancelledBy = (by: Marketplace | 'kenko') =>
  ({ cancelledAt: '2027-03-01T12:00:00.000Z', cancelledBy: by }) as const;

const aClass = fc
  .record({
    per: fc.tuple(...marketplaces.map(() => fc.record({ sold: fc.nat(3), open: fc.nat(4) }))),
    direct: fc.nat(4),
    spare: fc.nat(3),
  })
  .map(({ per, direct, spare }) => {
    const each = marketplaces.map((name, at) => ({ name, ...per[at]! }));
    const bookings = direct + each.reduce((all, { sold }) => all + sold, 0);
    return classWith({
      bookings,
      bookedByChannel: { direct, ...Object.fromEntries(each.map(({ name, sold }) => [name, sold])) },
      allocations: Object.fromEntries(each.map(({ name, sold, open }) => [name, sold + open])),
      totalCapacity: bookings + each.reduce((all, { open }) => all + open, 0) + spare,
    });
  });
const aMode = fc.constantFrom<Terms['mode'][]>('separate', 'shared');

describe("a class that the studio's own system cancelled", () => {
  it('offers nothing more, and keeps its capacity', () => {
    fc.assert(
      fc.property(aClass, aMode, (cls, mode) => {
        const { edit, cancels } = planCancelled(cls, { isNew: true }, closing(mode));
        expect(cancels).toBe(true);
        expect(edit?.totalCapacity).toBe(cls.totalCapacity);
        for (const name of marketplaces) expect(edit?.allocations[name]).toBe(cls.bookedByChannel[name] ?? 0);
      }),
    );
  });

  it('is left as it is if somebody decided that it takes place, or once it has begun', () => {
    expect(planCancelled(classWith(), { isNew: false }, closing('separate')).edit).toBeUndefined();
    const begun = classWith({ startsAt: '2027-03-02T11:00:00.000Z' });
    expect(planCancelled(begun, { isNew: true }, closing('separate')).edit).toBeUndefined();
  });

  it('closes the place of a booking that was cancelled since, whoever cancelled the class first', () => {
    const cls = classWith({ ...cancelledBy('classpass'), allocations: { fitpass: 2, totalpass: 0 } });
    const { edit, cancels } = planCancelled(cls, { isNew: false }, closing('separate'));
    expect([edit?.allocations, cancels]).toEqual([{ fitpass: 1, totalpass: 0 }, false]);
    const closed = classWith({ ...cancelledBy('kenko'), allocations: { fitpass: 1, totalpass: 0 } });
    expect(planCancelled(closed, { isNew: true }, closing('separate')).edit).toBeUndefined();
  });

  it('has its places back once it is restored, without those that its new bookings take', () => {
    fc.assert(
      fc.property(aClass, aMode, fc.nat(6), (cls, mode, found) => {
        const { edit: end } = planCancelled(cls, { isNew: true }, closing(mode));
        const steps = end!.places.flatMap(({ channel, from = 0, to }) =>
          channel === 'kenko' ? [] : [{ channel, from, to }],
        );
        const closed = {
          ...cls,
          ...cancelledBy('kenko'),
          allocations: end!.allocations,
          closed: closedAfter({}, steps),
        };
        const { edit, reinstates } = planRestored(closed, { found }, termsOf(mode));
        expect(reinstates).toBe(true);
        const open = marketplaces.map((name) => edit!.allocations[name]! - (cls.bookedByChannel[name] ?? 0));
        const free = Math.max(0, cls.totalCapacity - cls.bookings - found);
        const offered = mode === 'separate' ? open.reduce((all, one) => all + one, 0) : Math.max(...open);
        expect(offered).toBeLessThanOrEqual(free);
        if (found === 0 && mode === 'separate') expect(edit?.allocations).toEqual(cls.allocations);
      }),
    );
  });

  it('stays cancelled if somebody else cancelled it', () => {
    const theirs = classWith(cancelledBy('classpass'));
    expect(planRestored(theirs, { found: 0 }, termsOf('separate')).edit).toBeUndefined();
    expect(planRestored(classWith(), { found: 0 }, termsOf('separate')).edit).toBeUndefined();
  });
});
