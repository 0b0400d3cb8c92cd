import { listSimilar } from '#shared/contracts/schedule/list-similar.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import { answersIn } from '#functions/_domain/same-classes/same-classes.ts';
import { readSimilar } from '#functions/_domain/same-classes/similar-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';

/** The pairs come from the last reading of the system; those that were answered or have begun since are left out. */
export const handler = httpOperation(listSimilar, {}, async ({ table, caller: { studioId }, deps }) => {
  const stored = await readSimilar(table, studioId);
  if (stored.length === 0) return { pairs: [] };
  const [source, answers] = await Promise.all([
    readSource(table, studioId, 'kenko'),
    readAnswers(table, studioId),
  ]);
  if (source?.status !== 'connected') return { pairs: [] };
  const answerOf = answersIn(answers);
  const now = deps.clock.now().toISOString();
  const pairs = stored.filter(
    ({ first, second, startsAt }) => startsAt > now && answerOf(first, second) === undefined,
  );
  return { pairs: [...pairs] };
});
