import * as fc from 'fast-check';
import type { Faults } from '#infra/local/emulators/table/index.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { recount } from './recount.ts';
import { createShaker, months, type Step } from './studio-to-shake.ts';
import { readCounters, readDays } from '#functions/_domain/classes/counters-store.ts';
import {
  answeredTally,
  newDecisionTally,
  removedDecisionTally,
  sumOfTallies,
  type Tally,
} from '#functions/_domain/classes/tally.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { size } from '#test/size.ts';

const zone = 'America/New_York';
const localDateOf = (at: string) => instantToLocal(at, zone).date;
const small = fc.nat(30);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('schedule' as const),
      rows: fc.array(fc.tuple(small, fc.integer({ min: 4, max: 20 }), fc.nat(3)), {
        minLength: 1,
        maxLength: 12,
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bookings' as const),
      rows: fc.array(fc.tuple(small, fc.nat(4), fc.boolean()), { minLength: 1, maxLength: 10 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      classAt: small,
      confidence: fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000),
      places: fc.nat(4),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      classAt: small,
      capacity: fc.integer({ min: 2, max: 12 }),
      places: fc.nat(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo' as const, 'undo' as const, 'repeat' as const),
      classAt: small,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
      classAt: small,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      classAt: small,
      state: fc.constantFrom('acked' as const, 'superseded' as const, 'failed' as const),
    }),
  },
);
/**
 * First everything is created; then come turns of one to three simultaneous actions, each followed by a repeat of one
 * of them.
 */
const life = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 });
const schedule: Step = {
  kind: 'schedule',
  rows: Array.from({ length: 10 }, (_, at) => [at, 8, at % 3] as const),
};

const busy: Faults = { seed: 7, throttleShare: 0.02, conflictShare: 0.1, internalErrorShare: 0.02 };

let table: TestTable;
let studios = 0;
let ids = 0;
const nextId = () => `01ARZ3NDEK${String((ids += 1)).padStart(16, '0')}`;

const retained = async (studioId: string) => {
  const studioTable = tableOf(studioId);
  return {
    counters: await readCounters(studioTable, studioId),
    days: await readDays(studioTable, studioId, '2000-01-01', '3000-01-01'),
  };
};

/** Days whose sums are zero may or may not be stored. */
const reported = (days: Iterable<readonly [string, object]>) =>
  Object.fromEntries(
    [...days].filter(([, figures]) => Object.values(figures).some((figure) => figure !== 0)),
  );

const aStudio = async () => {
  studios += 1;
  const studioId = `88888888-8888-4888-8888-${String(studios).padStart(12, '0')}`;
  await giveAccess(studioId);
  return { studioId, shake: await createShaker(studioId, nextId) };
};

async function live(turns: readonly (readonly Step[])[], again: boolean, faults?: Faults) {
  const { studioId, shake } = await aStudio();
  await shake(schedule);
  table.setFaults(faults);
  for (const steps of turns) {
    const doubled = again ? [...steps, ...steps.slice(0, 1)] : steps;
    await Promise.allSettled(doubled.map(shake));
  }
  table.setFaults(undefined);
  const [counted, found] = [await recount(studioId, months, localDateOf), await retained(studioId)];
  expect(found.counters).toEqual(counted.counters);
  expect(reported(found.days)).toEqual(reported(Object.entries(counted.days)));
  return counted;
}

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('the counters of the dashboard', () => {
  test('equal a recount after any sequence of actions, one at a time or concurrent', async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.boolean(), async (turns, again) => {
        await live(turns, again);
      }),
      { numRuns: size === 'nightly' ? 14 : 7, endOnFailure: true },
    );
  });

  test('equal a recount even if the table throttles, refuses and loses responses', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (turns) => {
        await live(turns, true, busy);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  test('are not all zero after a sequence with every kind of action', async () => {
    const { counters, days } = await live(
      [
        [
          {
            kind: 'bookings',
            rows: [
              [1, 1, false],
              [2, 2, false],
              [3, 3, true],
            ],
          },
        ],
        [{ kind: 'decide', classAt: 1, confidence: 0.9, places: 4 }],
        [{ kind: 'decide', classAt: 2, confidence: 0.7, places: 3 }],
        [{ kind: 'approve', classAt: 0 }],
        [{ kind: 'repeat', classAt: 4 }],
        [{ kind: 'adjust', classAt: 4, capacity: 9, places: 2 }],
        [{ kind: 'undo', classAt: 4 }],
        [{ kind: 'settle', classAt: 0, state: 'failed' }],
        [{ kind: 'settle', classAt: 0, state: 'acked' }],
      ],
      true,
    );
    expect(counters).toMatchObject({
      classes: 14,
      decisions: 2,
      pendingReview: 1,
      automationsRun: 1,
      slotsManaged: 3,
    });
    expect(Object.values(days).filter(({ executed }) => executed === 1)).toHaveLength(1);
  });

  test('count pending decisions, and subtract nothing for one that was never added', () => {
    const decision = { confidence: 0.9, expectedRevenueMinor: 900, status: 'pending-review' };
    const counted = { ...decision, isWorthCounted: true };
    const worth = (...tallies: readonly Tally[]) => sumOfTallies(tallies).counters.pendingWorthMinor ?? 0;
    expect(worth(newDecisionTally(decision))).toBe(900);
    expect(worth(newDecisionTally(decision), answeredTally(counted))).toBe(0);
    expect(worth(newDecisionTally(decision), answeredTally(decision))).toBe(900);
    expect(worth(newDecisionTally(decision), removedDecisionTally(counted))).toBe(0);
    expect(worth(newDecisionTally(decision), removedDecisionTally(decision))).toBe(900);
    expect(removedDecisionTally({ ...counted, status: 'approved' }).counters).toEqual({
      decisions: -1,
      confidenceMillionths: -900_000,
    });
  });
});
