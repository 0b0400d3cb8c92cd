import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { undo } from '#shared/contracts/decisions/undo.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { confirmTask } from '#shared/contracts/marketplaces/confirm-task.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import {
  aStudioIn,
  connect,
  credentialsOf,
  importYoga,
  list,
  misbehave,
  monday,
  placesShown,
  switchOn,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { decideNow } from '#infra/demo/runs.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const password = 'six-six-six';

const emailOf = (name: string): string => `${name}@alameda.test`;
const run = ({ local, token }: Scene) => decideNow(local, token);
const listOf = async ({ local, token }: Scene, tab: 'all' | 'pending' | 'queued' | 'executed' = 'all') =>
  (await local.call(listDecisions, { tab }, token)).decisions;
const activityOf = async ({ local, token }: Scene) => (await local.call(listActivity, {}, token)).activity;
const classOf = async ({ local, token }: Scene) =>
  (await local.call(listClasses, {}, token)).classes.find(({ localDate }) => localDate === yoga.localDate)!;

/** An hour later, when earlier tokens have expired. */
async function later(scene: Scene, name: string, ms: number): Promise<Scene> {
  await scene.local.advance(ms);
  const { token } = await scene.local.signIn({ email: emailOf(name), password });
  return { ...scene, token };
}

async function aDecidedStudio(local: Local, name: string): Promise<Scene> {
  const scene = await aStudioIn(local, emailOf(name));
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await run(scene);
  return scene;
}

/** Yoga sold two places at ClassPass in each past week, and offers none there now. */
async function aGuidedStudio(local: Local, name: string): Promise<Scene> {
  const scene = await aStudioIn(local, emailOf(name));
  const { token } = scene;
  await local.call(connectMarketplace, { integrationId: 'classpass', revenuePerBookingMinor: 9_000 }, token);
  const dates = ['2026-11-04', '2026-11-11', '2026-11-18', '2026-11-25'];
  await local.call(
    importSchedule,
    {
      csvData: [
        'class_name,class_date,class_time,total_capacity,room,instructor',
        ...dates.map((date) => `Yoga,${date},07:00,20,Sala 1,Ana`),
      ].join('\n'),
    },
    token,
  );
  const rows = dates
    .slice(0, 3)
    .flatMap((date, week) => [
      ...[1, 2, 3].map(
        (n) => `Yoga,${date},07:00,Sala 1,direct,200,2026-11-0${week + 1} 1${n}:00,D${week}${n}`,
      ),
      ...[1, 2].map(
        (n) => `Yoga,${date},07:00,Sala 1,classpass,90,2026-10-${28 + week} 1${n}:00,C${week}${n}`,
      ),
    ]);
  const header = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  await local.call(importBookings, { csvData: [header, ...rows].join('\n') }, token);
  return scene;
}

async function aTask(local: Local, name: string) {
  const scene = await aGuidedStudio(local, name);
  await run(scene);
  const [decision] = await listOf(scene, 'pending');
  const { decisionId } = decision!;
  await local.call(approve, { decisionId }, scene.token);
  await local.settle();
  const [task] = await activityOf(scene);
  return { scene, decisionId, task: task! };
}

const dead = async (local: Local): Promise<number> =>
  Object.entries(await local.queues.counts())
    .filter(([queue]) => /Pushes.*Dead/i.test(queue))
    .reduce((sum, [, { visible }]) => sum + visible, 0);

describe('decisions', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  describe('that were executed', () => {
    it('are undone here and at the marketplace, once, and reported', async () => {
      const scene = await aDecidedStudio(local, 'undone');
      const { token } = scene;
      const [pending] = await listOf(scene, 'pending');
      const { decisionId } = pending!;
      await local.call(approve, { decisionId }, token);
      await local.settle();
      const executed = await local.call(getDecision, { decisionId }, token);
      expect(executed).toMatchObject({ status: 'executed', allowedActions: ['undo'], undoneAt: null });
      expect(await placesShown(scene, 'wellhub')).not.toEqual([yoga.slots]);

      const undone = await local.call(undo, { decisionId }, token);
      expect(undone).toMatchObject({ status: 'executed', allowedActions: [], undoneAt: expect.any(String) });
      await local.settle();
      expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
      expect((await classOf(scene)).allocations.wellhub).toBe(yoga.slots);
      expect((await activityOf(scene)).map(({ source, status }) => [source, status])).toEqual([
        ['manual', 'success'],
        ['decision', 'success'],
      ]);
      await expect(local.call(undo, { decisionId }, token)).rejects.toMatchObject({
        problem: { code: 'conflict' },
      });
      const [listed] = await listOf(scene, 'executed');
      expect(listed).toMatchObject({ decisionId, undoneAt: undone.undoneAt });
    });

    it('can be undone before they reach the marketplace', async () => {
      const scene = await aDecidedStudio(local, 'queued');
      const { token } = scene;
      const match = { method: 'PATCH', path: '/slots/' };
      await misbehave(scene, 'wellhub', { next: [{ match, fault: { kind: 'status', status: 500 } }] });
      const [pending] = await listOf(scene, 'pending');
      const { decisionId } = pending!;
      await local.call(approve, { decisionId }, token);
      await local.settle();
      expect(await local.call(getDecision, { decisionId }, token)).toMatchObject({
        status: 'queued',
        allowedActions: ['undo'],
      });
      await local.call(undo, { decisionId }, token);
      await local.advance(7 * 60_000);
      await local.settle();
      expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
      expect((await activityOf(scene)).map(({ details }) => details)[1]).toBe('A newer change replaced it.');
    });

    it('cannot be undone once the class was changed again or the places were sold', async () => {
      const scene = await aDecidedStudio(local, 'stands');
      const { token } = scene;
      const [pending] = await listOf(scene, 'pending');
      const { decisionId, recommendations } = pending!;
      await local.call(approve, { decisionId }, token);
      await local.settle();
      const { classId, version } = await classOf(scene);
      const wellhub = recommendations[0]!.placesTo - 1;
      await local.call(adjustClass, { classId, version, allocations: { wellhub } }, token);
      const shown = await local.call(getDecision, { decisionId }, token);
      expect(shown).toMatchObject({
        allowedActions: [],
        undoRefusal:
          'The class has been changed again since then. Only the last change of a class can be undone.',
      });
      await expect(local.call(undo, { decisionId }, token)).rejects.toMatchObject({
        problem: { code: 'conflict', detail: shown.undoRefusal },
      });
    });

    it('are nobody else’s', async () => {
      const scene = await aDecidedStudio(local, 'mine');
      const other = await aStudioIn(local, emailOf('other'));
      const [{ decisionId } = { decisionId: '' }] = await listOf(scene);
      for (const operation of [getDecision, undo])
        await expect(local.call(operation, { decisionId }, other.token)).rejects.toMatchObject({
          problem: { code: 'not-found' },
        });
    });
  });

  describe('that were rejected', () => {
    const header =
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
    /** Sells places of Yoga directly, and runs the resulting decisions. */
    const book = async ({ local, token }: Scene, ...who: string[]) => {
      const rows = who.map((name) => `Yoga,2026-11-25,07:00,Sala 1,direct,200,2026-11-23 05:00,${name}`);
      await local.call(importBookings, { csvData: [header, ...rows].join('\n') }, token);
      await local.advance(2 * minuteMs);
      await local.settle();
    };
    const hourly = async ({ local }: Scene) => {
      await local.runSchedule('decisions.start-optimizer.schedule');
      await local.settle();
    };

    it('are not repeated by any run until the class changes, and show when they were rejected', async () => {
      const scene = await aDecidedStudio(local, 'rejected');
      const { token } = scene;
      const [pending] = await listOf(scene, 'pending');
      const { decisionId, classId, recommendations } = pending!;
      const refused = await local.call(reject, { decisionId }, token);
      expect(refused).toMatchObject({ status: 'rejected', rejectedAt: expect.any(String) });
      const { rejectedAt } = refused;

      expect(await run(scene)).toEqual({ classesAnalyzed: 1, decisionsGenerated: 0, decisionsExecuted: 0 });
      await hourly(scene);
      await book(scene, 'Ana');
      expect(await listOf(scene, 'pending')).toEqual([]);
      const { rejections } = await local.call(getClass, { classId }, token);
      const changes = recommendations.map(({ marketplace, placesTo }) => ({ marketplace, places: placesTo }));
      expect(rejections).toEqual([{ decisionId, rejectedAt, changes }]);

      await book(scene, 'Bea', 'Carla', 'Dora');
      const [again] = await listOf(scene, 'pending');
      expect(again).toMatchObject({ classId, bookings: 5, rejectedAt: null });
      expect((await local.call(getClass, { classId }, token)).rejections).toEqual([]);
    });

    it('are not executed by automation, or repeated because it was switched on', async () => {
      const scene = await aDecidedStudio(local, 'rejected-automatic');
      const [pending] = await listOf(scene, 'pending');
      await local.call(reject, { decisionId: pending!.decisionId }, scene.token);
      await switchOn(scene, { confidenceThreshold: 0.5, holdOut: false });
      await local.advance(hourMs);
      await hourly(scene);
      const again = await later(scene, 'rejected-automatic', 0);
      expect((await listOf(again)).map(({ status }) => status)).toEqual(['rejected']);
      expect(await placesShown(again, 'wellhub')).toEqual([yoga.slots]);
    });

    it('are repeated if a marketplace pays more', async () => {
      const scene = await aDecidedStudio(local, 'rejected-pays');
      const { token, studioId } = scene;
      const [pending] = await listOf(scene, 'pending');
      await local.call(reject, { decisionId: pending!.decisionId }, token);
      const terms = { ...credentialsOf(studioId).wellhub, revenuePerBookingMinor: 12_000 };
      await local.call(connectMarketplace, { integrationId: 'wellhub', ...terms }, token);
      expect(await run(scene)).toMatchObject({ decisionsGenerated: 1 });
    });
  });

  describe('for a marketplace that is set manually', () => {
    it('become a task that waits until it is confirmed, whatever the sweeper does', async () => {
      const { scene, decisionId, task } = await aTask(local, 'confirmed');
      expect(task).toMatchObject({ marketplace: 'classpass', status: 'pending', awaitsConfirmation: true });
      expect(task.details).toBe(
        `Set places of Yoga on 2026-11-25 at 07:00 to ${task.placesTo} in ClassPass's dashboard, then confirm.`,
      );
      const before = await later(scene, 'confirmed', 5 * 60_000);
      await local.runSchedule('marketplaces.sweep.schedule');
      await local.settle();
      expect(await dead(local)).toBe(0);
      const [queued] = await listOf(before, 'queued');
      expect(queued).toMatchObject({
        decisionId,
        adjustments: [{ status: 'pending', guided: true, message: task.details }],
      });
      expect((await classOf(before)).confirmed.classpass).toBeUndefined();

      const { adjustmentId } = task;
      const done = await local.call(confirmTask, { adjustmentId, outcome: 'done' }, before.token);
      expect(done).toMatchObject({ status: 'success', awaitsConfirmation: false });
      expect(await listOf(before, 'executed')).toMatchObject([{ decisionId, status: 'executed' }]);
      expect((await classOf(before)).confirmed.classpass).toMatchObject({ slots: task.placesTo });
      await expect(
        local.call(confirmTask, { adjustmentId, outcome: 'not-done' }, before.token),
      ).rejects.toMatchObject({ problem: { code: 'already-decided' } });
    });

    it('fail with the reason if the task could not be done', async () => {
      const { scene, task } = await aTask(local, 'not-done');
      const answer = { adjustmentId: task.adjustmentId, outcome: 'not-done', reason: 'No access' } as const;
      const failed = await local.call(confirmTask, answer, scene.token);
      expect(failed).toMatchObject({
        status: 'failure',
        details: 'Error: It could not be set at ClassPass by hand: No access',
      });
      expect(await listOf(scene)).toMatchObject([{ status: 'failed' }]);
    });

    it('are replaced by a newer task, and end at the cut-off', async () => {
      const { scene, decisionId, task } = await aTask(local, 'replaced');
      await local.call(undo, { decisionId }, scene.token);
      await local.settle();
      const [newer, older] = await activityOf(scene);
      expect(older).toMatchObject({ adjustmentId: task.adjustmentId, awaitsConfirmation: false });
      expect(older!.details).toBe('A newer change replaced it.');
      expect(newer).toMatchObject({ placesTo: 0, awaitsConfirmation: true });

      // The class starts on Wednesday at 13:00 UTC.
      const hoursToCutOff = 37;
      const after = await later(scene, 'replaced', hoursToCutOff * hourMs);
      await expect(
        local.call(confirmTask, { adjustmentId: newer!.adjustmentId, outcome: 'done' }, after.token),
      ).rejects.toMatchObject({ problem: { code: 'decision-expired' } });
      await local.runSchedule('marketplaces.sweep.schedule');
      await local.settle();
      expect((await activityOf(after))[0]).toMatchObject({
        awaitsConfirmation: false,
        details: 'It was not confirmed in time.',
      });
      expect(await dead(local)).toBe(0);
    });
  });
});
