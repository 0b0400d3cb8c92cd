import process from 'node:process';

const flag = '--smallest';

/** Whether only the way through a bench is tried, as `npm test` does: its figures say nothing. */
export const isSmallest = process.argv.includes(flag);
// What else is given stands where it stood without the flag.
if (isSmallest) process.argv.splice(process.argv.indexOf(flag), 1);

/** How much a bench does: as much as its figures take, or as little as shows that it works. */
export const sized = (whole: number, smallest: number): number => (isSmallest ? smallest : whole);

/** What is timed did not do what it is timed for. */
export class NothingMeasured extends Error {
  override readonly name = 'NothingMeasured';
}

/** Ends the bench with a sentence unless what it times succeeded. @throws {NothingMeasured} */
export function insist(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new NothingMeasured(sentence);
}

/** One comparison: `a` against `b`, in the unit named; a ratio of 2 means that `a` takes twice as much. */
export interface Line {
  readonly bench: string;
  readonly ratio: number;
  readonly unit: string;
  readonly a: number;
  readonly b: number;
  readonly runs: number;
  readonly note: string;
}

let printed = 0;

/** How many lines were printed. */
export const linesPrinted = (): number => printed;

/** Prints a line. @throws {NothingMeasured} where one of its figures is none */
export function print(line: Line): void {
  const { bench, ratio, a, b } = line;
  for (const [what, value] of Object.entries({ ratio, a, b }))
    insist(Number.isFinite(value) && value >= 0, `${bench}: ${what} is ${value}, which is no measurement`);
  printed += 1;
  process.stdout.write(
    `${JSON.stringify({ ...line, ratio: round(line.ratio), a: round(line.a), b: round(line.b) })}\n`,
  );
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs both in turns, so that what else the machine does meets both alike; the medians of each. */
export async function interleaved(
  runs: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ a: number; b: number; ratio: number }> {
  const seen: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let run = 0; run < runs; run += 1) {
    seen.a.push(await a());
    seen.b.push(await b());
  }
  const [middleA, middleB] = [median(seen.a), median(seen.b)];
  return { a: middleA, b: middleB, ratio: middleA / middleB };
}
