import { SimilarClassesEntity } from '#functions/_data/classes/similar-classes.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { SimilarClasses } from './similar-classes.ts';

/** Reads the pairs that the last reading of the studio's own system found. */
export const readSimilar = async (table: StudioTable, studioId: string): Promise<readonly SimilarClasses[]> =>
  (await table.of(SimilarClassesEntity).get({ studioId }).go()).data?.pairs ?? [];

const textOf = (pairs: readonly SimilarClasses[]): string =>
  JSON.stringify(
    pairs.map(({ first, second, startsAt, starts }) => [first.classId, second.classId, startsAt, starts]),
  );

/** Stores the pairs of the latest reading, if they are others than before. */
export async function storeSimilar(
  table: StudioTable,
  studioId: string,
  pairs: readonly SimilarClasses[],
): Promise<void> {
  const before = await readSimilar(table, studioId);
  if (textOf(before) === textOf(pairs)) return;
  await table
    .of(SimilarClassesEntity)
    .put({ studioId, pairs: [...pairs] })
    .go();
}
