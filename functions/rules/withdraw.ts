import { withdrawForRules } from '#functions/_domain/places/decisions/withdraw-store.ts';
import { coalescedSeconds, type RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { changeRules, type RuleChange } from './change-rules.ts';
import type { RuleBook } from '#functions/_domain/studio/rule-book.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A request examines this many pages of decisions; the run that its message starts does the rest. */
const pagesPerRequestMax = 2;

/**
 * Deletes a rule or switches it off, and withdraws the pending decisions that it requested. A message is sent first:
 * it arrives after the request, whatever the result, and has a run withdraw the rest and decide these classes without
 * the rule.
 *
 * @returns the rules after that
 * @throws {Failure} what the change throws, or `conflict`
 */
export async function changeAndWithdraw(
  table: StudioTable,
  change: RuleChange,
  deps: RedecideDeps,
): Promise<RuleBook> {
  const { studioId, correlationId } = change;
  const message = {
    kind: 'decide-studios' as const,
    studioIds: [studioId],
    runId: `rules#${deps.ids.next()}`,
    correlationId,
  };
  try {
    await deps.studios.send([message], coalescedSeconds);
  } catch (error) {
    // The hourly run withdraws the rest, too.
    deps.logger.warn('no run follows a rule that goes', { studioId, error });
  }
  const book = await changeRules(table, change, deps);
  await withdrawForRules(table, studioId, deps, pagesPerRequestMax);
  return book;
}
