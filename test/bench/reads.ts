// The read units of every screen as a studio's history grows. The cost of a screen must not depend on it.
import { createLocal, type Local } from '#infra/local/index.ts';
import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import { getWhatIf } from '#shared/contracts/decisions/get-what-if.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { getCalendar } from '#shared/contracts/settings/get-calendar.ts';
import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { listNotifications } from '#shared/contracts/notifications/list-notifications.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { getSummary } from '#shared/contracts/schedule/get-summary.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { showsSomething, unitsRead } from './all-well.ts';
import { insist, isSmallest, print } from './measure.ts';
import { pointAt } from './point-at.ts';
import { classesPerWeek, fill, keep, newestDecisionId, now, week } from './reads-history.ts';

/** At 1x: four weeks of 200 classes, each with a decision and an adjustment, and the displayed week. */
const weeksAtOnce = 4;
const scales = isSmallest ? [1] : [1, 10, 100];
const readUnitsMax = 20;

const [shown] = week('', 0);
const { classId } = shown ?? { classId: '' };
const today = now.toISOString().slice(0, 10);
const thisWeek = { from: today, to: addLocalDays(today, 6) };

/** The requests of each screen when it opens. */
const screens: Record<string, (local: Local, token: string) => Promise<unknown>[]> = {
  dashboard: (local, token) => [local.call(getSession, {}, token), local.call(getDashboard, {}, token)],
  classes: (local, token) => [
    local.call(getSession, {}, token),
    local.call(getSettings, {}, token),
    local.call(listClasses, thisWeek, token),
    local.call(listSuccessors, { list: 'open' }, token),
  ],
  'classes, the week alone': (local, token) => [local.call(listClasses, thisWeek, token)],
  // No screen requests the sums: the page computes them from its classes.
  'sums of a week': (local, token) => [local.call(getSummary, thisWeek, token)],
  'classes, one open': (local, token) => [
    local.call(getClass, { classId }, token),
    local.call(listBookings, { classId }, token),
  ],
  'classes, history of one': (local, token) => [local.call(listChanges, { classId }, token)],
  'ai-decisions': (local, token) => [
    local.call(getSession, {}, token),
    local.call(getSettings, {}, token),
    local.call(listWaiting, {}, token),
  ],
  'ai-decisions, all': (local, token) => [local.call(listDecisions, { tab: 'all' }, token)],
  'measured gain': (local, token) => [local.call(getUplift, {}, token)],
  impact: (local, token) => [local.call(getImpact, {}, token)],
  'what if': (local, token) => [local.call(getWhatIf, { classId }, token)],
  'one decision': (local, token) => [local.call(getDecision, { decisionId: newestDecisionId }, token)],
  integrations: (local, token) => [
    local.call(getSession, {}, token),
    local.call(listIntegrations, {}, token),
    local.call(listSources, {}, token),
  ],
  rules: (local, token) => [local.call(getSession, {}, token), local.call(listRules, {}, token)],
  settings: (local, token) => [
    local.call(getSession, {}, token),
    local.call(getSettings, {}, token),
    local.call(getCalendar, {}, token),
    local.call(getVisitValues, {}, token),
  ],
  notifications: (local, token) => [local.call(listNotifications, {}, token)],
  failures: (local, token) => [local.call(listFailures, {}, token)],
  imports: (local, token) => [local.call(listImports, {}, token)],
  logs: (local, token) => [
    local.call(getSession, {}, token),
    local.call(getSettings, {}, token),
    local.call(listActivity, {}, token),
  ],
};

/** Each function reads one item while it starts, whichever screen requests it first, so all are started before. */
async function unitsOf(local: Local, token: string, ask: (typeof screens)[string]): Promise<number> {
  await Promise.all(ask(local, token));
  local.metering.reset();
  const answers = await Promise.all(ask(local, token));
  insist(answers.every(showsSomething), 'a screen was answered with nothing: the history is not there');
  return unitsRead(local);
}

export async function run(): Promise<void> {
  const local = await createLocal({ clock: now });
  try {
    const { studioId, token } = await local.createOwner({
      email: 'bench@cupo.test',
      password: 'bench-bench',
    });
    const team = await local.createSuperadmin();
    const access = { studioId, until: '2027-12-31T00:00:00.000Z', reason: 'Bench' };
    await local.call(grantAccess, access, team.token);
    pointAt(local);
    const first = new Map<string, number>();
    let filled = 0;
    for (const scale of scales) {
      await fill(studioId, filled, weeksAtOnce * scale);
      filled = weeksAtOnce * scale;
      await keep(studioId);
      for (const [screen, ask] of Object.entries(screens)) {
        const a = await unitsOf(local, token, ask);
        const b = first.get(screen) ?? a;
        first.set(screen, b);
        const note = `${scale}x history (${filled * classesPerWeek} classes); goal ratio 1.1, ${readUnitsMax} units`;
        print({ bench: `reads/${screen}/${scale}x`, unit: 'read units', ratio: a / b, a, b, runs: 1, note });
      }
    }
  } finally {
    await local.close();
  }
}
