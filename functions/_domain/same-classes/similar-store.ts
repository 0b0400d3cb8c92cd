import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { SimilarClassesEntity } from '#functions/_data/classes/similar-classes.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { pairKeyOf } from './same-classes.ts';
import type { SimilarClasses } from './similar-classes.ts';

/** Two names that may be one class because a file named the second one. */
export interface SimilarInFile extends SimilarClasses {
  /** True if the schedule has no class with the second name: a bookings file named it. */
  readonly isMissing?: boolean | undefined;
}

/** The stored pairs. */
export interface StoredSimilar {
  /** Those of the last reading of the studio's own system. */
  readonly bySystem: readonly SimilarClasses[];
  /** Those that files named. */
  readonly byFiles: readonly SimilarInFile[];
}

/** Pairs beyond these are stored once the owner has answered the first ones. An item holds more. */
export const similarStoredMax = 100;
const changedMeanwhile = 'Other files are being imported at the same time. Please try again.';

/** Reads the stored pairs, also those that the owner has answered since. */
export async function readSimilar(table: StudioTable, studioId: string): Promise<StoredSimilar> {
  const { data } = await table.of(SimilarClassesEntity).get({ studioId }).go();
  return { bySystem: data?.pairs ?? [], byFiles: data?.filePairs ?? [] };
}

const textOf = (pairs: readonly SimilarInFile[]): string =>
  JSON.stringify(
    pairs.map(({ first, second, startsAt, starts, isMissing }) => [
      first.classId,
      second.classId,
      startsAt,
      starts,
      isMissing ?? false,
    ]),
  );

/** Stores the pairs of the latest reading, if they are others than before. */
export async function storeSimilar(
  table: StudioTable,
  studioId: string,
  pairs: readonly SimilarClasses[],
): Promise<void> {
  const { bySystem } = await readSimilar(table, studioId);
  if (textOf(bySystem) === textOf(pairs)) return;
  await table
    .of(SimilarClassesEntity)
    .upsert({ studioId, pairs: [...pairs] })
    .go();
}

/** Changes the pairs of files. Files that are imported at the same time keep each other's pairs. */
async function changeInFiles(
  table: StudioTable,
  studioId: string,
  change: (pairs: readonly SimilarInFile[]) => readonly SimilarInFile[],
): Promise<void> {
  await untilStored(async () => {
    const { data } = await table.of(SimilarClassesEntity).get({ studioId }).go({ consistent: true });
    const { filePairs = [], revision } = data ?? {};
    const pairs = change(filePairs);
    if (textOf(pairs) === textOf(filePairs)) return true;
    const isStored = await unlessRefused(() =>
      table
        .of(SimilarClassesEntity)
        .upsert({ studioId, filePairs: [...pairs], revision: (revision ?? 0) + 1 })
        .where((item, { eq, notExists }) =>
          revision === undefined ? notExists(item.revision) : eq(item.revision, revision),
        )
        .go(),
    );
    return isStored || undefined;
  }, changedMeanwhile);
}

/** Adds the pairs that a file named, without those whose class has begun meanwhile. The earliest are kept. */
export async function addSimilarInFile(
  table: StudioTable,
  studioId: string,
  found: readonly SimilarInFile[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  const at = now.toISOString();
  await changeInFiles(table, studioId, (before) => {
    const pairs = new Map<string, SimilarInFile>();
    for (const pair of [...before, ...found].filter(({ startsAt }) => startsAt > at)) {
      const key = pairKeyOf(pair.first, pair.second);
      const known = pairs.get(key);
      const isEarliest =
        !known || pair.startsAt < known.startsAt || pair.second.classId === known.second.classId;
      const starts = Math.max(pair.starts, known?.starts ?? 0);
      pairs.set(key, { ...(isEarliest ? pair : known), starts });
    }
    return [...pairs.values()]
      .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
      .slice(0, similarStoredMax);
  });
}

/** Removes a pair of files that is no longer to be asked about. */
export const removeSimilarInFile = (
  table: StudioTable,
  studioId: string,
  { first, second }: Pick<SimilarClasses, 'first' | 'second'>,
): Promise<void> =>
  changeInFiles(table, studioId, (before) =>
    before.filter((one) => pairKeyOf(one.first, one.second) !== pairKeyOf(first, second)),
  );
