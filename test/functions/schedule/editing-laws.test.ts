import * as fc from 'fast-check';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { marketplaces } from '#shared/contracts/channels.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import type { Faults } from '#infra/local/emulators/table/index.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { decideFor, outboxOf } from './decide.ts';

const day = '2999-03-04';
const busy: Faults = { seed: 3, throttleShare: 0.02, conflictShare: 0.1, internalErrorShare: 0.02 };

type Step =
  | { kind: 'adjust'; capacity?: number; fitpass?: number; wellhub?: number; behind: boolean }
  | { kind: 'undo' }
  | { kind: 'decide'; places: number }
  | { kind: 'approve'; places: number }
  | { kind: 'book'; who: number; channel: 'direct' | 'fitpass' };

const places = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        kind: fc.constant('adjust' as const),
        capacity: fc.integer({ min: 4, max: 14 }),
        fitpass: places,
        wellhub: places,
        behind: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      },
      { requiredKeys: ['kind', 'behind'] },
    ),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide' as const), places }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('approve' as const), places }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      who: fc.nat(6),
      channel: fc.constantFrom('direct' as const, 'fitpass' as const),
    }),
  },
);

let table: TestTable;
let studios = 0;
const seen = { adjusted: 0, undone: 0, approved: 0, refused: 0 };

async function aLife() {
  studios += 1;
  const studio = await aStudioWith(`44444444-4444-4444-8444-${String(studios).padStart(12, '0')}`);
  await studio.importClasses(`Yoga,${day},07:00,Sala 1,10,3,2`);
  const shown = async (): Promise<ClassView> => (await studio.classesOf(day))[0]!;
  const first = await shown();
  let decisionId: string | undefined;
  const does = async (one: Step): Promise<{ status: number } | undefined> => {
    const { classId, version } = await shown();
    switch (one.kind) {
      case 'adjust': {
        const { capacity, fitpass, wellhub, behind } = one;
        const allocations = {
          ...(fitpass !== undefined && { fitpass }),
          ...(wellhub !== undefined && { wellhub }),
        };
        const wanted = { ...(capacity !== undefined && { totalCapacity: capacity }), allocations };
        return studio.ask(adjustClass, {
          classId,
          version: version - (behind && version > 1 ? 1 : 0),
          ...wanted,
        });
      }
      case 'undo': {
        const [last] = await studio.changesOf(classId);
        return last && studio.ask(undoChange, { classId, changeId: last.changeId, version });
      }
      case 'approve':
        decisionId = await decideFor(studio, classId, one.places).catch(() => decisionId);
        return decisionId === undefined ? undefined : studio.ask(approve, { decisionId });
      case 'decide':
        decisionId = await decideFor(studio, classId, one.places).catch(() => decisionId);
        break;
      case 'book':
        await studio.importBookings(
          `Yoga,${day},07:00,Sala 1,${one.channel},90,2026-11-01 10:00,Guest ${one.who},`,
        );
    }
    return undefined;
  };
  return { studio, first, shown, does };
}

const openOf = ({ allocations, bookedByChannel }: ClassView): number =>
  Object.entries(allocations).reduce(
    (sum, [channel, count]) => sum + Math.max(0, count - (bookedByChannel[channel as 'fitpass'] ?? 0)),
    0,
  );

/** Asserts that manual numbers fit the class: no place is offered twice, and no sold place is removed. */
function assertFits(cls: ClassView): void {
  expect(cls.totalCapacity).toBeGreaterThanOrEqual(cls.bookings);
  expect(openOf(cls)).toBeLessThanOrEqual(cls.totalCapacity - cls.bookings);
}

/** Replaying the history from the beginning of the class yields its current state. */
async function assertHistory(studio: TestStudio, first: ClassView, now: ClassView): Promise<void> {
  const changes = (await studio.changesOf(now.classId)).toReversed();
  let [capacity, allocations] = [first.totalCapacity, { ...first.allocations }];
  for (const change of changes) {
    if (change.totalCapacity) {
      expect(change.totalCapacity.from).toBe(capacity);
      capacity = change.totalCapacity.to ?? capacity;
    }
    for (const [channel, moved] of Object.entries(change.allocations)) {
      expect(moved.from ?? 0).toBe(allocations[channel as 'fitpass'] ?? 0);
      allocations = { ...allocations, [channel]: moved.to };
    }
  }
  expect({ capacity, allocations }).toEqual({ capacity: now.totalCapacity, allocations: now.allocations });
  expect(changes.filter(({ undone }) => undone)).toHaveLength(
    changes.filter(({ source }) => source === 'undo').length,
  );
}

/** The newest pending number for a marketplace is the class's own, and no two pushes have the same version. */
async function assertOutbox(studio: TestStudio, now: ClassView): Promise<void> {
  const outbox = await outboxOf(studio);
  for (const marketplace of marketplaces) {
    const own = outbox
      .filter((push) => push.marketplace === marketplace)
      .toSorted((a, b) => a.pushVersion - b.pushVersion);
    expect(own.map(({ pushVersion }) => pushVersion)).toEqual(own.map((_, at) => at + 1));
    const newest = own.at(-1);
    if (newest) expect(newest.places).toBe(now.allocations[marketplace]);
  }
}

async function live(turns: readonly (readonly Step[])[], faults?: Faults): Promise<void> {
  const { studio, first, shown, does } = await aLife();
  for (const steps of turns) {
    table.setFaults(faults);
    const done = await Promise.allSettled(steps.map(does));
    table.setFaults(undefined);
    const now = await shown();
    const statuses = done.map((one) => (one.status === 'fulfilled' ? one.value?.status : undefined));
    const [only] = steps;
    if (steps.length === 1 && statuses[0] === 200 && (only?.kind === 'adjust' || only?.kind === 'undo')) {
      const [last] = await studio.changesOf(now.classId);
      if (last?.source === 'manual' || last?.source === 'undo') assertFits(now);
    }
    steps.forEach(({ kind }, at) => {
      if (statuses[at] === 200 && kind === 'adjust') seen.adjusted += 1;
      if (statuses[at] === 200 && kind === 'undo') seen.undone += 1;
      if (statuses[at] === 200 && kind === 'approve') seen.approved += 1;
      if (statuses[at] === 409 || statuses[at] === 400) seen.refused += 1;
    });
    await assertHistory(studio, first, now);
    await assertOutbox(studio, now);
  }
}

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('any sequence of changes to a class', () => {
  test('keeps its sums, history and outbox correct, one step at a time or three at once', async () => {
    const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(turns, async (life) => {
        await live(life);
      }),
      { numRuns: 10, endOnFailure: true },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  test('and with a table that is busy, refuses and loses responses', async () => {
    const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(turns, async (life) => {
        await live(life, busy);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
