import { approve } from './acts.ts';
import type { Verdict } from './kernel.ts';
import { unsettled } from './settled.ts';
import { minuteMs, World } from './world.ts';

/** The crashes around an input or output: killed before it, killed after it, or completed with its answer lost. */
const kinds = ['crash-before', 'crash-after', 'lost'] as const;
type Kind = (typeof kinds)[number];
/** The crashes around a later input or output: a kill before it equals a kill after the previous one. */
const kindsAfter: readonly Kind[] = ['crash-after', 'lost'];

interface Fault {
  readonly at: number;
  readonly kind: Kind;
}

/** Longer than the visibility timeout, the lease, and the next sweep together. */
const settlesMs = 30 * minuteMs;
const places = 7;

const verdictOf = (kind: Kind): Verdict =>
  kind === 'lost'
    ? { kind, error: Object.assign(new Error('TimeoutError'), { name: 'TimeoutError' }) }
    : { kind };

interface Ran {
  readonly violations: readonly string[];
  /** The inputs and outputs in order, until everything was settled. */
  readonly ios: readonly string[];
}

/** Approves one decision and lets everything finish, with these faults on the way. */
async function run(faults: readonly Fault[]): Promise<Ran> {
  const world = await World.make(1);
  const { kernel, watch } = world;
  const ios: string[] = [];
  kernel.judge = ({ at, what, task }) => {
    ios.push(`${task.name.split(' ')[0] ?? ''}: ${what}`);
    const fault = faults.find((one) => one.at === at);
    return fault ? verdictOf(fault.kind) : { kind: 'well' };
  };
  const beganMs = kernel.nowMs;
  kernel.after(1_000, () =>
    approve(world, { classId: world.classIds[0] ?? '', marketplace: 'wellhub', places }, false),
  );
  let left = ['not looked at'];
  while (left.length > 0 && kernel.nowMs < beganMs + settlesMs) {
    await kernel.runUntil(kernel.nowMs + minuteMs / 4);
    left = [...unsettled(world), ...notApproved(world)];
  }
  return { violations: [...watch.violations, ...left], ios };
}

const notApproved = (world: World): string[] =>
  world.items('outbox').length === 1 && world.shop.classes[0]?.slots === places
    ? []
    : ['the approved number is not on the marketplace'];

export interface CrashPoints {
  /** The inputs and outputs from the approval to the confirmation. */
  readonly ios: readonly string[];
  readonly runs: number;
  readonly failures: readonly { readonly faults: readonly Fault[]; readonly violations: readonly string[] }[];
}

/**
 * Lists every input and output from an approval to its confirmation with each of its possible outcomes. Each of these
 * runs is repeated with every possible outcome of later ones.
 *
 * @param pairsEvery 1 for all pairs of a fault and a later point, 4 for a quarter of them, spread evenly
 */
export async function enumerate(pairsEvery: number): Promise<CrashPoints> {
  const { ios } = await run([]);
  const failures: { faults: Fault[]; violations: readonly string[] }[] = [];
  let runs = 1;
  let pairs = 0;
  const attempt = async (faults: Fault[]): Promise<Ran> => {
    const ran = await run(faults);
    runs += 1;
    if (ran.violations.length > 0) failures.push({ faults, violations: ran.violations });
    return ran;
  };
  for (let at = 0; at < ios.length; at += 1)
    for (const kind of kinds) {
      const ran = await attempt([{ at, kind }]);
      for (let later = at + 1; later < ran.ios.length; later += 1) {
        pairs += 1;
        if (pairs % pairsEvery !== 0) continue;
        for (const then of kindsAfter)
          await attempt([
            { at, kind },
            { at: later, kind: then },
          ]);
      }
    }
  return { ios, runs, failures };
}
