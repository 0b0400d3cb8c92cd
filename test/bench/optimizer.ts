// Classes solved per second, compared with the same solver in C, built here with `cc -O2`, if no customer turns to
// another channel; and the time to decide 3,000 classes with confidence. Uses processor time and the best of several
// runs, because other load on the machine can only make a run slower.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { solveDynamicProgramme } from '#shared/core/allocation/dynamic-programme.ts';
import { problemOf, type Problem } from '#shared/core/allocation/problem.ts';
import { FutureEvents } from '#shared/core/allocation/event-list.ts';
import { futuresOf } from '#shared/core/allocation/futures.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import { insist, print, sized } from './measure.ts';
import { studioToDecide } from './studio-to-decide.ts';

const classes = sized(3000, 20);
const runs = sized(20, 1);
/** The goal of 3,000 classes a second. */
const decideMsMax = 1000;
const differenceMax = 1e-9;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The solver in C does not support customers who turn to another channel. */
const withoutDiversion = (problem: Problem): Problem => ({
  ...problem,
  diversion: { toDirect: 0, elsewhere: 0 },
});

function* flat({
  lanes,
  capacity,
  cancelHazardPerHour,
  hoursLeft,
  binEdgesHours,
}: Problem): Generator<number> {
  yield* [lanes.length, binEdgesHours.length - 1, capacity, cancelHazardPerHour, hoursLeft];
  yield* binEdgesHours;
  for (const { rank } of lanes) yield rank;
  for (const { ratePerHour } of lanes) yield* ratePerHour;
}

/** Builds the C solver into `folder`, or reports why it cannot be built. */
function build(folder: string): string | undefined {
  const program = path.join(folder, 'dynamic-programme');
  const source = path.join(import.meta.dirname, 'dynamic-programme.c');
  try {
    execFileSync('cc', ['-O2', '-o', program, source, '-lm'], { stdio: ['ignore', 'ignore', 'pipe'] });
    return program;
  } catch (error) {
    process.stderr.write(`optimizer: no C solver to compare with, cc -O2 failed: ${String(error)}\n`);
    return undefined;
  }
}

function solveInC(program: string, input: Buffer): Float64Array {
  const out = execFileSync(program, { input, maxBuffer: 2 ** 30 });
  return new Float64Array(out.buffer.slice(out.byteOffset, out.byteOffset + out.byteLength));
}

const valuesNow = (problem: Problem): readonly number[] =>
  solveDynamicProgramme(problem, [problem.hoursLeft])[0]?.values ?? [];

/** The largest relative difference of any value. */
function difference(problems: readonly Problem[], [, ...values]: readonly number[]): number {
  const ours = problems.flatMap((problem) => [...valuesNow(problem)]);
  if (ours.length !== values.length) return Infinity;
  return Math.max(
    ...ours.map((value, i) => Math.abs(value - (values[i] ?? 0)) / Math.max(1, Math.abs(value))),
  );
}

function compareWithC(problems: readonly Problem[], program: string): void {
  const input = Buffer.from(
    Float64Array.from([problems.length, ...problems.flatMap((one) => [...flat(one)])]).buffer,
  );
  const apart = difference(problems, [...solveInC(program, input)]);
  if (apart > differenceMax) throw new Error(`the two solvers differ by ${apart}`);
  const taken = Array.from({ length: runs }, () => {
    const startedMs = cpuMs();
    problems.forEach(valuesNow);
    const oursMs = cpuMs() - startedMs;
    return { oursMs, inCMs: (solveInC(program, input)[0] ?? 0) * 1000 };
  });
  const perSecond = (ms: number): number => (problems.length * 1000) / ms;
  const a = perSecond(Math.min(...taken.map(({ oursMs }) => oursMs)));
  const b = perSecond(Math.min(...taken.map(({ inCMs }) => inCMs)));
  const note = `dynamic programme against C (cc -O2), best runs; values differ by ${apart.toExponential(1)} at most; aim 0.8 or more`;
  print({ bench: 'optimizer/solver', unit: 'classes/s', a, b, ratio: a / b, runs, note });
}

/** @throws {NothingMeasured} if a decision has no marketplace, or a gain that is not a number */
export function decideAll(inputs: ReturnType<typeof studioToDecide>): void {
  insist(inputs.length > 0, 'there is no class to decide');
  for (const input of inputs) {
    const { changes, expectedRevenueImpactMinor } = decideAllocation(input());
    insist(
      changes.length > 0 && Number.isFinite(expectedRevenueImpactMinor),
      `a class was decided for ${changes.length} marketplaces and an impact of ${expectedRevenueImpactMinor}`,
    );
  }
  // Decides like a run over a studio, in which each class reuses the memory of the previous class's futures.
  const events = new FutureEvents();
  const decide = (input: AllocationInput) => decideAllocation(input, futuresOf(input, events));
  const took = Array.from({ length: runs }, () => {
    const startedMs = cpuMs();
    for (const input of inputs) decide(input());
    return cpuMs() - startedMs;
  });
  const a = Math.min(...took);
  const note = `${classes} classes forecast and decided with confidence (120 paired futures each), best run; aim ${decideMsMax}`;
  print({ bench: 'optimizer/decide', unit: 'ms', a, b: decideMsMax, ratio: a / decideMsMax, runs, note });
}

export async function run(): Promise<void> {
  const inputs = studioToDecide(classes);
  const folder = mkdtempSync(path.join(tmpdir(), 'cupo-optimizer-'));
  const program = build(folder);
  if (program) {
    compareWithC(
      inputs.map((input) => withoutDiversion(problemOf(input()))),
      program,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  decideAll(inputs);
}
