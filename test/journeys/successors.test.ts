import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { confirmSuccessor } from '#shared/contracts/schedule/confirm-successor.ts';
import { declineSuccessor } from '#shared/contracts/schedule/decline-successor.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { undoSuccessor } from '#shared/contracts/schedule/undo-successor.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { dayOf, timetable, weeksPast, type Slot } from './moved-timetable.ts';
import { aStudioIn, connect, monday, type Scene } from './scene.ts';

const yoga: Slot = { name: 'Yoga', time: '07:00', room: 'Sala 1' };

describe('a class that moved', () => {
  let local: Local;
  const callers = (scene: Scene) => {
    const { token } = scene;
    const list = async (which: 'open' | 'settled') =>
      (await local.call(listSuccessors, { list: which }, token)).successors;
    const coming = async () => {
      const { classes } = await local.call(listClasses, { from: dayOf(0), to: dayOf(0) }, token);
      return local.call(getClass, { classId: classes[0]!.classId }, token);
    };
    /** The expected sales of the coming class, and the number of classes that they were learned from. */
    const demand = async () => {
      const { curve } = await coming();
      return { learntFrom: curve?.classesLearntFrom ?? 0, expected: curve?.points.at(-1)?.expected ?? 0 };
    };
    return { token, list, coming, demand, decide: () => decideNow(local, token) };
  };
  const aStudioWith = async (email: string, after: Slot) => {
    const scene = await aStudioIn(local, email);
    await connect(scene, 'fitpass', 'wellhub');
    await timetable(scene, yoga, after);
    return callers(scene);
  };

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  it('keeps its demand automatically if certain, with recommendations as if it had not moved', async () => {
    const stayed = await aStudioWith('stayed@alameda.test', yoga);
    const moved = await aStudioWith('moved@alameda.test', { ...yoga, time: '07:15' });
    expect(await moved.demand()).toEqual({ learntFrom: 0, expected: 0 });
    await stayed.decide();
    await moved.decide();
    const { replaces } = await moved.coming();
    expect(replaces).toMatchObject({
      state: 'linked',
      decidedBy: 'automation',
      changes: ['time'],
      from: { className: 'Yoga', localTime: '07:00', weekday: 3, lastDate: dayOf(-1) },
      to: { localTime: '07:15', firstDate: dayOf(0) },
    });
    const [expectedOfStayed, expectedOfMoved] = [await stayed.coming(), await moved.coming()].map(
      ({ class: { outlook } }) => outlook,
    );
    expect([expectedOfStayed!.basis, expectedOfMoved!.basis]).toEqual(['expected', 'expected']);
    expect(expectedOfMoved!.bookings).toBe(expectedOfStayed!.bookings);
    expect(expectedOfMoved!.bookings).toBeGreaterThan(0);
    const [was, is] = [await stayed.demand(), await moved.demand()];
    expect(is.learntFrom).toBe(was.learntFrom);
    expect(is.learntFrom).toBe(weeksPast);
    expect(is.expected / was.expected).toBeCloseTo(1, 1);
    const placesOf = async ({ token }: typeof moved) => {
      const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
      return decisions.map(({ recommendations }) =>
        recommendations.map(({ marketplace, placesTo }) => [marketplace, placesTo]),
      );
    };
    expect((await placesOf(moved)).flat()).not.toEqual([]);
    expect(await placesOf(moved)).toEqual(await placesOf(stayed));
  });

  it('can be unlinked and linked again by its owner, and automation respects that', async () => {
    const { token, list, demand, decide } = await aStudioWith('undone@alameda.test', {
      ...yoga,
      room: 'Sala 2',
    });
    await decide();
    const [linked] = await list('settled');
    const { successorId } = linked!;
    await local.call(undoSuccessor, { successorId }, token);
    await decide();
    expect(await list('settled')).toEqual([]);
    expect(await list('open')).toEqual([
      expect.objectContaining({ successorId, state: 'proposed', decidedBy: 'owner', changes: ['room'] }),
    ]);
    expect((await demand()).learntFrom).toBe(0);
    await local.call(confirmSuccessor, { successorId }, token);
    expect((await demand()).learntFrom).toBe(weeksPast);
  });

  it('is proposed if likely, and linked once its owner confirms', async () => {
    const { token, list, demand, decide } = await aStudioWith('likely@alameda.test', {
      ...yoga,
      time: '08:00',
    });
    await decide();
    const [proposed] = await list('open');
    const { successorId } = proposed!;
    expect(proposed).toMatchObject({ state: 'proposed', decidedBy: null });
    expect((await demand()).learntFrom).toBe(0);
    const confirmed = await local.call(confirmSuccessor, { successorId }, token);
    expect(confirmed).toMatchObject({ state: 'linked', decidedBy: 'owner' });
    expect(await local.call(confirmSuccessor, { successorId }, token)).toEqual(confirmed);
    expect((await demand()).learntFrom).toBe(weeksPast);
    expect(await list('open')).toEqual([]);
  });

  it('is treated as a different class if its owner says so, until this is undone', async () => {
    const { token, list, coming, decide } = await aStudioWith('declined@alameda.test', {
      ...yoga,
      time: '08:00',
    });
    await decide();
    const [proposed] = await list('open');
    const { successorId } = proposed!;
    await local.call(declineSuccessor, { successorId }, token);
    await decide();
    expect(await list('open')).toEqual([]);
    expect((await coming()).replaces).toBeNull();
    await local.call(undoSuccessor, { successorId }, token);
    expect((await list('open')).map((one) => one.successorId)).toEqual([successorId]);
  });

  it('reports an unknown pair', async () => {
    const { token } = await aStudioIn(local, 'nobody@alameda.test');
    const successorId = `${'0'.repeat(12)}-${'1'.repeat(12)}`;
    await expect(local.call(confirmSuccessor, { successorId }, token)).rejects.toThrow('not-found');
  });
});
