import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Files } from '#functions/_platform/ports/files.ts';

/** Part of a run: the run's number, and the first and last byte offsets (the last is exclusive). */
export type Part = readonly [run: number, start: number, end: number];

/** The rows of several days, which may be spread over several runs. */
export interface Chunk {
  readonly rows: number;
  readonly parts: readonly Part[];
}

/** The most bytes held in memory before they are written as a run. A longer row is a run of its own. */
const runBytesMax = 4 * 1024 * 1024;
/** The most bytes of a character in UTF-8, for each unit of a text. */
const bytesPerUnitMax = 3;
const lineFeed = 10;
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

/** Rows in the order in which they came, as lines of one block of bytes that is used again for the next run. */
class HeldRows {
  /** The first and last offset of each line, one after the other, by day. */
  #lines = new Map<string, number[]>();
  #block: Buffer = Buffer.alloc(0);
  #sorted: Buffer = Buffer.alloc(0);
  #end = 0;

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  /** @returns whether there was room for the line */
  add(day: string, line: string): boolean {
    if (this.#block.length === 0) this.#block = Buffer.allocUnsafe(runBytesMax);
    const free = this.#block.length - this.#end - 1;
    const isTight = line.length * bytesPerUnitMax > free;
    if (isTight && Buffer.byteLength(line) > free) {
      if (!this.isEmpty) return false;
      this.#block = Buffer.allocUnsafe(Buffer.byteLength(line) + 1);
    }
    const start = this.#end;
    this.#end += this.#block.write(line, start);
    this.#block[this.#end] = lineFeed;
    this.#end += 1;
    const ofDay = this.#lines.get(day);
    if (ofDay) ofDay.push(start, this.#end);
    else this.#lines.set(day, [start, this.#end]);
    return true;
  }

  /** Takes all lines day after day, with the position of each day. The bytes are valid until the next call. */
  takeSorted(run: number): { readonly bytes: Uint8Array; readonly stretches: Stretch[] } {
    if (this.#sorted.length < this.#end) this.#sorted = Buffer.allocUnsafe(this.#block.length);
    const days = [...this.#lines].map(([day, offsets]) => ({ day, offsets })).sort(dayOrder);
    let end = 0;
    const stretches = days.map(({ day, offsets }): Stretch => {
      const start = end;
      for (let at = 0; at < offsets.length; at += 2)
        end += this.#block.copy(this.#sorted, end, offsets[at], offsets[at + 1]);
      return { day, rows: offsets.length / 2, part: [run, start, end] };
    });
    this.#lines = new Map();
    this.#end = 0;
    return { bytes: this.#sorted.subarray(0, end), stretches };
  }
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
  const held = new HeldRows();
  let runs = 0;
  let writing: Promise<void> = Promise.resolve();
  /** Begins to write a run when the one before is written. Meanwhile, the rows of the next run are accepted. */
  const flush = async () => {
    await writing;
    if (held.isEmpty) return;
    const { bytes, stretches: sorted } = held.takeSorted(runs);
    writing = files.put(keyOf(runs), bytes);
    // The next flush or the end reports a failure.
    writing.catch(() => undefined);
    stretches.push(...sorted);
    runs += 1;
  };
  return {
    add: async (day, row) => {
      const line = JSON.stringify(row);
      if (held.add(day, line)) return;
      await flush();
      held.add(day, line);
    },
    finish: async (chunkRows) => {
      await flush();
      await writing;
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
