// One marketplace answers only 500. Measures its requests per decision and minute, and how long another marketplace's
// pushes take meanwhile, compared with normal operation.
import { performance } from 'node:perf_hooks';
import { createLocal, type Local } from '#infra/local/index.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import {
  aStudioIn,
  connect,
  down,
  list,
  misbehave,
  monday,
  placesShown,
  type Listed,
  type Scene,
} from '../journeys/scene.ts';
import { insist, interleaved, isSmallest, print, sized } from './measure.ts';

const day = '2026-11-25';
const minuteMs = 60_000;
const stepMs = 15_000;
const runs = sized(8, 1);
const minutesLookedAt: readonly number[] = isSmallest ? [2] : [5, 15, 60];
const decisionsLookedAt: readonly number[] = isSmallest ? [1] : [1, 6];
const everyMinute = 'marketplaces.sweep.schedule';
const everyFiveMinutes = 'marketplaces.reconcile.schedule';

const hours = Array.from({ length: 6 }, (_, at) => at + 8);
const localTimeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
/** Mexico City is six hours behind UTC in November. */
const listed: Listed[] = hours.map((hour) => ({
  name: 'Yoga',
  localDate: day,
  localTime: localTimeOf(hour),
  startsAt: `${day}T${String(hour + 6).padStart(2, '0')}:00:00.000Z`,
  room: 'Sala 1',
  slots: 2,
}));
const csvData = [
  'class_name,class_date,class_time,total_capacity,room,instructor,wellhub_slots,totalpass_slots',
  ...hours.map((hour) => `Yoga,${day},${localTimeOf(hour)},20,Sala 1,Ana,2,2`),
].join('\n');

let studios = 0;

/** A studio with six classes at two marketplaces, both of which answer. */
async function aStudioOfSix(local: Local): Promise<Scene> {
  studios += 1;
  const scene = await aStudioIn(local, `outage-${studios}@alameda.test`);
  await connect(scene, 'wellhub', 'totalpass');
  await list(scene, 'wellhub', listed);
  await list(scene, 'totalpass', listed);
  await local.call(importSchedule, { csvData }, scene.token);
  // The work that connecting starts is not part of a decision's cost.
  await local.settle();
  return scene;
}

async function decide({ local, token }: Scene, classes: number, allocations: Record<string, number>) {
  const found = await local.call(listClasses, { from: day, to: day }, token);
  insist(
    found.classes.length >= classes,
    `there are ${found.classes.length} classes to decide, of ${classes}`,
  );
  for (const { classId, version } of found.classes.slice(0, classes))
    await local.call(adjustClass, { classId, version, allocations }, token);
}

async function requestsAt({ local }: Scene, marketplace: 'wellhub'): Promise<number> {
  const answer = await fetch(`${local.simulators[marketplace].url}/_control/log`);
  const entries = (await answer.json()) as { method: string }[];
  return entries.filter(({ method }) => method !== 'WEBHOOK').length;
}

/** Lets minutes pass with their schedules, a quarter of a minute at a time. */
async function pass({ local }: Scene, minutes: number): Promise<void> {
  for (let step = 1; step <= (minutes * minuteMs) / stepMs; step += 1) {
    await local.advance(stepMs);
    if ((step * stepMs) % minuteMs === 0) await local.runSchedule(everyMinute);
    if ((step * stepMs) % (5 * minuteMs) === 0) await local.runSchedule(everyFiveMinutes);
    await local.settle();
  }
}

/** @throws {NothingMeasured} if the failing marketplace received no request, because nothing was decided for it */
export function insistRequested(requests: number): void {
  insist(requests > 0, 'the marketplace that is down was not asked once');
}

async function requestedPerDecision(decisions: number): Promise<void> {
  const local = await createLocal({ clock: monday });
  const scene = await aStudioOfSix(local);
  await misbehave(scene, 'wellhub', down);
  const before = await requestsAt(scene, 'wellhub');
  await decide(scene, decisions, { wellhub: 4 });
  await local.settle();
  let passed = 0;
  for (const minutes of minutesLookedAt) {
    await pass(scene, minutes - passed);
    passed = minutes;
    const requests = (await requestsAt(scene, 'wellhub')) - before;
    insistRequested(requests);
    print({
      bench: 'outage',
      ratio: requests / (decisions * minutes),
      unit: 'requests per decision and minute',
      a: requests,
      b: decisions * minutes,
      runs: 1,
      note: `${decisions} decisions at a marketplace that answers 500 to everything, the first ${minutes} minutes; the goal is 1.2`,
    });
  }
  await local.close();
}

/** The time until the other marketplace shows six new numbers. */
async function otherMs(local: Local, faults: unknown): Promise<number> {
  const scene = await aStudioOfSix(local);
  await misbehave(scene, 'wellhub', faults);
  await decide(scene, hours.length, { wellhub: 3 });
  await local.settle();
  const beganMs = performance.now();
  await decide(scene, hours.length, { totalpass: 5 });
  while ((await placesShown(scene, 'totalpass')).some((slots) => slots !== 5))
    await new Promise((resolve) => setTimeout(resolve, 5));
  const tookMs = performance.now() - beganMs;
  await local.settle();
  await misbehave(scene, 'wellhub', {});
  return tookMs;
}

async function othersLatency(): Promise<void> {
  const local = await createLocal({ clock: monday });
  // Threads and pages are warmed up before the measurement.
  if (!isSmallest) {
    await otherMs(local, {});
    await otherMs(local, down);
  }
  const { a, b, ratio } = await interleaved(
    runs,
    () => otherMs(local, down),
    () => otherMs(local, {}),
  );
  const note =
    'six pushes to another marketplace, while the first answers 500 against while it answers; the goal is 1.1';
  print({ bench: 'outage', ratio, unit: 'ms', a, b, runs, note });
  await local.close();
}

export async function run(): Promise<void> {
  for (const decisions of decisionsLookedAt) await requestedPerDecision(decisions);
  await othersLatency();
}
