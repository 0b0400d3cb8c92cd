// What AWS would bill: the deployed bundles run on the twin, which meters them, and each unit has its list price.
// npm run -s bench -- cost [month|idle|import|all] [rows of the import]
import process from 'node:process';
import { createLocal, type Local } from '#infra/local/index.ts';
import type { Usage } from '#infra/local/runtime/index.ts';
import { billOf, type Bill, type Billed, type FactsOf } from './cost/bill.ts';
import { factsIn } from './cost/facts.ts';
import { metered } from './cost/meter.ts';
import { assumptions, type Assumptions } from './cost/model.ts';
import { type Event, monthSeconds } from './cost/event.ts';
import { monthOf } from './cost/month.ts';
import { socketMinutesPerMonth, staff } from './cost/page-events.ts';
import { idleUnits } from './cost/idle.ts';
import { pricesOf, total, usdOf, usersFree } from './cost/prices.ts';
import { referenceStudio } from './cost/reference-studio.ts';
import { show, showUnits } from './cost/report.ts';
import { countResources, standingUnits } from './cost/standing.ts';
import { applied } from './cost/settled.ts';
import { slowerCoreNow } from './cost/yardstick.ts';
import { aStudioIn, monday } from '../journeys/scene.ts';
import { bookingLines, fileOf, scheduleLines } from './import-files.ts';
import { insistAllWell } from './all-well.ts';
import { insist, isSmallest, print, sized } from './measure.ts';

const monthUsdMax = 0.5;
const idleUsdMax = 8;
const importUsdMax = 1;
const rowsOfGoal = 500_000;

const isOfDeployment = (functionName: string): boolean => functionName.endsWith('.schedule');

const tell = (what: string): void => void process.stderr.write(`${new Date().toISOString()} ${what}\n`);

function printRows(name: string, bill: Bill): void {
  for (const { what, times, usd } of bill.events)
    print({
      bench: `cost/${name}/${what}`,
      ratio: usd / bill.usd,
      unit: 'USD',
      a: usd,
      b: bill.usd,
      runs: 1,
      note: `${Math.round(times)} times`,
    });
}

/** The assumptions, including this machine's speed compared with Lambda's, measured before and after the metering. */
const assumedSince = (slowerBefore: number): Assumptions => ({
  ...assumptions,
  slowerCore: (slowerBefore + slowerCoreNow()) / 2,
});

const usedSomething = ({ invocations, warmCpuMs, actions }: Usage): boolean =>
  invocations > 0 || warmCpuMs > 0 || Object.keys(actions).length > 0;

/** @throws {NothingMeasured} for an event in which no function was used, because it did not happen */
export function insistMetered(events: readonly Pick<Billed, 'what' | 'used'>[]): void {
  insist(events.length > 0, 'no event was metered');
  for (const { what, used } of events)
    insist([...used.values()].some(usedSomething), `"${what}" used no function`);
}

async function month(): Promise<void> {
  const slowerBefore = slowerCoreNow();
  const studio = await referenceStudio(tell);
  const events: Event[] = [];
  try {
    for await (const event of monthOf(studio)) {
      events.push(event);
      tell(`metered: ${event.what}`);
    }
    insistMetered(events);
  } finally {
    await studio.local.close();
  }
  billMonth(events, factsIn(studio.local), assumedSince(slowerBefore));
}

/** The cost of the month, depending on how many users the account already has. @returns the lower of the two prices */
function printMonth({ usd: ofEvents }: Bill, given: Assumptions): number {
  const sockets = usdOf({ socketMinutes: socketMinutesPerMonth });
  const events = ofEvents + sockets;
  const users = usdOf({ usersOfEssentials: staff });
  const against = (name: string, usd: number, note: string): void =>
    print({
      bench: name,
      ratio: usd / monthUsdMax,
      unit: 'USD',
      a: usd,
      b: monthUsdMax,
      runs: 1,
      note: `${note}; the goal is ${monthUsdMax}`,
    });
  against(
    `cost/month, beyond an account's first ${usersFree} users`,
    events + users,
    `${users.toFixed(4)} of it for ${staff} users, who cost nothing before that`,
  );
  against(
    'cost/month',
    events,
    `variable cost a month, ${sockets.toFixed(4)} of it for live connections; ${pricesOf}; ${JSON.stringify(given)}`,
  );
  return events;
}

function billMonth(events: readonly Event[], factsOf: FactsOf, given: Assumptions): void {
  const own = events.filter(({ shared }) => !shared);
  const billed = (some: readonly Event[], counts: (functionName: string) => boolean): Bill =>
    billOf(some, factsOf, monthSeconds, counts, given, events);
  const isOfStudio = (name: string): boolean => !isOfDeployment(name);
  const bill = billed(own, isOfStudio);
  show('a month of the reference studio', bill);
  printRows('month', bill);
  const usd = printMonth(bill, given);
  const schedules = billed(events, isOfDeployment);
  const shared = billed(
    events.filter((event) => event.shared),
    isOfStudio,
  );
  show('schedules, once a deployment', schedules);
  show('messages of schedules, once for 25 studios', shared);
  print({
    bench: 'cost/deployment',
    ratio: (schedules.usd + shared.usd) / usd,
    unit: 'USD',
    a: schedules.usd + shared.usd,
    b: usd,
    runs: 1,
    note: 'schedules a month, whatever the number of studios, against one studio',
  });
}

/** The cost of a deployment that nobody uses: its standing resources and its schedules. */
async function idle(): Promise<void> {
  const slowerBefore = slowerCoreNow();
  const running = await idleUnits(assumedSince(slowerBefore));
  const standing = standingUnits(countResources('cdk.out'), monthSeconds);
  const units = total([standing, running].map((one) => ({ units: one, times: 1 })));
  showUnits('a month of a deployment that nobody uses', units);
  print({
    bench: 'cost/idle',
    ratio: usdOf(units) / idleUsdMax,
    unit: 'USD',
    a: usdOf(units),
    b: idleUsdMax,
    runs: 1,
    note: `a month of a deployment that nobody uses, ${usdOf(running).toFixed(2)} of it for what runs by the clock; the goal is ${idleUsdMax}`,
  });
}

async function importOf(local: Local, rows: number): Promise<Billed[]> {
  const scene = await aStudioIn(local, 'import@alameda.test');
  const single = { warmUps: 0, times: 1 };
  const file = async (kind: 'schedule' | 'bookings', csv: string): Promise<Billed> => ({
    what: `file: ${kind}`,
    timesPerMonth: 1,
    used: (await metered({ local }, single, () => applied(scene, kind, csv))).used,
  });
  return [
    await file('schedule', fileOf(scheduleLines(rows))),
    await file('bookings', fileOf(bookingLines(rows))),
  ];
}

async function firstImport(rows: number): Promise<void> {
  const slowerBefore = slowerCoreNow();
  const local = await createLocal({ clock: monday });
  try {
    const events = await importOf(local, rows);
    insistAllWell(local);
    insistMetered(events);
    const given = assumedSince(slowerBefore);
    const bill = billOf(events, factsIn(local), monthSeconds, () => true, given);
    show(`an import of ${rows} bookings`, bill);
    printRows('import', bill);
    const usd = (bill.usd * rowsOfGoal) / rows;
    const note = `${rowsOfGoal} bookings and their schedule, measured with ${rows}; the goal is ${importUsdMax}`;
    print({
      bench: 'cost/import',
      ratio: usd / importUsdMax,
      unit: 'USD',
      a: usd,
      b: importUsdMax,
      runs: 1,
      note,
    });
  } finally {
    await local.close();
  }
}

export async function run(): Promise<void> {
  const [, , , part = isSmallest ? 'import' : 'all', rows = sized(20_000, 200)] = process.argv;
  const isWanted = (one: string): boolean => part === one || part === 'all';
  if (isWanted('month')) await month();
  if (isWanted('idle')) await idle();
  if (isWanted('import')) await firstImport(Number(rows));
}
