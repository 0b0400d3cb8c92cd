import { withdrawForRules } from '#functions/_domain/places/decisions/withdraw-store.ts';
import { coalescedSeconds, type RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { changeRules, type RuleChange } from './change-rules.ts';
import type { RuleBook } from '#functions/_domain/studio/rule-book.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A request examines at most this many pages of decisions. The run that its message starts does the rest. */
const pagesPerRequestMax = 2;

/**
 * Deletes a rule or switches it off, and withdraws the pending decisions that it requested. The message is sent before
 * the change but arrives after the request, whatever its result. It makes a run withdraw the rest and decide these
 * classes without the rule.
 *
 * @returns the rules afterwards
 * @throws {Failure} any failure of the change, or `conflict`
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
    // The hourly run also withdraws recommendations that this request did not reach.
    deps.logger.warn('no run requested after a rule was removed', { studioId, error });
  }
  const book = await changeRules(table, change, deps);
  await withdrawForRules(table, studioId, deps, pagesPerRequestMax);
  return book;
}
