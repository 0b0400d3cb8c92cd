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

export function print(line: Line): void {
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
