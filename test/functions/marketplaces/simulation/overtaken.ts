import { approve, decide, edit, pause, resize, type Change } from './acts.ts';
import type { Verdict } from './kernel.ts';
import { unsettled } from './settled.ts';
import { minuteMs, reconcilerPeriodMs, World } from './world.ts';

/** Long enough for the other change to be stored and for its push to begin. */
const heldMs = 2_000;
const pausedMs = minuteMs;
const mendedWithinMs = 2 * reconcilerPeriodMs;
/** Each change fits into the class alone, but both together do not. */
const [first, second] = [9, 10];
/** Below both. */
const smaller = 8;

type Act = (world: World, classId: string) => void;

const change = (classId: string, marketplace: Change['marketplace'], places: number): Change => ({
  classId,
  marketplace,
  places,
});

/** The actions that are delayed, by the name of their task. */
const held: Readonly<Record<string, Act>> = {
  approve: (world, classId) => approve(world, change(classId, 'wellhub', first), false),
  decide: (world, classId) => decide(world, change(classId, 'wellhub', first)),
  edit: (world, classId) => edit(world, change(classId, 'wellhub', first)),
  push: (world, classId) => approve(world, change(classId, 'wellhub', first), true),
};

/** Actions on the same class, or on all classes, that happen during the delay. */
const meanwhile: Readonly<Record<string, Act>> = {
  'more places elsewhere': (world, classId) => edit(world, change(classId, 'totalpass', second)),
  'fewer places there': (world, classId) => edit(world, change(classId, 'wellhub', 2)),
  'a smaller class': (world, classId) => resize(world, classId, smaller),
  'a pause': (world) => {
    pause(world, true);
    world.kernel.after(pausedMs, () => pause(world, false));
  },
};

interface Overtaken {
  readonly held: string;
  readonly meanwhile: string;
  /** The index of the input or output that is delayed. */
  readonly at: number;
}

/** @returns how many inputs and outputs the action had, and what was wrong in the end */
async function run(overtaken: Overtaken): Promise<{ ios: number; violations: readonly string[] }> {
  const world = await World.make(1);
  const { kernel, watch } = world;
  const classId = world.classIds[0] ?? '';
  let ios = 0;
  kernel.judge = ({ task }): Verdict => {
    if (task.name.split(' ')[0] !== overtaken.held) return { kind: 'well' };
    ios += 1;
    if (ios !== overtaken.at) return { kind: 'well' };
    // The other change begins as a separate task, after this one has been validated.
    kernel.after(0, () => meanwhile[overtaken.meanwhile]?.(world, classId));
    return { kind: 'well', laterMs: heldMs };
  };
  kernel.after(1_000, () => held[overtaken.held]?.(world, classId));
  const untilMs = kernel.nowMs + mendedWithinMs;
  let left = ['not looked at'];
  while (left.length > 0 && kernel.nowMs < untilMs) {
    await kernel.runUntil(kernel.nowMs + minuteMs);
    left = unsettled(world);
  }
  return { ios, violations: [...watch.violations, ...left] };
}

export interface Overtakings {
  readonly runs: number;
  readonly failures: readonly { readonly overtaken: Overtaken; readonly violations: readonly string[] }[];
}

/**
 * Each change of a class, and its push, delayed at each of its inputs and outputs while something else happens. With
 * `untilCaught`, stops at the first that leaves something wrong.
 */
export async function overtakeEach(untilCaught: boolean): Promise<Overtakings> {
  const failures: { overtaken: Overtaken; violations: readonly string[] }[] = [];
  let runs = 0;
  for (const name of Object.keys(held))
    for (const other of Object.keys(meanwhile))
      for (let at = 1, ios = 1; at <= ios; at += 1) {
        const overtaken = { held: name, meanwhile: other, at };
        const ran = await run(overtaken);
        // An action that finds a concurrent change may restart, so the first run determines how many inputs and outputs
        // can be delayed.
        if (at === 1) ios = ran.ios;
        runs += 1;
        if (ran.violations.length > 0) failures.push({ overtaken, violations: ran.violations });
        if (untilCaught && failures.length > 0) return { runs, failures };
      }
  return { runs, failures };
}
