import { similarItemsMax, type SimilarView } from '#shared/contracts/schedule/similar-classes.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import { answersIn, pairKeyOf } from '#functions/_domain/same-classes/same-classes.ts';
import { readSimilar, type StoredSimilar } from '#functions/_domain/same-classes/similar-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The stored pairs with who names them. What the last reading of the system found holds first. */
function viewsOf({ bySystem, byFiles }: StoredSimilar, isConnected: boolean): SimilarView[] {
  const views = [
    ...(isConnected ? bySystem.map((pair) => ({ ...pair, namedBy: 'system' as const })) : []),
    ...byFiles.map(({ isMissing, ...pair }) => ({
      ...pair,
      namedBy: isMissing ? ('bookings-file' as const) : ('schedule-file' as const),
    })),
  ];
  const ofPair = Map.groupBy(views, ({ first, second }) => pairKeyOf(first, second));
  return [...ofPair.values()].flatMap(([found]) => found ?? []);
}

/** Reads the pairs that the owner has to answer: those that were not answered and have not begun. */
export async function readOpenSimilar(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<SimilarView[]> {
  const stored = await readSimilar(table, studioId);
  if (stored.bySystem.length + stored.byFiles.length === 0) return [];
  const [source, answers] = await Promise.all([
    readSource(table, studioId, 'kenko'),
    readAnswers(table, studioId),
  ]);
  const answerOf = answersIn(answers);
  const at = now.toISOString();
  return viewsOf(stored, source?.status === 'connected')
    .filter(({ first, second, startsAt }) => startsAt > at && answerOf(first, second) === undefined)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .slice(0, similarItemsMax);
}
