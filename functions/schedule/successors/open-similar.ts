import { similarItemsMax } from '#shared/contracts/schedule/similar-classes.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import { answersIn } from '#functions/_domain/same-classes/same-classes.ts';
import type { SimilarClasses } from '#functions/_domain/same-classes/similar-classes.ts';
import { readSimilar } from '#functions/_domain/same-classes/similar-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

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
  return stored
    .filter(({ first, second, startsAt }) => startsAt > at && answerOf(first, second) === undefined)
    .slice(0, similarItemsMax);
}
