import * as fc from 'fast-check';
import {
  excessOf,
  mayShowWith,
  offeredOn,
  openAbove,
  roomOf,
  shownBefore,
  type ClassOffered,
  type Room,
} from '#functions/_domain/places/pending/offered.ts';

/** Ten places. Fitpass goes from 8 to 4, which is not confirmed yet, and has sold 1 of them. */
const lowered = (given: Partial<ClassOffered> = {}): ClassOffered => ({
  totalCapacity: 10,
  bookings: 1,
  bookedByChannel: { fitpass: 1 },
  allocations: { fitpass: 4, wellhub: 2, kenko: 0 },
  pushVersions: { fitpass: 1 },
  confirmed: {},
  mayShow: { fitpass: 8 },
  ...given,
});
const confirmed = { fitpass: { pushVersion: 1 } };

describe('the places that may be offered', () => {
  it('are the old number until the lower one is confirmed', () => {
    expect([offeredOn(lowered(), 'fitpass'), openAbove(lowered(), 'fitpass')]).toEqual([8, 4]);
    const after = lowered({ confirmed });
    expect([offeredOn(after, 'fitpass'), openAbove(after, 'fitpass')]).toEqual([4, 0]);
  });

  it('are the number that was read at a marketplace which was never sent one', () => {
    const seen = lowered({ pushVersions: {}, confirmed: {}, mayShow: { wellhub: 7, totalpass: 5 } });
    expect(['wellhub', 'totalpass', 'fitpass'].map((name) => offeredOn(seen, name))).toEqual([7, 5, 4]);
    expect(openAbove(seen, 'wellhub')).toBe(5);
    expect(shownBefore(seen, [{ marketplace: 'wellhub', from: 2 }])).toEqual([]);
    const sent = lowered({ pushVersions: { wellhub: 1 }, confirmed: { wellhub: { pushVersion: 1 } } });
    expect(offeredOn({ ...sent, mayShow: { wellhub: 7 } }, 'wellhub')).toBe(2);
  });

  it('do not exceed earlier sales after the number fell', () => {
    expect(openAbove(lowered({ bookedByChannel: { fitpass: 7 } }), 'fitpass')).toBe(1);
  });

  it('do not include a higher number that was not sent yet', () => {
    const raised = lowered({ allocations: { fitpass: 9 } });
    expect([offeredOn(raised, 'fitpass'), openAbove(raised, 'fitpass')]).toEqual([8, 0]);
  });

  it('stay the same until confirmed, whatever else is pending', () => {
    const change = [{ marketplace: 'fitpass' as const, from: 4 }];
    expect(shownBefore(lowered(), change)).toEqual([]);
    expect(shownBefore(lowered({ confirmed }), change)).toEqual([{ marketplace: 'fitpass', places: 4 }]);
  });
});

describe('the numbers that marketplaces may show after a change', () => {
  const classpass = (to: number, from = 2) => [{ marketplace: 'classpass' as const, from, to }];
  const pending = (mayShow: number) =>
    lowered({ pushVersions: { classpass: 2 }, mayShow: { classpass: mayShow } });

  it('include the number of a task from the moment it is given out', () => {
    const confirmedTwo = lowered({ allocations: { classpass: 2 }, pushVersions: {} });
    expect(mayShowWith(confirmedTwo, classpass(9))).toEqual([{ marketplace: 'classpass', places: 9 }]);
    expect(mayShowWith(confirmedTwo, classpass(1))).toEqual([{ marketplace: 'classpass', places: 2 }]);
    expect(mayShowWith(pending(9), classpass(2, 9))).toEqual([{ marketplace: 'classpass', places: 9 }]);
  });

  it('of the others are those that they show, which a push changes when it is sent', () => {
    const after = lowered({ confirmed });
    expect(mayShowWith(after, [{ marketplace: 'fitpass', from: 4, to: 9 }])).toEqual([
      { marketplace: 'fitpass', places: 4 },
    ]);
    expect(mayShowWith(after, [{ marketplace: 'kenko', from: 10, to: 12 }])).toEqual([]);
  });
});

describe('a higher number', () => {
  const wellhub = (places: number) => ({ marketplace: 'wellhub' as const, places });

  it('wait for the lower number that makes room', () => {
    expect(roomOf(lowered(), wellhub(3), 'separate')).toEqual({ kind: 'waits', for: ['fitpass'] });
    expect(roomOf(lowered({ confirmed }), wellhub(6), 'separate')).toEqual({ kind: 'free', raises: true });
  });

  it('do not wait if there is room anyway, or if places may be offered twice', () => {
    const larger = lowered({ totalCapacity: 12 });
    expect(roomOf(larger, wellhub(4), 'separate')).toEqual({ kind: 'free', raises: true });
    expect(roomOf(lowered(), wellhub(9), 'shared')).toEqual({ kind: 'free', raises: true });
  });

  it('may take the room of another number that is not sent yet', () => {
    const both = lowered({
      totalCapacity: 14,
      allocations: { fitpass: 4, wellhub: 6, totalpass: 4 },
      pushVersions: { fitpass: 1, wellhub: 1, totalpass: 1 },
      mayShow: { fitpass: 8, wellhub: 2, totalpass: 0 },
    });
    expect(roomOf(both, wellhub(6), 'separate')).toEqual({ kind: 'free-now', raises: true });
  });

  it('have no room if new bookings took it, in either mode', () => {
    const fuller = lowered({
      confirmed,
      bookings: 9,
      bookedByChannel: { fitpass: 1, direct: 8 },
      allocations: { fitpass: 4, wellhub: 0 },
    });
    expect(roomOf(fuller, wellhub(6), 'separate')).toEqual({ kind: 'waits', for: [] });
    expect(roomOf(fuller, wellhub(2), 'shared')).toEqual({ kind: 'waits', for: [] });
    expect(roomOf(fuller, wellhub(1), 'shared')).toEqual({ kind: 'free', raises: true });
  });

  it('need no room if all of them are sold, even if the class is overbooked', () => {
    const soldBeyond: ClassOffered = {
      totalCapacity: 7,
      bookings: 8,
      bookedByChannel: { direct: 3, wellhub: 4, totalpass: 1 },
      allocations: { wellhub: 4, totalpass: 1 },
      pushVersions: { wellhub: 2, totalpass: 3 },
      confirmed: { wellhub: { pushVersion: 1 }, totalpass: { pushVersion: 3 } },
      mayShow: { wellhub: 1, totalpass: 1 },
    };
    expect(roomOf(soldBeyond, wellhub(4), 'separate')).toEqual({ kind: 'free', raises: true });
    expect(roomOf(soldBeyond, wellhub(4), 'shared')).toEqual({ kind: 'free', raises: true });
    expect(roomOf(soldBeyond, wellhub(5), 'separate')).toEqual({ kind: 'waits', for: [] });
  });

  it('are none if the marketplace may already offer as many', () => {
    const again = { marketplace: 'fitpass' as const, places: 8 };
    expect(roomOf(lowered(), again, 'separate')).toEqual({ kind: 'free', raises: false });
  });
});

describe('places offered or sold beyond the capacity', () => {
  it('are zero while offered and sold places fit', () => {
    expect(excessOf(lowered({ confirmed }), 'separate')).toBe(0);
    expect(excessOf(lowered(), 'separate')).toBe(0);
  });

  it('include an old number that may still be offered', () => {
    const smaller = lowered({ totalCapacity: 6 });
    expect(excessOf(smaller, 'separate')).toBe(4);
    expect(excessOf({ ...smaller, confirmed }, 'separate')).toBe(0);
  });

  it('include sales, even if nothing more is offered', () => {
    const sold = { bookings: 9, bookedByChannel: { fitpass: 4, wellhub: 2, direct: 3 } };
    expect(excessOf(lowered({ ...sold, confirmed, totalCapacity: 8 }), 'separate')).toBe(1);
  });

  it('follow only the largest offer if marketplaces may offer the same place', () => {
    expect(excessOf(lowered({ totalCapacity: 7 }), 'separate')).toBe(3);
    expect(excessOf(lowered({ totalCapacity: 7 }), 'shared')).toBe(1);
  });
});

const capacity = 12;
const names = ['fitpass', 'wellhub', 'totalpass'] as const;
type Name = (typeof names)[number];
type Places = Record<Name, number>;

/** The places of three marketplaces that fit into the class. */
const fitting: fc.Arbitrary<Places> = fc
  .tuple(fc.nat(capacity), fc.nat(capacity), fc.nat(capacity))
  .filter((all) => all.reduce((sum, one) => sum + one, 0) <= capacity)
  .map(([fitpass, wellhub, totalpass]) => ({ fitpass, wellhub, totalpass }));

/**
 * The steps that can happen to a class: numbers change; a worker checks for room, claims, sends, and confirms, each as
 * a separate step.
 */
type Step = { kind: 'edit'; to: Places } | { kind: 'poll' | 'claim' | 'arrive' | 'confirm'; at: Name };

const step: fc.Arbitrary<Step> = fc.oneof(fc.record({ kind: fc.constant('edit' as const), to: fitting }), {
  weight: 6,
  arbitrary: fc.record({
    kind: fc.constantFrom('poll' as const, 'claim' as const, 'arrive' as const, 'confirm' as const),
    at: fc.constantFrom(...names),
  }),
});

interface Stored extends ClassOffered {
  readonly version: number;
}

interface Sending {
  readonly places: number;
  readonly pushVersion: number;
}

/** A stored class, with the state of its workers and the real state of the marketplaces. */
class Life {
  readonly shown: Record<string, number>;
  readonly #looked = new Map<Name, { stored: Stored; room: Room }>();
  readonly #sending = new Map<Name, Sending>();
  #stored: Stored;

  constructor(first: Places) {
    this.shown = { ...first };
    this.#stored = {
      totalCapacity: capacity,
      bookings: 0,
      bookedByChannel: {},
      allocations: first,
      pushVersions: {},
      confirmed: {},
      mayShow: {},
      version: 1,
    };
  }

  wanted = () => this.#stored.allocations;

  does(one: Step): void {
    if (one.kind === 'edit') this.#edit(one.to);
    else this[one.kind](one.at);
  }

  #edit(to: Places): void {
    const stored = this.#stored;
    const changes = names
      .filter((name) => stored.allocations[name] !== to[name])
      .map((marketplace) => ({ marketplace, from: stored.allocations[marketplace] ?? 0 }));
    const recorded = shownBefore(stored, changes).map(({ marketplace, places }) => [marketplace, places]);
    const numbered = changes.map(({ marketplace }) => [marketplace, this.#latest(marketplace) + 1]);
    this.#stored = {
      ...stored,
      allocations: to,
      mayShow: { ...stored.mayShow, ...Object.fromEntries(recorded) },
      pushVersions: { ...stored.pushVersions, ...Object.fromEntries(numbered) },
      version: stored.version + 1,
    };
  }

  #latest = (at: Name): number => this.#stored.pushVersions[at] ?? 0;

  poll(at: Name): void {
    const stored = this.#stored;
    const pending = { marketplace: at, places: stored.allocations[at] ?? 0 };
    this.#looked.set(at, { stored, room: roomOf(stored, pending, 'separate') });
  }

  /** Claims with the same conditions as the claim's transaction. */
  claim(at: Name): void {
    const looked = this.#looked.get(at);
    this.#looked.delete(at);
    if (!looked || looked.room.kind === 'waits' || this.#latest(at) !== looked.stored.pushVersions[at])
      return;
    const places = looked.stored.allocations[at] ?? 0;
    const { room, stored } = looked;
    if (room.raises && this.#stored.version !== stored.version) return;
    const others = names.filter((name) => name !== at);
    if (
      room.kind === 'free-now' &&
      others.some((name) => this.#stored.mayShow[name] !== stored.mayShow[name])
    )
      return;
    if (room.raises) this.#stored = { ...this.#stored, mayShow: { ...this.#stored.mayShow, [at]: places } };
    this.#sending.set(at, { places, pushVersion: this.#latest(at) });
  }

  arrive(at: Name): void {
    const sending = this.#sending.get(at);
    if (sending) this.shown[at] = sending.places;
  }

  confirm(at: Name): void {
    const sending = this.#sending.get(at);
    if (!sending || this.shown[at] !== sending.places) return;
    this.#sending.delete(at);
    this.#stored = {
      ...this.#stored,
      confirmed: { ...this.#stored.confirmed, [at]: { pushVersion: sending.pushVersion } },
      mayShow: { ...this.#stored.mayShow, [at]: sending.places },
    };
  }

  settle(): void {
    for (let round = 0; round < names.length; round += 1)
      for (const at of names)
        for (const kind of ['arrive', 'confirm', 'poll', 'claim', 'arrive', 'confirm'] as const)
          this[kind](at);
  }
}

const total = (places: Record<string, number>): number => Object.values(places).reduce((a, b) => a + b, 0);

describe('any interleaving of workers', () => {
  it('never offers more places than exist, and ends with the wanted numbers', () => {
    fc.assert(
      fc.property(fitting, fc.array(step, { maxLength: 60 }), (first, steps) => {
        const life = new Life(first);
        for (const one of steps) {
          life.does(one);
          expect(total(life.shown)).toBeLessThanOrEqual(capacity);
        }
        life.settle();
        expect(life.shown).toEqual(life.wanted());
      }),
      { numRuns: 3_000 },
    );
  });
});
