import { SimilarClassesEntity } from '#functions/_data/classes/similar-classes.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readAnswers } from './answer-store.ts';
import { answersIn } from './same-classes.ts';
import type { SimilarClasses } from './similar-classes.ts';

/** Reads the pairs that the last reading of the studio's own system found. */
const readSimilar = async (table: StudioTable, studioId: string): Promise<readonly SimilarClasses[]> =>
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

/** Reads the pairs that the owner has to answer: those of the last reading that were not answered and have not begun. */
export async function readOpenSimilar(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<SimilarClasses[]> {
  const stored = await readSimilar(table, studioId);
  if (stored.length === 0) return [];
  const [source, answers] = await Promise.all([
    readSource(table, studioId, 'kenko'),
    readAnswers(table, studioId),
  ]);
  if (source?.status !== 'connected') return [];
  const answerOf = answersIn(answers);
  const at = now.toISOString();
  return stored.filter(
    ({ first, second, startsAt }) => startsAt > at && answerOf(first, second) === undefined,
  );
}
