// Records the data of the public demo again: the API's responses for the demo studio (web/src/demo/recorded.ts).
import { writeFileSync } from 'node:fs';
import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { getWhatIf } from '#shared/contracts/decisions/get-what-if.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import type { AnyOperation, OutputOf, RequestOf } from '#shared/contracts/operation.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import type { RecordedDetails, Overview } from '#web/src/demo/recorded.ts';
import { newAccount } from './stored-accounts.ts';
import { simulateNow } from './runs.ts';
import { demoEmail, seedDemo } from './seed/seed-demo.ts';
import { connectStaff } from './staff/connect-staff.ts';

/** A Monday morning at the demo studio, so that the whole week is still ahead. */
const recordedAt = new Date('2026-11-23T14:00:00Z');
/** After this time all changes have been applied at the marketplaces. */
const laterMs = 15 * 60_000;
const weekDays = 7;

type Ask = <Op extends AnyOperation>(contract: Op, input: RequestOf<Op>) => Promise<OutputOf<Op>>;

/** Reads all pages of a list, each with the cursor of the previous page. */
async function pagesOf<Page extends { cursor: string | null }>(
  read: (more: { cursor?: string }) => Promise<Page>,
): Promise<[Page, ...Page[]]> {
  const pages: [Page, ...Page[]] = [await read({})];
  for (let cursor = pages[0].cursor; cursor !== null;) {
    const page = await read({ cursor });
    pages.push(page);
    ({ cursor } = page);
  }
  return pages;
}

async function byId<Answer>(
  ids: readonly string[],
  read: (id: string) => Promise<Answer>,
): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const id of ids) answers[id] = await read(id);
  return answers;
}

async function overviewOf(ask: Ask, now: string): Promise<Overview> {
  const { today } = await ask(listClasses, {});
  const weeks = { from: addLocalDays(today, -weekDays), to: addLocalDays(today, 2 * weekDays - 1) };
  const waiting = await pagesOf((more) => ask(listWaiting, more));
  const schedule = await pagesOf((more) => ask(listClasses, { ...weeks, ...more }));
  const activity = await pagesOf((more) => ask(listActivity, more));
  return {
    now,
    settings: await ask(getSettings, {}),
    dashboard: await ask(getDashboard, {}),
    impact: await ask(getImpact, {}),
    run: await ask(getRun, {}),
    waiting: { decisions: waiting.flatMap(({ decisions }) => decisions), cursor: null },
    schedule: { ...schedule[0], classes: schedule.flatMap(({ classes }) => classes), cursor: null },
    successors: await ask(listSuccessors, { list: 'open' }),
    activity: { ...activity[0], activity: activity.flatMap((page) => page.activity), cursor: null },
    failures: await ask(listFailures, {}),
  };
}

async function detailsOf(ask: Ask, { schedule, activity }: Overview): Promise<RecordedDetails> {
  const idsOf = async (tab: 'all' | 'queued' | 'executed'): Promise<string[]> => {
    const pages = await pagesOf((more) => ask(listDecisions, { tab, ...more }));
    return pages.flatMap(({ decisions }) => decisions.map(({ decisionId }) => decisionId));
  };
  const weekEnd = addLocalDays(schedule.today, weekDays - 1);
  const classIds = schedule.classes
    .filter(({ localDate }) => schedule.today <= localDate && localDate <= weekEnd)
    .map(({ classId }) => classId);
  const recorded = activity.activity.filter(({ hasRecording }) => hasRecording);
  const decisions = await byId(await idsOf('all'), (decisionId) => ask(getDecision, { decisionId }));
  return {
    decisions: Object.values(decisions),
    queued: await idsOf('queued'),
    executed: await idsOf('executed'),
    classes: await byId(classIds, (classId) => ask(getClass, { classId })),
    bookings: await byId(classIds, async (classId) => {
      const pages = await pagesOf((more) => ask(listBookings, { classId, ...more }));
      return { ...pages[0], bookings: pages.flatMap(({ bookings }) => bookings), cursor: null };
    }),
    changes: await byId(classIds, async (classId) => {
      const pages = await pagesOf((more) => ask(listChanges, { classId, ...more }));
      return { ...pages[0], changes: pages.flatMap(({ changes }) => changes), cursor: null };
    }),
    whatIf: await byId(classIds, (classId) => ask(getWhatIf, { classId })),
    recordings: await byId(
      recorded.map(({ adjustmentId }) => adjustmentId),
      (adjustmentId) => ask(getRecording, { adjustmentId }),
    ),
  };
}

/** Creates the demo studio and waits until its decisions are applied at the marketplaces. */
async function prepare(local: Local): Promise<Ask> {
  const { token } = await seedDemo(local, newAccount(demoEmail));
  const ask: Ask = (contract, input) => local.call(contract, input, token);
  const { inventoryMode, ai } = await ask(getSettings, {});
  const { confidenceThreshold, maxSlotAdjustment } = ai;
  await simulateNow(local, { inventoryMode, confidenceThreshold, maxSlotAdjustment }, token);
  await local.advance(laterMs);
  await local.settle();
  return ask;
}

/**
 * Writes one entry per line. The simulated marketplaces' addresses are replaced, because they exist only on this
 * machine.
 */
function write(name: string, recorded: Overview | RecordedDetails): void {
  const lines = Object.entries(recorded).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  const text = `{\n${lines.join(',\n')}\n}\n`;
  writeFileSync(
    `web/src/demo/${name}.json`,
    text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://marketplace.example'),
  );
}

process.env['TZ'] = 'UTC';
const local = await createLocal({ clock: recordedAt, companion: connectStaff });
try {
  const ask = await prepare(local);
  const overview = await overviewOf(ask, local.now().toISOString());
  write('overview', overview);
  write('details', await detailsOf(ask, overview));
} finally {
  await local.close();
}
