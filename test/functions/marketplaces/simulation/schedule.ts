import {
  approve,
  book,
  changePassword,
  decide,
  drift,
  edit,
  pause,
  reconnect,
  redrive,
  redriveDead,
  resize,
  type Change,
} from './acts.ts';
import type { Io, Verdict } from './kernel.ts';
import { httpFaults, shopNames, type HttpFault } from './marketplace.ts';
import { unsettled } from './settled.ts';
import { minuteMs, reconcilerPeriodMs, skewMs, World } from './world.ts';

/** How long faults occur, and how long recovery may take afterwards. */
const troubleMs = 8 * minuteMs;
const convergenceMs = 2 * reconcilerPeriodMs;
/** How long a request may still arrive after its worker was killed: longer than its message stays hidden. */
const arrivesWithinMs = 15 * minuteMs;
/** Few requests set places, so a worker is killed during one of them this many times more often than during others. */
const lateCrashTimes = 4;
/** If a marketplace works well, a change made there is found by the next regular read. */
const quietConvergenceMs = convergenceMs + 60 * minuteMs;

export interface Outcome {
  readonly seed: number;
  readonly trace: string;
  readonly ios: number;
  readonly violations: readonly string[];
  /** The number of states checked, and of states at rest among them. */
  readonly states: number;
  /** How often each fault and each named event happened. */
  readonly seen: Readonly<Record<string, number>>;
}

const named = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });

const throttled = () => named('ThrottlingException');
const serverError = () => named('InternalServerError');
const noAnswer = () => named('TimeoutError');
const conflict = () =>
  named('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] });
const takenAway = () => named('ServiceUnavailable');

/** The faults of one schedule. A few kinds that happen often find more bugs than all kinds that happen seldom. */
class Troubles {
  readonly seen = new Map<string, number>();
  private readonly world: World;
  private readonly http: readonly HttpFault[];
  private readonly httpShare: number;
  private readonly shares: Readonly<Record<string, number>>;
  private isOver = false;

  constructor(world: World) {
    const { kernel } = world;
    this.world = world;
    this.http = httpFaults.filter(() => kernel.chance(0.4));
    this.httpShare = kernel.chance(0.3) ? 0.5 : kernel.chance(0.5) ? 0.1 : 0;
    const share = (often: number): number => (kernel.chance(0.4) ? often : 0);
    this.shares = {
      crash: share(0.02),
      read: share(0.04),
      write: share(0.06),
      lost: share(0.05),
      conflict: share(0.08),
      other: share(0.06),
      outage: share(1),
    };
    world.trouble = { relay: share(0.5), skew: share(0.4) };
    world.queue.duplicateShare = share(0.2);
    world.queue.deafShare = share(0.1);
    world.shop.faultOf = () => this.httpFault();
    world.shop.onFault = (fault) => this.count(fault);
    kernel.judge = (io) => this.judge(io);
  }

  private count(name: string): void {
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1);
  }

  private httpFault(): HttpFault | undefined {
    const { kernel } = this.world;
    if (this.isOver) return undefined;
    // During an outage most requests are answered with 500.
    if (this.shares['outage'] === 1 && kernel.nowMs % (5 * minuteMs) > minuteMs) return 'status-500';
    if (this.http.length === 0 || !kernel.chance(this.httpShare)) return undefined;
    return this.http[kernel.between(0, this.http.length - 1)];
  }

  private judge({ what }: Io): Verdict {
    const verdict = this.isOver ? { kind: 'well' as const } : this.verdictOn(what);
    if (verdict.kind !== 'well') this.count(`${verdict.kind} ${what.split(' ')[0] ?? ''}`);
    return verdict;
  }

  private verdictOn(what: string): Verdict {
    const { kernel } = this.world;
    const { crash = 0, read = 0, write = 0, lost = 0, conflict: conflicts = 0, other = 0 } = this.shares;
    if (
      (what.startsWith('http PATCH') || what.startsWith('http PUT')) &&
      kernel.chance(crash * lateCrashTimes)
    )
      return { kind: 'crash-late', afterMs: kernel.between(1_000, arrivesWithinMs) };
    if (kernel.chance(crash)) return { kind: kernel.chance(0.5) ? 'crash-before' : 'crash-after' };
    if (what === 'table read')
      return kernel.chance(read) ? { kind: 'refused', error: throttled() } : { kind: 'well' };
    if (what === 'table transaction' && kernel.chance(conflicts))
      return { kind: 'refused', error: conflict() };
    if (what.startsWith('table')) {
      if (kernel.chance(write)) return { kind: 'refused', error: serverError() };
      return kernel.chance(lost) ? { kind: 'lost', error: noAnswer() } : { kind: 'well' };
    }
    if (what.startsWith('http') || what === 'wait' || !kernel.chance(other)) return { kind: 'well' };
    return kernel.chance(0.5) ? { kind: 'refused', error: takenAway() } : { kind: 'lost', error: noAnswer() };
  }

  /** Corrects all clocks. Times recorded by a clock that was ahead expire later, so this is done first. */
  endSkew(): void {
    this.world.trouble = { ...this.world.trouble, skew: 0 };
  }

  end(): void {
    const { world } = this;
    this.isOver = true;
    world.trouble = { relay: 0, skew: 0 };
    world.queue.duplicateShare = 0;
    world.queue.deafShare = 0;
  }
}

type Act = (world: World, classId: string) => void;

const changeOf = (world: World, classId: string, placesMax: number): Change => ({
  classId,
  marketplace: shopNames[world.kernel.between(0, shopNames.length - 1)] ?? 'wellhub',
  places: world.kernel.between(0, placesMax),
});

/** The actions of people and the optimizer. An action's frequency is how often it is listed. */
const acts: readonly Act[] = [
  (world, classId) => approve(world, changeOf(world, classId, 16), false),
  (world, classId) => approve(world, changeOf(world, classId, 12), false),
  (world, classId) => {
    const change = changeOf(world, classId, 16);
    if (world.kernel.chance(0.5)) approve(world, change, true);
    else decide(world, change);
  },
  (world, classId) => edit(world, changeOf(world, classId, 12)),
  (world, classId) => edit(world, changeOf(world, classId, 16)),
  (world, classId) => book(world, changeOf(world, classId, 6)),
  (world, classId) => resize(world, classId, world.kernel.between(6, 20)),
  (world, classId) => drift(world, changeOf(world, classId, 12)),
  (world, classId) => book(world, changeOf(world, classId, 6)),
  (world) => {
    pause(world, true);
    world.kernel.after(world.kernel.between(5_000, 2 * minuteMs), () => pause(world, false));
  },
  (world) => {
    changePassword(world);
    world.kernel.after(world.kernel.between(5_000, 3 * minuteMs), () => reconnect(world));
  },
  (world) => redrive(world),
  (world) => redriveDead(world),
];

/** A schedule begins with one of this many actions at the start of the list. */
const firstActs = 7;

function plan(world: World): void {
  const { kernel } = world;
  const acting = kernel.between(2, 6);
  let atMs = 0;
  for (let act = 0; act < acting; act += 1) {
    // Some actions happen at the same instant.
    if (!kernel.chance(0.3)) atMs = kernel.between(0, troubleMs - 3 * minuteMs);
    kernel.after(atMs + kernel.between(0, 20), () => {
      const classId = world.classIds[kernel.between(0, world.classIds.length - 1)] ?? '';
      acts[kernel.between(0, act === 0 ? firstActs - 1 : acts.length - 1)]?.(world, classId);
    });
  }
}

/** The time when the last effect of everything started during the faults has happened. */
const isQuiet = ({ kernel, table, classIds }: World): boolean =>
  kernel.late === 0 && table.size > 0 && classIds.length > 0;

/** One schedule: some minutes in which everything may fail, then the time until everything is right again. */
export async function runSchedule(seed: number, tell?: (line: string) => void): Promise<Outcome> {
  const world = await World.make(seed);
  const { kernel, watch } = world;
  if (tell) kernel.onNote = (text) => tell(`${new Date(kernel.nowMs).toISOString().slice(11, 23)} ${text}`);
  const troubles = new Troubles(world);
  plan(world);
  const beganMs = kernel.nowMs;
  kernel.after(troubleMs - skewMs, () => troubles.endSkew());
  await kernel.runUntil(beganMs + troubleMs);
  troubles.end();
  while (!isQuiet(world)) await kernel.runUntil(kernel.nowMs + 1_000);
  const quietMs = kernel.nowMs;
  let left = ['not looked at'];
  const untilMs = quietMs + (world.changedByHand ? quietConvergenceMs : convergenceMs);
  let rests = 0;
  while (left.length > 0 && kernel.nowMs < untilMs) {
    rests += 1;
    await kernel.runUntil(kernel.nowMs + minuteMs / 2);
    left = unsettled(world);
  }
  return {
    seed,
    trace: kernel.trace,
    ios: kernel.ios,
    states: watch.states + rests,
    violations: [...watch.violations, ...left],
    seen: { ...Object.fromEntries(troubles.seen), ...endsOf(world) },
  };
}

/** How many pushes ended in each way. A simulation in which some way never occurs proves nothing about it. */
function endsOf(world: World): Record<string, number> {
  const ends: Record<string, number> = {};
  const add = (name: string): void => {
    ends[name] = (ends[name] ?? 0) + 1;
  };
  for (const { state } of world.items('outbox')) add(`push ${String(state)}`);
  for (const { source } of world.items('adjustment')) add(`source ${String(source)}`);
  for (const { status } of world.items('decision')) add(`decision ${String(status)}`);
  for (const { action } of world.items('audit')) add(`audit ${String(action)}`);
  for (const [name, times] of world.errors) ends[`error ${name}`] = times;
  for (const [what, times] of Object.entries(world.failed)) if (times > 0) ends[`${what} failed`] = times;
  if (world.queue.dead.length + world.queue.returned > 0) add('dead letter');
  return ends;
}
