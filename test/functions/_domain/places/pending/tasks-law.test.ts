import * as fc from 'fast-check';
import { beforeTask, mayShowWithout } from '#functions/_domain/places/pending/not-done.ts';
import { mayShowWith, offeredOn, type ClassOffered } from '#functions/_domain/places/pending/offered.ts';

const at = 'classpass';
const capacity = 10;

interface Task {
  readonly places: number;
  readonly mayShowBefore?: number;
}

interface Stored extends ClassOffered {
  readonly confirmed: Partial<Record<string, { slots: number; pushVersion: number }>>;
}

/**
 * The steps that can happen to a class whose places a person sets by hand: a task is given out and replaces the one
 * before; the person carries out any task that was not confirmed or denied; the person answers the latest task.
 */
type Step =
  { kind: 'give'; places: number } | { kind: 'carryOut'; back: number } | { kind: 'done' | 'notDone' };

/** A stored class, and the number that its marketplace really shows. */
class Life {
  shown: number;
  #stored: Stored;
  /** The tasks since the last confirmation that nobody denied. The person may carry out any of them. */
  #possible: Task[] = [];
  #latest: Task | undefined;
  /** The number that was last certain to be shown. */
  #known: number;

  constructor(first: number) {
    this.shown = first;
    this.#known = first;
    this.#stored = {
      totalCapacity: capacity,
      bookings: 0,
      bookedByChannel: {},
      allocations: { [at]: first },
      pushVersions: {},
      confirmed: {},
      mayShow: {},
    };
  }

  offered = () => offeredOn(this.#stored, at);
  /** The most that can be shown, as far as anybody but the person can know. */
  possible = () => Math.max(this.#known, ...this.#possible.map(({ places }) => places));

  does(one: Step): void {
    if (one.kind === 'give') this.#give(one.places);
    else if (one.kind === 'carryOut') this.#carryOut(one.back);
    else this[one.kind]();
  }

  #give(places: number): void {
    const cls = this.#stored;
    const task = { places, ...beforeTask(cls, at) };
    const [shown] = mayShowWith(cls, [{ marketplace: at, from: cls.allocations[at] ?? 0, to: places }]);
    this.#stored = {
      ...cls,
      allocations: { [at]: places },
      pushVersions: { [at]: this.#version() + 1 },
      mayShow: { ...cls.mayShow, ...(shown && { [at]: shown.places }) },
    };
    this.#latest = task;
    this.#possible.push(task);
  }

  #version = (): number => this.#stored.pushVersions[at] ?? 0;

  #carryOut(back: number): void {
    const task = this.#possible.at(-1 - back);
    if (task) this.shown = task.places;
  }

  done(): void {
    if (!this.#latest) return;
    const { places: slots } = this.#latest;
    this.shown = slots;
    this.#known = slots;
    const confirmed = { [at]: { slots, pushVersion: this.#version() } };
    this.#stored = { ...this.#stored, confirmed, mayShow: { [at]: slots } };
    this.#latest = undefined;
    this.#possible = [];
  }

  /** A person denies only a task whose number is not shown because of it. */
  notDone(): void {
    const task = this.#latest;
    if (!task || this.shown === task.places) return;
    const after = mayShowWithout(task, this.#stored.confirmed[at]?.slots);
    if (after !== undefined) this.#stored = { ...this.#stored, mayShow: { [at]: after } };
    this.#latest = undefined;
    this.#possible = this.#possible.filter((one) => one !== task);
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('give' as const), places: fc.nat(capacity) }),
  fc.record({ kind: fc.constant('carryOut' as const), back: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom('done' as const, 'notDone' as const) }),
);

const give = (places: number): Step => ({ kind: 'give', places });
const carryOut: Step = { kind: 'carryOut', back: 0 };
const done: Step = { kind: 'done' };
const notDone: Step = { kind: 'notDone' };

describe('the places that count as offered after tasks were not done', () => {
  it.each<[string, Step[], number]>([
    ['the number before, if there was one task', [give(2), done, give(8), notDone], 2],
    ['the confirmed number, although a lower one replaced it', [give(8), done, give(2), give(8), notDone], 8],
    ['the number of a replaced task', [give(2), done, give(8), carryOut, give(2), give(9), notDone], 8],
    ['the confirmed number, if lowering it was not done', [give(8), done, give(2), notDone], 8],
    ['the number before, although more was wanted', [give(2), done, give(8), notDone, give(5), notDone], 2],
  ])('are %s', (_, steps, offered) => {
    const life = new Life(0);
    for (const one of steps) life.does(one);
    expect(life.offered()).toBe(offered);
  });

  it('count on, if the task was given out before this was recorded', () => {
    expect(mayShowWithout({}, 2)).toBeUndefined();
  });

  it('are never fewer than shown and never more than can be shown, in any order of tasks and answers', () => {
    fc.assert(
      fc.property(fc.nat(capacity), fc.array(step, { maxLength: 40 }), (first, steps) => {
        const life = new Life(first);
        for (const one of steps) {
          life.does(one);
          expect(life.shown).toBeLessThanOrEqual(life.offered());
          expect(life.offered()).toBe(life.possible());
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
