import * as fc from 'fast-check';
import { endedOffers } from '#functions/_domain/places/decisions/end-offers.ts';
import { closedAfter, reopened } from '#functions/_domain/places/edits/called-off.ts';
import {
  calledOffRefusal,
  type ClassToEdit,
  type Terms,
} from '#functions/_domain/places/edits/edit-class.ts';
import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { aStudioWith, type TestStudio } from '#test/functions/schedule/a-studio.ts';
import { nextId, outboxOf } from '#test/functions/schedule/decide.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { cancelClass } from '#functions/reservations/taking/cancel-class.ts';
import { historiesOf } from '#functions/_domain/classes/class-evidence.ts';
import { readDemands } from '#functions/schedule/demand-store.ts';
import { runStudio } from '#functions/decisions/runs/run.ts';
import { neverSent } from '../never-sent.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';

const startsAt = '2027-03-03T18:00:00.000Z';
const cancelledAt = '2027-03-01T12:00:00.000Z';
const now = new Date('2027-03-02T12:00:00.000Z');
const termsOf = (mode: Terms['mode'], connected: readonly Marketplace[] = marketplaces): Terms => ({
  mode,
  now,
  connected: connected.map((channel, at) => ({ channel, revenuePerBookingMinor: 9_000 + at })),
});
const contracts = marketplaces.map((marketplace) => ({ marketplace, revenuePerBookingMinor: 9_000 }));

interface Offered extends Pick<ClassToEdit, 'pushVersions' | 'confirmed' | 'mayShow'> {
  readonly startsAt: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  readonly allocations: Readonly<Partial<Record<Marketplace, number>>>;
  readonly closed?: ReturnType<typeof closedAfter>;
}

const perMarketplace = fc.record({ sold: fc.nat(3), open: fc.nat(4) });
/** A class whose offers fit into its free places. */
const aClass = fc
  .record({
    perName: fc.tuple(...marketplaces.map(() => perMarketplace)),
    direct: fc.nat(4),
    spare: fc.nat(5),
  })
  .map(({ perName, direct, spare }): Offered => {
    const each = marketplaces.map((name, at) => ({ name, ...perName[at]! }));
    const bookings = direct + each.reduce((sum, { sold }) => sum + sold, 0);
    return {
      startsAt,
      ...neverSent,
      bookings,
      totalCapacity: bookings + each.reduce((sum, { open }) => sum + open, 0) + spare,
      bookedByChannel: { direct, ...Object.fromEntries(each.map(({ name, sold }) => [name, sold])) },
      allocations: Object.fromEntries(each.map(({ name, sold, open }) => [name, sold + open])),
    };
  });
const mode = fc.constantFrom('separate' as const, 'shared' as const);

/** The same class after its offers were closed. */
function closed(offered: Offered, inventory: Terms['mode']): Offered {
  const places = endedOffers({ ...offered, cancelledAt }, contracts, inventory);
  const steps = [...places].map(([channel, numbers]) => ({ channel, ...numbers }));
  return {
    ...offered,
    allocations: {
      ...offered.allocations,
      ...Object.fromEntries(steps.map(({ channel, to }) => [channel, to])),
    },
    closed: closedAfter(offered, steps),
  };
}

describe('a cancelled class', () => {
  it('offers nothing beyond its sales, and its former places again when it is restored', () => {
    fc.assert(
      fc.property(aClass, mode, (offered, inventory) => {
        const off = closed(offered, inventory);
        expect(off.allocations).toEqual(
          Object.fromEntries(marketplaces.map((name) => [name, offered.bookedByChannel[name] ?? 0])),
        );
        expect(reopened(off, termsOf(inventory)).allocations).toEqual(offered.allocations);
      }),
    );
  });

  it('closes places freed by cancelled bookings, and still restores its former places', () => {
    fc.assert(
      fc.property(aClass, mode, fc.constantFrom(...marketplaces), (offered, inventory, freed) => {
        const off = closed(offered, inventory);
        const sold = off.bookedByChannel[freed] ?? 0;
        fc.pre(sold > 0);
        const less = { ...off.bookedByChannel, [freed]: sold - 1 };
        const again = closed({ ...off, bookings: off.bookings - 1, bookedByChannel: less }, inventory);
        expect(again.allocations[freed]).toBe(sold - 1);
        expect(reopened(again, termsOf(inventory)).allocations).toEqual(offered.allocations);
      }),
    );
  });

  it('leaves unchanged what was edited since or is no longer connected', () => {
    fc.assert(
      fc.property(aClass, mode, fc.constantFrom(...marketplaces), (offered, inventory, name) => {
        const off = closed(offered, inventory);
        const others = marketplaces.filter((one) => one !== name);
        expect(reopened(off, termsOf(inventory, others)).allocations[name]).toBe(off.allocations[name]);
        const changed = { ...off, allocations: { ...off.allocations, [name]: 50 } };
        const isClosed = off.closed?.some(({ channel }) => channel === name);
        if (isClosed) expect(reopened(changed, termsOf(inventory)).allocations[name]).toBe(50);
      }),
    );
  });

  it('opens only what is still free, and lowers nothing', () => {
    fc.assert(
      fc.property(aClass, mode, fc.nat(12), (offered, inventory, taken) => {
        const off = closed(offered, inventory);
        const fuller = { ...off, bookings: off.bookings + taken };
        const after = reopened(fuller, termsOf(inventory));
        const open = marketplaces.map(
          (name) => (after.allocations[name] ?? 0) - (offered.bookedByChannel[name] ?? 0),
        );
        const total = inventory === 'separate' ? open.reduce((sum, one) => sum + one, 0) : Math.max(...open);
        expect(total).toBeLessThanOrEqual(Math.max(0, offered.totalCapacity - fuller.bookings));
        expect(Math.min(...open)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('opens nothing once it has begun', () => {
    const sold = { totalCapacity: 6, bookings: 0, bookedByChannel: {}, allocations: { wellhub: 2 } };
    const cls = { startsAt, ...sold, ...neverSent };
    const off = closed(cls, 'separate');
    const late = { ...termsOf('separate'), now: new Date(startsAt) };
    expect(reopened(off, late)).toMatchObject({ allocations: { wellhub: 0 }, places: [], pushes: [] });
  });
});

describe('cancelling a class', () => {
  let table: TestTable;
  let studio: TestStudio;
  let classId: string;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`99999999-0000-4000-8001-${String(studios).padStart(12, '0')}`);
    await studio.importClasses('Yoga,2999-12-01,18:00,Sala 1,8,4,2');
    classId = (await theClass()).classId;
  });

  const theClass = async () => (await studio.classesOf('2999-12-01'))[0]!;
  const book = (cancelled = '') =>
    studio.importBookings(
      `Yoga,2999-12-01,18:00,Sala 1,fitpass,100,2026-11-20T12:00:00-06:00,Ana,${cancelled}`,
    );
  const clock = { now: () => new Date('2999-11-30T12:00:00Z') };
  const depsOf = async () => ({ ...assemble({}), clock });
  const callOff = async (at = cancelledAt) => {
    const { studioId } = studio;
    const cancelled = { classId, marketplace: 'classpass', at, isDecided: false } as const;
    const given = { studioId, correlationId: 'c', ...cancelled };
    const deps = await depsOf();
    return studio.inStudio((studioTable) => cancelClass(studioTable, given, deps));
  };
  const run = async () => {
    const deps = await depsOf();
    const { studioId } = studio;
    await studio.inStudio((studioTable) =>
      runStudio(studioTable, { studioId, correlationId: 'c', trigger: 'schedule' }, deps),
    );
  };
  const pause = async (paused: boolean) => {
    const audit = { auditId: nextId(), at: cancelledAt, correlationId: 'c' };
    await studio.inStudio((studioTable) =>
      storeAutomation(studioTable, { studioId: studio.studioId, paused, audit }),
    );
  };
  const trail = async () => {
    const { studioId } = studio;
    const { data } = await studio.inStudio((studioTable) =>
      studioTable.of(AuditEntity).query.primary({ studioId }).go({ pages: 'all' }),
    );
    return data.filter(({ subject }) => subject === classId).map(({ action }) => action);
  };

  /** The number of bookings from which the forecast would learn for each class if it were over. */
  const learntFrom = async () => {
    const { studioId } = studio;
    const demands = await studio.inStudio((studioTable) => readDemands(studioTable, studioId, [classId]));
    const after = new Date('2999-12-05T12:00:00Z');
    return historiesOf([...demands.values()], [], ['fitpass'], after).histories.flatMap(({ classes }) =>
      classes.map(({ kept: attended }) => attended.reduce((sum, value) => sum + value, 0)),
    );
  };

  it('closes the class at all connected marketplaces at once, only once, and reopens it when restored', async () => {
    await book();
    expect(await callOff()).toBe('cancelled');
    expect(await theClass()).toMatchObject({
      bookings: 1,
      allocations: { fitpass: 1, wellhub: 0 },
      cancelled: { by: 'classpass' },
    });
    expect(await outboxOf(studio)).toMatchObject([
      { marketplace: 'fitpass', places: 1, automatic: true },
      { marketplace: 'wellhub', places: 0, automatic: true },
    ]);
    expect(await studio.changesOf(classId)).toMatchObject([
      { source: 'automatic', by: 'Cupo', canUndo: false, undoRefusal: calledOffRefusal },
    ]);
    const stands = await theClass();
    expect(await callOff()).toBe('cancelled');
    expect(await theClass()).toEqual(stands);
    expect(await learntFrom()).toEqual([]);

    const back = await studio.must(reinstateClass, { classId });
    expect(back).toMatchObject({ allocations: { fitpass: 4, wellhub: 2 }, version: stands.version + 1 });
    expect(back.cancelled).toBeUndefined();
    expect(await learntFrom()).toEqual([1]);
    expect((await outboxOf(studio)).slice(2)).toMatchObject([
      { marketplace: 'fitpass', places: 4, automatic: false },
      { marketplace: 'wellhub', places: 2, automatic: false },
    ]);
    const { leftAlone } = await studio.classOf(classId);
    expect(leftAlone.heldByHand).toEqual([]);
    expect((await trail()).toSorted()).toEqual([
      'decisions.closeCalledOff',
      'reservations.classCancelled',
      'schedule.reinstateClass',
    ]);
    // This report is older than what the owner said since.
    expect(await callOff('2020-01-01T12:00:00.000Z')).toBe('stands');
    expect((await theClass()).cancelled).toBeUndefined();
  });

  it('is shown in Logs with what was closed and opened, and does not count as an adjustment', async () => {
    await callOff();
    await studio.must(reinstateClass, { classId });
    const { activity } = await studio.must(listActivity, {});
    expect(activity.filter(({ slotsChanged }) => slotsChanged === 0)).toMatchObject([
      {
        source: 'reinstated',
        marketplace: 'classpass',
        className: 'Yoga',
        status: 'success',
        details: 'The studio says that it takes place after all.',
      },
      {
        source: 'called-off',
        marketplace: 'classpass',
        className: 'Yoga',
        status: 'success',
        details: 'ClassPass wrote that this class does not take place.',
      },
    ]);
    expect(activity).toHaveLength(6);
    expect((await studio.must(getDashboard, {})).automationsRun).toBe(0);
  });

  it('closes the place that a cancelled booking frees', async () => {
    await book();
    await callOff();
    await book('2026-11-21T12:00:00-06:00');
    await run();
    expect(await theClass()).toMatchObject({ bookings: 0, allocations: { fitpass: 0, wellhub: 0 } });
    await studio.must(reinstateClass, { classId });
    expect(await theClass()).toMatchObject({ allocations: { fitpass: 4, wellhub: 2 } });
  });

  it('allows no manual opening until the class is restored', async () => {
    await callOff();
    const { version } = await theClass();
    const raise = await studio.ask(adjustClass, { classId, version, allocations: { wellhub: 1 } });
    expect([raise.status, raise.body]).toMatchObject([409, { detail: calledOffRefusal }]);
    const [{ changeId } = { changeId: '' }] = await studio.changesOf(classId);
    const undo = await studio.ask(undoChange, { classId, changeId, version });
    expect([undo.status, undo.body]).toMatchObject([409, { detail: calledOffRefusal }]);
  });

  it('waits while automation is paused, and is done by the next run', async () => {
    await pause(true);
    await callOff();
    await run();
    expect(await theClass()).toMatchObject({
      allocations: { fitpass: 4, wellhub: 2 },
      cancelled: { by: 'classpass' },
    });
    expect(await outboxOf(studio)).toEqual([]);
    await pause(false);
    await run();
    expect(await theClass()).toMatchObject({ allocations: { fitpass: 0, wellhub: 0 } });
    await pause(true);
    await studio.must(reinstateClass, { classId });
    expect(await theClass()).toMatchObject({ allocations: { fitpass: 4, wellhub: 2 } });
  });

  it('skips channels that are not connected', async () => {
    await studio.connect('wellhub', 'disconnected');
    await callOff();
    expect(await theClass()).toMatchObject({ allocations: { fitpass: 0, wellhub: 2 } });
    expect(await outboxOf(studio)).toMatchObject([{ marketplace: 'fitpass', places: 0 }]);
  });
});
