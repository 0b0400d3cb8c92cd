import { approve, edit } from './acts.ts';
import type { Verdict } from './kernel.ts';
import { unsettled } from './settled.ts';
import { minuteMs, reconcilerPeriodMs, World } from './world.ts';

/** How long a request arrives after its worker was killed. */
const arrivesAfterMinutesMax = 50;
/** When another number is decided: while the first message is in flight, after its redelivery, or never. */
const decidedAfterMinutes = [2, 8, undefined] as const;
/** Workers of the same push that are killed, one after the other. */
const killedWorkers = [1, 2] as const;
/** By this time the message of a killed worker has been delivered again. */
const retriedAfterMs = 8 * minuteMs;
const mendedWithinMs = 2 * reconcilerPeriodMs;
const [first, second] = [7, 5];

interface Late {
  readonly arrivesAfterMinutes: number;
  readonly decidedAfterMinutes: number | undefined;
  readonly killed: number;
}

/** What is still wrong because of a late request, after there was time to repair it. Empty if everything is right. */
async function run({ arrivesAfterMinutes, killed, ...late }: Late): Promise<readonly string[]> {
  const world = await World.make(1);
  const { kernel, watch } = world;
  const classId = world.classIds[0] ?? '';
  let left = killed;
  kernel.judge = ({ what }): Verdict => {
    if (!what.startsWith('http PATCH') || left === 0) return { kind: 'well' };
    left -= 1;
    return { kind: 'crash-late', afterMs: arrivesAfterMinutes * minuteMs };
  };
  const beganMs = kernel.nowMs;
  kernel.after(1_000, () => approve(world, { classId, marketplace: 'wellhub', places: first }, false));
  if (late.decidedAfterMinutes !== undefined)
    kernel.after(late.decidedAfterMinutes * minuteMs, () =>
      edit(world, { classId, marketplace: 'wellhub', places: second }),
    );
  await kernel.runUntil(beganMs + minuteMs);
  if (kernel.late === 0) return ['nothing is late'];
  await kernel.runUntil(beganMs + killed * retriedAfterMs);
  while (kernel.late > 0) await kernel.runUntil(kernel.nowMs + 1_000);
  await kernel.runUntil(kernel.nowMs + mendedWithinMs);
  return [...watch.violations, ...unsettled(world)];
}

export interface LateArrivals {
  readonly runs: number;
  readonly failures: readonly { readonly late: Late; readonly violations: readonly string[] }[];
}

/**
 * Runs requests whose worker was killed after sending, arriving in each minute of the following hour. With
 * `untilCaught`, stops at the first that leaves something wrong.
 */
export async function arriveLate(untilCaught: boolean): Promise<LateArrivals> {
  const failures: { late: Late; violations: readonly string[] }[] = [];
  let runs = 0;
  for (const killed of killedWorkers)
    for (const decided of decidedAfterMinutes)
      for (let minutes = 1; minutes <= arrivesAfterMinutesMax; minutes += 1) {
        const late = { arrivesAfterMinutes: minutes, decidedAfterMinutes: decided, killed };
        const violations = await run(late);
        runs += 1;
        if (violations.length > 0) failures.push({ late, violations });
        if (untilCaught && failures.length > 0) return { runs, failures };
      }
  return { runs, failures };
}
