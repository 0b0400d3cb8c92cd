import * as fc from 'fast-check';
import { endedOffers, type ClassWithOffers } from '#functions/_domain/places/decisions/end-offers.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { recordingLogger } from '#test/builders/recording-logger.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { aStudioWith, type TestStudio } from '#test/functions/schedule/a-studio.ts';
import { decideFor, outboxOf } from '#test/functions/schedule/decide.ts';
import { runStudio } from '#functions/decisions/runs/run.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { neverSent } from '../never-sent.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';

const fitpass = { marketplace: 'fitpass' as const, revenuePerBookingMinor: 9_000 };
const classpass = { marketplace: 'classpass' as const, revenuePerBookingMinor: 5_000 };
const wellhub = { marketplace: 'wellhub' as const, revenuePerBookingMinor: 11_000 };

/** Ten places: Fitpass has sold 1 of 5, and Wellhub 1 of 4. */
const aClass = (given: Partial<ClassWithOffers> = {}): ClassWithOffers => ({
  totalCapacity: 10,
  bookings: 3,
  bookedByChannel: { direct: 1, fitpass: 1, wellhub: 1 },
  allocations: { fitpass: 5, wellhub: 4 },
  ...neverSent,
  ...given,
});
const placesOf = (ended: ReturnType<typeof endedOffers>) =>
  Object.fromEntries([...ended].map(([marketplace, { to }]) => [marketplace, to]));
const fuller = aClass({ bookings: 6, bookedByChannel: { direct: 4, fitpass: 1, wellhub: 1 } });
const ended = (cls: ClassWithOffers, mode: 'separate' | 'shared' = 'separate') =>
  placesOf(endedOffers(cls, [fitpass, wellhub], mode));

describe('offers of places that were booked elsewhere', () => {
  it('are kept while their places are free', () => {
    expect(ended(aClass())).toEqual({});
  });

  it('end first at the marketplace where a booking earns least', () => {
    expect(ended(fuller)).toEqual({ fitpass: 2 });
  });

  it('end last where a person set them', () => {
    expect(ended({ ...fuller, heldByHand: ['fitpass'] })).toEqual({ wellhub: 1 });
  });

  it('end separately at each marketplace if several may offer the same place', () => {
    const full = aClass({ bookings: 9, bookedByChannel: { direct: 7, fitpass: 1, wellhub: 1 } });
    expect(ended(full, 'shared')).toEqual({ fitpass: 2, wellhub: 2 });
    expect(ended(fuller, 'shared')).toEqual({});
  });

  it('end only down to the free places if several may offer the same place, whatever a task still offers', () => {
    const cls = aClass({
      bookings: 6,
      bookedByChannel: { direct: 5, wellhub: 1 },
      allocations: { classpass: 4, wellhub: 7 },
      mayShow: { classpass: 4, wellhub: 7 },
    });
    expect(placesOf(endedOffers(cls, [classpass, wellhub], 'shared'))).toEqual({ wellhub: 5 });
  });

  it('end when a place is too likely to be sold twice', () => {
    const most = new Map([['wellhub', 2]]);
    expect(placesOf(endedOffers(aClass(), [fitpass, wellhub], 'shared', most))).toEqual({ wellhub: 2 });
  });

  it('leave room for other channels’ unknown bookings', () => {
    const withKenko = aClass({ allocations: { fitpass: 5, wellhub: 4, kenko: 2 } });
    expect(ended(withKenko)).toEqual({ fitpass: 3 });
  });

  it('keep sold places, however full the class is', () => {
    expect(ended(aClass({ bookings: 12 }))).toEqual({ fitpass: 1, wellhub: 1 });
  });

  it('end elsewhere while a lower number of a task or of a failing marketplace is not confirmed', () => {
    const lowering = {
      pushVersions: { classpass: 2, wellhub: 2 },
      confirmed: { wellhub: { pushVersion: 1 } },
    };
    const cls = aClass({ allocations: { fitpass: 5, wellhub: 1 }, ...lowering, mayShow: { wellhub: 6 } });
    // Seven places are free, and Wellhub may still show five of them.
    expect(ended(cls)).toEqual({ fitpass: 3 });
    const task = aClass({
      bookedByChannel: { direct: 2, fitpass: 1 },
      allocations: { fitpass: 5, classpass: 5 },
      pushVersions: { classpass: 1 },
      confirmed: { classpass: { pushVersion: 1 } },
    });
    // A task for ClassPass would take effect only when a person carries it out, although it earns less.
    expect(placesOf(endedOffers(task, [fitpass, classpass], 'separate'))).toEqual({ fitpass: 3 });
  });

  it('leave a higher number that waits for a lower one', () => {
    const cls = aClass({
      allocations: { fitpass: 1, wellhub: 7 },
      pushVersions: { fitpass: 1, wellhub: 1 },
      mayShow: { fitpass: 5, wellhub: 4 },
    });
    expect(ended(cls)).toEqual({});
  });

  it('end at a marketplace that shows a number of its own, at the number that it should have', () => {
    const own = { mayShow: { fitpass: 6, wellhub: 6 } };
    expect(ended(aClass(own))).toEqual({ fitpass: 5, wellhub: 4 });
    expect(ended(aClass({ ...own, allocations: {} }))).toEqual({ fitpass: 3 });
    expect(ended(aClass({ ...own, totalCapacity: 20 }))).toEqual({});
    const off = aClass({ ...own, totalCapacity: 20, cancelledAt: '2027-03-01T12:00:00.000Z' });
    expect([...endedOffers(off, [fitpass, wellhub], 'separate')]).toEqual([
      ['fitpass', { from: 6, to: 1 }],
      ['wellhub', { from: 6, to: 1 }],
    ]);
  });

  it('leave room for what a disconnected marketplace may still show', () => {
    const cls = aClass({
      bookedByChannel: { direct: 2, fitpass: 1 },
      allocations: { fitpass: 5, totalpass: 1 },
      pushVersions: { totalpass: 1 },
      mayShow: { totalpass: 6 },
    });
    expect(ended(cls)).toEqual({ fitpass: 2 });
  });

  it('never exceed the free places, and are never raised', () => {
    const count = fc.nat(12);
    fc.assert(
      fc.property(
        fc.record({ totalCapacity: count, direct: count, soldA: count, soldB: count, a: count, b: count }),
        ({ totalCapacity, direct, soldA, soldB, a, b }) => {
          const cls = {
            totalCapacity,
            bookings: direct + soldA + soldB,
            bookedByChannel: { direct, fitpass: soldA, wellhub: soldB },
            allocations: { fitpass: a, wellhub: b },
            ...neverSent,
          };
          const left = { ...cls.allocations, ...ended(cls) };
          const open = Math.max(0, left.fitpass - soldA) + Math.max(0, left.wellhub - soldB);
          expect(open).toBeLessThanOrEqual(Math.max(0, totalCapacity - cls.bookings));
          expect(left.fitpass).toBeLessThanOrEqual(a);
          expect(left.wellhub).toBeLessThanOrEqual(b);
        },
      ),
    );
  });
});

describe('the scheduled run', () => {
  let table: TestTable;
  let studio: TestStudio;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`99999999-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    await studio.importClasses('Yoga,2999-12-01,18:00,Sala 1,6,4,2');
  });

  const theClass = async () => (await studio.classesOf('2999-12-01'))[0]!;
  const book = (...customers: string[]) =>
    studio.importBookings(
      ...customers.map(
        (name) => `Yoga,2999-12-01,18:00,Sala 1,direct,100,2026-11-20T12:00:00-06:00,${name},`,
      ),
    );
  const run = async (trigger: 'manual' | 'schedule', at = '2999-11-30T12:00:00Z') => {
    const { logger, lines } = recordingLogger();
    const deps = { ...assemble({}), logger, clock: { now: () => new Date(at) } };
    await studio.inStudio((studioTable) =>
      runStudio(studioTable, { studioId: studio.studioId, trigger, correlationId: 'c' }, deps),
    );
    return lines;
  };
  const pause = async (paused: boolean) => {
    const auditId = paused ? '01ARZ3NDEKTSV4RRFFQ69G5FAV' : '01ARZ3NDEKTSV4RRFFQ69G5FAW';
    const audit = { auditId, at: '2999-11-30T12:00:00Z', correlationId: 'c' };
    await studio.inStudio((studioTable) =>
      storeAutomation(studioTable, { studioId: studio.studioId, paused, audit }),
    );
  };

  it('ends offers as an automatic change, at any marketplace', async () => {
    const { classId } = await theClass();
    const decisionId = await decideFor(studio, classId, 5);
    await book('Ana', 'Eva', 'Ina', 'Uma');
    await run('schedule');
    expect((await theClass()).allocations).toMatchObject({ fitpass: 0, wellhub: 2 });
    expect(await outboxOf(studio)).toMatchObject([{ marketplace: 'fitpass', places: 0, automatic: true }]);
    expect(await studio.changesOf(classId)).toMatchObject([{ source: 'automatic' }]);
    expect((await studio.classOf(classId)).leftAlone.heldByHand).toEqual([]);
    expect((await studio.must(getDecision, { decisionId })).status).toBe('superseded');
  });

  it('expires undecided recommendations at the cut-off, and measures it', async () => {
    const { classId } = await theClass();
    const decisionId = await decideFor(studio, classId, 5);
    const lines = await run('schedule', '2999-12-01T23:30:00Z');
    expect(lines.map(({ measured }) => measured['DecisionsExpired']).filter(Boolean)).toEqual([1]);
    expect((await studio.must(getDecision, { decisionId })).status).toBe('expired');
  });

  it('ends offers separately at each marketplace if places are shared', async () => {
    await studio.connect('fitpass', 'disconnected');
    await studio.connect('totalpass');
    await studio.must(updateSettings, { inventoryMode: 'shared' });
    const { classId, version } = await theClass();
    await studio.adjust({ classId, version, allocations: { wellhub: 3, totalpass: 4 } });
    await book('Ana', 'Eva', 'Ina', 'Uma');
    await run('schedule');
    expect((await theClass()).allocations).toMatchObject({ wellhub: 2, totalpass: 2 });
  });

  it('keeps offers while automation is paused, but ends them in a run started by the owner', async () => {
    await book('Ana', 'Eva', 'Ina', 'Uma');
    await pause(true);
    await run('schedule');
    expect((await theClass()).allocations).toMatchObject({ fitpass: 4, wellhub: 2 });
    expect(await outboxOf(studio)).toEqual([]);
    await pause(false);
    await run('manual');
    expect((await theClass()).allocations).toMatchObject({ fitpass: 0, wellhub: 2 });
    expect(await outboxOf(studio)).toMatchObject([{ marketplace: 'fitpass', places: 0, automatic: true }]);
  });
});
