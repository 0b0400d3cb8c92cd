import { readFileSync } from 'node:fs';
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
import { wordDecision } from '#shared/contracts/decisions/word-decision.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { registry } from '#shared/contracts/registry.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { callRecorded, demoRefusal } from '#web/src/demo/answers.ts';
import { movedByWeeks, weeksBetween } from '#web/src/demo/move.ts';
import type { RecordedDetails, Overview } from '#web/src/demo/recorded.ts';

const textOf = (name: string): string => readFileSync(`web/src/demo/${name}.json`, 'utf8');
const overview = JSON.parse(textOf('overview')) as Overview;
const details = JSON.parse(textOf('details')) as RecordedDetails;
const recordedOn = overview.now.slice(0, 10);
const call = callRecorded(overview, () => Promise.resolve(details));
/** Up to ten years ahead, and one back, over every change of month and year. */
const weeksTried = [-60, 0, 1, 2, 5, 52, 521];

/** All requests of the demo's pages, one for each class, decision and change that they show. */
const requests: readonly (readonly [AnyOperation, readonly object[]])[] = [
  [getSettings, [{}]],
  [getDashboard, [{}]],
  [getImpact, [{}]],
  [getRun, [{}]],
  [listWaiting, [{}]],
  [listClasses, [{}]],
  [listSuccessors, [{ list: 'open' }]],
  [listActivity, [{}, { platform: 'wellhub', status: 'success', text: 'YÓGA' }]],
  [listFailures, [{}]],
  [listDecisions, (['all', 'queued', 'executed'] as const).map((tab) => ({ tab }))],
  [getDecision, details.decisions.map(({ decisionId }) => ({ decisionId }))],
  [wordDecision, [{ decisionId: details.decisions[0]?.decisionId }]],
  ...[getWhatIf, getClass, listBookings, listChanges].map(
    (one) => [one, Object.keys(details.classes).map((classId) => ({ classId }))] as const,
  ),
  [getRecording, Object.keys(details.recordings).map((adjustmentId) => ({ adjustmentId }))],
];

describe('the content of the demo', () => {
  it.each(requests.map(([operation, inputs]) => [operation.id, operation, inputs] as const))(
    '%s returns a response that matches its contract; if not, run npm run record:demo',
    async (_id, operation, inputs) => {
      expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) {
        const answer: unknown = await call(operation, input as never);
        expect(operation.output.safeParse(answer).error).toBeUndefined();
      }
    },
  );

  it('is complete: every listed decision, class and recording can be opened', async () => {
    const { classes, today } = await call(listClasses, {});
    expect(classes.length).toBeGreaterThan(40);
    expect(classes.every(({ localDate }) => localDate >= today)).toBe(true);
    for (const { classId } of classes) await call(getClass, { classId });
    const { decisions } = await call(listWaiting, {});
    expect(decisions.length).toBeGreaterThan(20);
    for (const { decisionId } of decisions) await call(getDecision, { decisionId });
    const { activity } = await call(listActivity, {});
    expect(activity.length).toBeGreaterThan(4);
    for (const { adjustmentId } of activity) await call(getRecording, { adjustmentId });
  });

  it('contains no personal data and nothing about the machine on which it was recorded', () => {
    for (const text of [textOf('overview'), textOf('details')])
      expect(text).not.toMatch(/@|127\.0\.0\.1|localhost|"(?:accessToken|password|credentials|email)"/i);
  });

  it('refuses every change, and everything that was not recorded', async () => {
    const answered = requests.map(([{ id }]) => id);
    const others = registry.filter(({ id }) => !answered.includes(id));
    expect(others.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(50);
    for (const operation of others) await expect(call(operation, {})).rejects.toThrow(demoRefusal);
  });

  it('says why a class of another week cannot be opened', async () => {
    await expect(call(getClass, { classId: '20200101T0000Z-000000000000' })).rejects.toThrow(/this week/);
  });

  it('limits the schedule to the requested days', async () => {
    const { classes } = await call(listClasses, { from: recordedOn, to: recordedOn });
    expect(new Set(classes.map(({ localDate }) => localDate))).toEqual(new Set([recordedOn]));
  });

  it.each([
    [
      { platform: 'fitpass' as const },
      ({ marketplace }: { marketplace: string }) => marketplace === 'fitpass',
    ],
    [{ status: 'failure' as const }, ({ status }: { status: string }) => status === 'failure'],
    [{ from: recordedOn, to: recordedOn }, () => true],
    [{ to: '2020-01-01' }, () => false],
  ])('narrows logs by %j', async (filter, isWanted) => {
    const all = await call(listActivity, {});
    const { activity } = await call(listActivity, filter);
    expect(activity).toEqual(all.activity.filter(isWanted));
  });
});

describe('the dates of the demo', () => {
  it.each([
    ['2026-11-23T14:18:00Z', 0],
    ['2026-11-30T13:00:00Z', 0],
    ['2026-11-30T13:30:00Z', 1],
    ['2026-11-30T14:18:00Z', 1],
    ['2027-11-24T14:18:00Z', 52],
    ['2026-11-22T00:00:00Z', -1],
  ])('at %s are moved by %i weeks', (now, weeks) => {
    expect(weeksBetween(new Date('2026-11-23T14:18:00Z'), new Date(now))).toBe(weeks);
  });

  it('are moved in timestamps, days and months, and nothing else changes', () => {
    const text =
      '{"at":"2026-11-23T14:18:43.897Z","on":"2026-12-31","month":"2026-10","id":"20261126T0115Z-48"}';
    expect(movedByWeeks(text, '2026-11-23', 2)).toBe(
      '{"at":"2026-12-07T14:18:43.897Z","on":"2027-01-14","month":"2026-11","id":"20261126T0115Z-48"}',
    );
  });

  it.each(weeksTried)('still match the contracts and each other when moved by %i weeks', (weeks) => {
    const moved = JSON.parse(movedByWeeks(textOf('overview'), recordedOn, weeks)) as Overview;
    expect(listClasses.output.safeParse(moved.schedule).error).toBeUndefined();
    expect(getImpact.output.safeParse(moved.impact).error).toBeUndefined();
    expect(moved.dashboard.earned.month).toBe(moved.schedule.today.slice(0, 7));
    for (const { startsAt, localDate, localTime } of moved.schedule.classes)
      expect(
        new Date(startsAt).toLocaleString('sv-SE', { timeZone: moved.schedule.timezone }).slice(0, 16),
      ).toBe(`${localDate} ${localTime}`);
  });
});
