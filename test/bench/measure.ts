import process from 'node:process';

const flag = '--smallest';

/** Whether the bench only runs through once, as in `npm test`; its figures then mean nothing. */
export const isSmallest = process.argv.includes(flag);
// The other arguments keep their positions when the flag is removed.
if (isSmallest) process.argv.splice(process.argv.indexOf(flag), 1);

/** How much a bench does: enough for reliable figures, or the minimum that shows that it works. */
export const sized = (whole: number, smallest: number): number => (isSmallest ? smallest : whole);

/** The timed work failed or had a wrong result. */
export class NothingMeasured extends Error {
  override readonly name = 'NothingMeasured';
}

/** Ends the bench with a message unless the timed work succeeded. @throws {NothingMeasured} */
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

/** The number of printed lines. */
export const linesPrinted = (): number => printed;

/** Prints a line. @throws {NothingMeasured} if one of its figures is not a number */
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

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Runs both functions in alternation, so that other load on the machine affects both equally, and returns both medians.
 */
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
