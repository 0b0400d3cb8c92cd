import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Files } from '#functions/_platform/ports/files.ts';

/** Part of a run: the run's number, and the first and last byte offsets (the last is exclusive). */
export type Part = readonly [run: number, start: number, end: number];

/** The rows of several days, which may be spread over several runs. */
export interface Chunk {
  readonly rows: number;
  readonly parts: readonly Part[];
}

/** The most rows held in memory before they are written as a run. */
const runRowsMax = 10_000;
/** How many parts of a chunk are read concurrently. A large file has a part of each day in every run. */
const partsAtOnce = 8;

interface Stretch {
  readonly day: string;
  readonly rows: number;
  readonly part: Part;
}

/** Accepts rows one by one in any order, and writes them so that each day's rows can be found again. */
export interface Runs {
  add(day: string, row: unknown): Promise<void>;
  /**
   * Writes the remaining rows.
   *
   * @returns the rows as chunks of whole days, each of about `chunkRows` rows
   */
  finish(chunkRows: number): Promise<Chunk[]>;
}

const dayOrder = (a: { readonly day: string }, b: { readonly day: string }): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;

/** The lines of a run as one block of bytes, day after day, with the position of each day. */
function laidOut(run: number, lines: ReadonlyMap<string, readonly string[]>) {
  const days = [...lines].map(([day, ofDay]) => ({ day, text: `${ofDay.join('\n')}\n`, rows: ofDay.length }));
  // Written into one block, because joining blocks would need all of their memory twice.
  const bytes = Buffer.allocUnsafe(days.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0));
  const stretches: Stretch[] = [];
  let start = 0;
  for (const { day, text, rows } of days.sort(dayOrder)) {
    const end = start + bytes.write(text, start);
    stretches.push({ day, rows, part: [run, start, end] });
    start = end;
  }
  return { bytes, stretches };
}

/** Merges neighbouring parts of the same run. */
function joined(parts: readonly Part[]): Part[] {
  const sorted = [...parts].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const result: Part[] = [];
  for (const [run, start, end] of sorted) {
    const last = result.at(-1);
    if (last && last[0] === run && last[2] === start) result[result.length - 1] = [run, last[1], end];
    else result.push([run, start, end]);
  }
  return result;
}

/** Collects whole days in order until a chunk has about enough rows. */
export function chunksOfDays(stretches: readonly Stretch[], chunkRows: number): Chunk[] {
  const chunks: { rows: number; parts: Part[] }[] = [];
  let current: { rows: number; parts: Part[] } | undefined;
  const days = [...Map.groupBy(stretches, ({ day }) => day)]
    .map(([day, stretchesOfDay]) => ({ day, stretchesOfDay }))
    .sort(dayOrder);
  for (const { stretchesOfDay } of days) {
    const rows = stretchesOfDay.reduce((sum, one) => sum + one.rows, 0);
    if (!current || current.rows + rows > chunkRows) chunks.push((current = { rows: 0, parts: [] }));
    current.rows += rows;
    current.parts.push(...stretchesOfDay.map(({ part }) => part));
  }
  return chunks.map(({ rows, parts }) => ({ rows, parts: joined(parts) }));
}

/**
 * Writes rows to the bucket in runs, each sorted by day, so that memory holds only one run however many rows there are.
 * Equal rows in equal order give equal runs, so a second attempt overwrites the first.
 *
 * @param keyOf returns the key of a run
 */
export function layRuns(files: Files, keyOf: (run: number) => string): Runs {
  const stretches: Stretch[] = [];
  let lines = new Map<string, string[]>();
  let held = 0;
  let runs = 0;
  const flush = async () => {
    if (held === 0) return;
    const { bytes, stretches: laid } = laidOut(runs, lines);
    lines = new Map();
    held = 0;
    await files.put(keyOf(runs), bytes);
    stretches.push(...laid);
    runs += 1;
  };
  return {
    add: async (day, row) => {
      const ofDay = lines.get(day);
      const line = JSON.stringify(row);
      if (ofDay) ofDay.push(line);
      else lines.set(day, [line]);
      held += 1;
      if (held >= runRowsMax) await flush();
    },
    finish: async (chunkRows) => {
      await flush();
      return chunksOfDays(stretches, chunkRows);
    },
  };
}

/** Reads back the rows of a chunk, in the order of its parts. */
export async function readChunkRows<R>(
  files: Files,
  keyOf: (run: number) => string,
  { parts }: Chunk,
): Promise<R[]> {
  const texts = await inParallel(parts, partsAtOnce, async ([run, start, end]) =>
    Buffer.from(await files.read(keyOf(run), start, end)).toString('utf8'),
  );
  return texts.flatMap((text) =>
    text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as R])),
  );
}
