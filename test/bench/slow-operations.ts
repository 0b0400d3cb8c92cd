// Times requests of a studio with 500 classes a week. Every request must succeed within three seconds. `--
// slow-operations 500 3`: classes a week, and how often each read is repeated.
import process from 'node:process';
import { createLocal } from '#infra/local/index.ts';
import { decideNow, simulateNow } from '#infra/demo/runs.ts';
import { exportActivity } from '#shared/contracts/activity/export-activity.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { runSimulation } from '#shared/contracts/decisions/run-simulation.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { listMapping } from '#shared/contracts/integrations/list-mapping.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import type { AnyOperation, OutputOf, RequestOf } from '#shared/contracts/operation.ts';
import type { OperationId } from '#shared/contracts/registry.ts';
import { backtestRule } from '#shared/contracts/rules/backtest-rule.ts';
import { deleteRule } from '#shared/contracts/rules/delete-rule.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import type { RuleTerms } from '#shared/contracts/rules/rule.ts';
import { setRuleEnabled } from '#shared/contracts/rules/set-rule-enabled.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { getSummary } from '#shared/contracts/schedule/get-summary.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { aStudioIn, monday } from '../journeys/scene.ts';
import { slowerCoreNow } from './cost/yardstick.ts';
import { insist, isSmallest, sized } from './measure.ts';
import { measureClearing, measureImports } from './slow-operations/files.ts';
import { seed } from './slow-operations/seed.ts';
import { timed, type Studio } from './slow-operations/timed.ts';

const [, , , weekGiven = sized(500, 40), runsGiven = sized(3, 1)] = process.argv;
const classesPerWeek = Number(weekGiven);
const runs = Number(runsGiven);
const size = { classesPerWeek, weeksBefore: sized(8, 1), changes: sized(10_000, 50) };

const today = monday.toISOString().slice(0, 10);
const week = { from: today, to: addLocalDays(today, 6) };
const settings = { inventoryMode: 'separate', confidenceThreshold: 0.7, maxSlotAdjustment: 5 } as const;
const ruleTerms: RuleTerms = {
  condition: { kind: 'occupancy-below', occupancyPercent: 50, hoursBeforeMin: 24 },
  action: 'increase',
  slotCount: 2,
  platforms: ['wellhub'],
};

type Ask = <Op extends AnyOperation & { readonly id: OperationId }>(
  contract: Op,
  inputOf: (at: number) => RequestOf<Op>,
  times?: number,
  what?: string,
) => Promise<OutputOf<Op>>;

/** Times several repetitions of a request, and returns the last answer. */
const asking =
  (studio: Studio): Ask =>
  async (contract, inputOf, times = runs, what = '') => {
    const answers: unknown[] = [];
    await timed(studio, { operationId: contract.id, what, times }, async (at) => {
      answers.push(await studio.local.call(contract, inputOf(at), studio.token));
    });
    return answers.at(-1) as OutputOf<typeof contract>;
  };

async function measureReads(ask: Ask, classId: string): Promise<void> {
  await ask(getDashboard, () => ({}));
  await ask(listClasses, () => week);
  await ask(getSummary, () => week);
  await ask(getClass, () => ({ classId }));
  await ask(listChanges, () => ({ classId }));
  await ask(listDecisions, () => ({}));
  await ask(getRun, () => ({}));
  await ask(getSimulation, () => ({}));
  await ask(getUplift, () => ({}));
  await ask(listActivity, () => ({}));
  await ask(listActivity, () => ({ text: 'nothing is called this' }), runs, 'a name that nothing has');
  await ask(listFailures, () => ({}));
  const { changes } = await ask(exportActivity, () => ({}));
  insist(changes.length === Math.min(5_000, size.changes), `the export has ${changes.length} rows`);
  await ask(exportActivity, () => ({ text: 'nothing is called this' }), runs, 'a name that nothing has');
  await ask(listIntegrations, () => ({}));
  await ask(listMapping, () => ({ integrationId: 'wellhub' as const }));
  const { classes } = await ask(backtestRule, () => ruleTerms);
  insist(classes > size.classesPerWeek / 2, `the backtest looked at ${classes} classes`);
}

async function measureRuns({ local, token }: Studio, ask: Ask): Promise<void> {
  await ask(runOptimizer, () => ({}), 1);
  await local.settle();
  await decideNow(local, token);
  await ask(runSimulation, () => settings, 1);
  await local.settle();
  await simulateNow(local, settings, token);
}

async function measureDecisions({ local, token }: Studio, ask: Ask): Promise<void> {
  const pending = await local.call(listDecisions, { tab: 'pending' }, token);
  const decisions = pending.decisions.filter(({ allowedActions }) => allowedActions.includes('approve'));
  insist(decisions.length > 2 * runs, `${decisions.length} recommendations wait, which are too few`);
  const decisionIdAt = (at: number) => ({ decisionId: decisions[at]?.decisionId ?? '' });
  await ask(getDecision, decisionIdAt);
  await ask(approve, decisionIdAt);
  await ask(reject, (at) => decisionIdAt(runs + at));
  const { rules } = await local.call(listRules, {}, token);
  const [first, second] = rules;
  insist(first !== undefined && second !== undefined, 'the studio has too few rules');
  await ask(deleteRule, () => ({ ruleId: first.ruleId, version: first.version }), 1);
  await ask(setRuleEnabled, () => ({ ruleId: second.ruleId, enabled: false, version: second.version }), 1);
}

async function measureEdits({ local, token }: Studio, ask: Ask, classId: string): Promise<void> {
  const terms = {
    integrationId: 'wellhub',
    revenuePerBookingMinor: 12_000,
    noShowPayPercent: 0,
    guidelines: defaultGuidelines,
  } as const;
  await ask(updateTerms, () => terms);
  const weeks = isSmallest ? (4 as const) : (52 as const);
  const { generated } = await ask(repeatClass, () => ({ classId, weeks }), 1, `${weeks} weeks`);
  insist(generated === weeks, `${generated} classes were generated`);
  const { version, totalCapacity } = (await local.call(getClass, { classId }, token)).class;
  const wanted = { classId, version, totalCapacity: totalCapacity + 1, scope: 'this-and-following' } as const;
  const { change, followingChanged, ...adjusted } = await ask(
    adjustClass,
    () => wanted,
    1,
    'all that follow',
  );
  insist(followingChanged === weeks, `${followingChanged} classes that follow were changed`);
  const undone = { classId, changeId: change?.changeId ?? '', version: adjusted.class.version };
  await ask(undoChange, () => undone, 1);
}

export async function run(): Promise<void> {
  const slowerCore = slowerCoreNow();
  const local = await createLocal({ clock: monday });
  try {
    const { studioId, token } = await aStudioIn(local, 'owner@alameda.test');
    await seed(local, studioId, size, monday);
    const studio = { local, token, slowerCore };
    const ask = asking(studio);
    const { classes } = await local.call(listClasses, week, token);
    const classId = classes.at(-1)?.classId ?? '';
    await measureReads(ask, classId);
    await measureRuns(studio, ask);
    await measureDecisions(studio, ask);
    await measureEdits(studio, ask, classId);
    await local.settle();
    await measureImports(studio, today);
    await local.settle();
    await measureClearing(studio);
  } finally {
    await local.close();
  }
}
