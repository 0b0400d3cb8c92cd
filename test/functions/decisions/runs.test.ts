import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { runSimulation } from '#shared/contracts/decisions/run-simulation.ts';
import type { SimulatedSettings } from '#shared/contracts/decisions/simulation.ts';
import type { DecidingMessage, RunMessage, StalledRunMessage } from '#shared/contracts/messages.ts';
import type { StartDeps } from '#functions/decisions/runs/start-run.ts';
import { classItems, connectionItems } from '../../bench/studio-of-classes.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startStoppingTable, type StoppingTable } from '../../builders/start-stopping-table.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import type { TableDeps } from '#functions/_platform/ports/base.ts';
import { table as tables } from '#functions/_platform/table.ts';
import { runStep } from '#functions/decisions/runs/run-step.ts';
import { sweepWork } from '#functions/jobs/sweep-work.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { handler as getRunHandler } from '#functions/decisions/get-run.ts';
import { handler as getSimulationHandler } from '#functions/decisions/get-simulation.ts';
import { handler as runOptimizerHandler } from '#functions/decisions/run-optimizer.ts';
import { handler as runSimulationHandler } from '#functions/decisions/run-simulation.ts';
import { stalledRun } from '#functions/decisions/runs/stalled-run.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const [open, weeksBefore, batchItems] = [60, 2, 25];
const minuteMs = 60_000;
const settings: SimulatedSettings = {
  inventoryMode: 'separate',
  confidenceThreshold: 0.8,
  maxSlotAdjustment: 4,
};

let table: StoppingTable;
let studios = 0;

beforeAll(async () => {
  table = await startStoppingTable();
});
afterAll(() => table.close());
beforeEach(() => table.stopAfter());

async function put(items: readonly object[]): Promise<void> {
  const client = new DynamoDBClient({});
  const TableName = process.env['TABLE_NAME'] ?? '';
  for (let at = 0; at < items.length; at += batchItems) {
    const puts = items.slice(at, at + batchItems).map((item) => ({ PutRequest: { Item: marshall(item) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
}

/**
 * A studio with many open classes. The test runs its worker and sweeper step by step, on a clock that it can advance.
 */
async function aLargeStudio() {
  studios += 1;
  const studioId = `88888888-0000-4000-8000-${String(studios).padStart(12, '0')}`;
  await put([...connectionItems(studioId), ...classItems(studioId, open, weeksBefore, new Date())]);
  await giveAccess(studioId);
  const sent: DecidingMessage[] = [];
  // A sweep covers all studios, including those of other tests.
  const isOwn = (message: DecidingMessage) => 'studioId' in message && message.studioId === studioId;
  const isStalled = (message: DecidingMessage): message is StalledRunMessage => 'work' in message;
  let laterMs = 0;
  let everyPollMs = 0;
  const deps: StartDeps & TableDeps = {
    ...assemble({ table: tables }),
    clock: {
      now: () => {
        laterMs += everyPollMs;
        return new Date(Date.now() + laterMs);
      },
    },
    studios: { send: async (messages) => void sent.push(...messages.filter(isOwn)) },
  };
  const as = { studioId };
  const run = async () => (await callOperation(getRunHandler, getRun, {}, as)).body.run;
  const messageOf = (kind: RunMessage['kind'], runId: string): RunMessage => ({
    kind,
    studioId,
    runId,
    correlationId: 'test',
  });
  return {
    studioId,
    sent,
    run,
    messageOf,
    start: async () => callOperation(runOptimizerHandler, runOptimizer, {}, as),
    simulate: async (over: Partial<SimulatedSettings> = {}) =>
      callOperation(runSimulationHandler, runSimulation, { ...settings, ...over }, as),
    simulation: async () => (await callOperation(getSimulationHandler, getSimulation, {}, as)).body,
    step: (message: RunMessage) => runStep(tableOf(studioId), message, deps),
    /** Processes the sweeper's latest message, which continues the run, if there is one. */
    heed: () => {
      const requested = sent.at(-1);
      if (!requested || !isStalled(requested)) throw new Error('The sweeper sent nothing.');
      return stalledRun(tableOf(studioId), requested, deps);
    },
    sweep: () => sweepWork({ ...deps, imports: { send: async () => undefined } }),
    wait: (ms: number) => {
      laterMs += ms;
    },
    /** Advances the clock by this much every time it is read. */
    hurry: (ms: number) => {
      everyPollMs = ms;
    },
    inStudio: <T>(work: (studioTable: StudioTable) => Promise<T>) => work(tableOf(studioId)),
    pending: async () => {
      const studioTable = tableOf(studioId);
      const all = studioTable.of(DecisionEntity).query.primary({ studioId });
      const { data } = await all.go({ pages: 'all', consistent: true });
      return data.filter(({ status }) => status === 'pending-review').map(({ classId }) => classId);
    },
  };
}

describe('a run of the optimizer', () => {
  it('is answered at once, joined by a second click, and reports its progress and result', async () => {
    const studio = await aLargeStudio();
    const [first, second] = [await studio.start(), await studio.start()];
    expect(first).toMatchObject({
      status: 202,
      body: { status: 'queued', startedBy: studio.studioId, result: null, finishedAt: null },
    });
    expect(second.body.runId).toBe(first.body.runId);
    expect(await studio.pending()).toEqual([]);

    await studio.step(studio.messageOf('optimizer', first.body.runId));
    const pending = await studio.pending();
    expect(pending.length).toBeGreaterThan(20);
    expect(await studio.run()).toMatchObject({
      runId: first.body.runId,
      status: 'done',
      progress: { classesTotal: open, classesDone: open },
      result: { classesAnalyzed: open, decisionsGenerated: pending.length, decisionsExecuted: 0 },
      problem: null,
    });
    const third = await studio.start();
    expect(third.body.runId).not.toBe(first.body.runId);
    expect(studio.sent).toEqual([]);
  });

  it('continues after a worker died, and decides no class twice', async () => {
    const studio = await aLargeStudio();
    const { runId } = (await studio.start()).body;
    const message = studio.messageOf('optimizer', runId);
    let deaths = 0;
    for (let calls = 24; (await studio.run())?.status !== 'done'; calls += 8) {
      table.stopAfter(calls);
      await studio.step(message).catch(() => (deaths += 1));
      table.stopAfter();
    }
    expect(deaths).toBeGreaterThan(1);
    const pending = await studio.pending();
    expect(new Set(pending).size).toBe(pending.length);
    expect(await studio.run()).toMatchObject({
      progress: { classesTotal: open, classesDone: open },
      result: { classesAnalyzed: open },
    });

    const whole = await aLargeStudio();
    await whole.step(whole.messageOf('optimizer', (await whole.start()).body.runId));
    expect((await whole.pending()).length).toBe(pending.length);
  });

  it('leaves the rest to the next message when its time is over', async () => {
    const studio = await aLargeStudio();
    const { runId } = (await studio.start()).body;
    const message = studio.messageOf('optimizer', runId);
    studio.hurry(12_000);
    await studio.step(message);
    const halfway = await studio.run();
    expect(halfway).toMatchObject({ status: 'running', result: null });
    expect(halfway!.progress.classesDone).toBeGreaterThan(0);
    expect(halfway!.progress.classesDone).toBeLessThan(open);
    expect(studio.sent).toEqual([{ ...message, correlationId: expect.any(String) }]);
    studio.hurry(0);
    await studio.step(message);
    expect(await studio.run()).toMatchObject({ status: 'done', result: { classesAnalyzed: open } });
  });

  it('is resumed when it stalls, and ends as failed after five attempts', async () => {
    const studio = await aLargeStudio();
    const { runId } = (await studio.start()).body;
    studio.wait(5 * minuteMs);
    await studio.sweep();
    expect(studio.sent).toEqual([]);
    for (let times = 1; times <= 5; times += 1) {
      studio.wait(7 * minuteMs);
      await studio.sweep();
      expect(studio.sent).toHaveLength(times);
      expect(studio.sent.at(-1)).toMatchObject({ kind: 'go-on', work: 'optimizer', id: runId });
    }
    expect(await studio.heed()).toMatchObject({ kind: 'optimizer', studioId: studio.studioId, runId });
    studio.wait(7 * minuteMs);
    await studio.sweep();
    expect(studio.sent).toHaveLength(6);
    expect(studio.sent.at(-1)).toMatchObject({ kind: 'give-up', work: 'optimizer', id: runId });
    expect(await studio.heed()).toBeUndefined();
    expect(await studio.run()).toMatchObject({
      status: 'failed',
      result: null,
      problem:
        'Something went wrong on our side. The recommendations that were made stay; run the optimizer again for the rest.',
    });
    studio.wait(7 * minuteMs);
    await studio.sweep();
    expect(studio.sent).toHaveLength(6);
    expect((await studio.start()).body.status).toBe('queued');
  });

  it('is not ended if it made progress before the last attempt', async () => {
    const studio = await aLargeStudio();
    const { runId } = (await studio.start()).body;
    for (let times = 1; times <= 6; times += 1) {
      studio.wait(7 * minuteMs);
      await studio.sweep();
    }
    const requested = studio.sent.at(-1)!;
    expect(requested).toMatchObject({ kind: 'give-up', id: runId });
    studio.hurry(12_000);
    await studio.step(studio.messageOf('optimizer', runId));
    studio.hurry(0);
    studio.sent.push(requested);
    expect(await studio.heed()).toBeUndefined();
    expect(await studio.run()).toMatchObject({ status: 'running', problem: null });
  });

  it('is not resumed once it has ended', async () => {
    const studio = await aLargeStudio();
    const { runId } = (await studio.start()).body;
    studio.wait(5 * minuteMs);
    await studio.step(studio.messageOf('optimizer', runId));
    studio.wait(60 * minuteMs);
    await studio.sweep();
    expect(studio.sent).toEqual([]);
    expect(await studio.run()).toMatchObject({ status: 'done' });
  });

  it('explains why it did not run if that is no longer allowed when its turn comes', async () => {
    const studio = await aLargeStudio();
    const { runId } = (await studio.start()).body;
    const { studioId } = studio;
    await studio.inStudio(async (studioTable) => {
      const { data } = await studioTable.of(ConnectionEntity).query.primary({ studioId }).begins({}).go();
      for (const { marketplace } of data)
        await studioTable
          .of(ConnectionEntity)
          .patch({ studioId, marketplace })
          .set({ status: 'disconnected' })
          .go();
    });
    await studio.step(studio.messageOf('optimizer', runId));
    expect(await studio.run()).toMatchObject({
      status: 'failed',
      problem: 'Please connect at least one integration before running the AI optimizer',
    });
    expect((await studio.start()).body).toMatchObject({ code: 'no-integration' });
  });
});

describe('a simulation', () => {
  it('is answered at once, joined for the same settings, and stored when its run ends', async () => {
    const studio = await aLargeStudio();
    const [first, second] = [await studio.simulate(), await studio.simulate()];
    expect(first).toMatchObject({ status: 202, body: { status: 'queued', settings } });
    expect(second.body.runId).toBe(first.body.runId);
    expect((await studio.simulation()).simulation).toBeNull();
    await studio.step(studio.messageOf('simulation', first.body.runId));
    const { simulation, run } = await studio.simulation();
    expect(simulation).toMatchObject({ settings });
    expect(simulation!.classes).toBeGreaterThan(0);
    expect(run).toMatchObject({ runId: first.body.runId, status: 'done' });
  });

  it('is replaced by one with other settings, and then stores nothing', async () => {
    const studio = await aLargeStudio();
    const first = (await studio.simulate()).body.runId;
    const other = (await studio.simulate({ maxSlotAdjustment: 2 })).body.runId;
    expect(other).not.toBe(first);
    await studio.step(studio.messageOf('simulation', first));
    expect(await studio.simulation()).toMatchObject({ simulation: null, run: { runId: other } });
    await studio.step(studio.messageOf('simulation', other));
    expect(await studio.simulation()).toMatchObject({
      simulation: { settings: { maxSlotAdjustment: 2 } },
      run: { status: 'done' },
    });
    studio.wait(60 * minuteMs);
    await studio.sweep();
    expect(studio.sent).toEqual([expect.objectContaining({ kind: 'go-on', id: first })]);
    expect(await studio.heed()).toBeUndefined();
    studio.wait(60 * minuteMs);
    await studio.sweep();
    expect(studio.sent).toHaveLength(1);
  });
});
