import type { RuleView } from '#shared/contracts/rules/rule.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { ruleOf, type RuleBook } from '#functions/_domain/studio/rule-book.ts';
import { readRuleBook, readRuleCounts, storeRuleBook } from '#functions/_domain/studio/rule-store.ts';
import { neverFired, ruleViewOf } from '#functions/_domain/studio/rule-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const changedMeanwhile = 'The rules were changed at the same moment. Please try again.';

export interface RuleChange {
  readonly studioId: string;
  readonly ruleId: string;
  /** The action in the audit trail. */
  readonly action: string;
  readonly correlationId: string;
  /** Returns the rules after the change; undefined if nothing changes. */
  readonly change: (book: RuleBook) => RuleBook | undefined;
}

/**
 * Changes a studio's current rules and adds an audit row.
 *
 * @returns the rules afterwards
 * @throws {Failure} any failure of `change`, or `conflict`
 */
export async function changeRules(table: StudioTable, given: RuleChange, deps: Base): Promise<RuleBook> {
  const { studioId, ruleId, action, correlationId, change } = given;
  const audit = {
    auditId: deps.ids.next(),
    at: deps.clock.now().toISOString(),
    actor: studioId,
    action,
    subject: ruleId,
    correlationId,
  };
  return untilStored(async () => {
    const before = await readRuleBook(table, studioId);
    const after = change(before);
    if (!after) return before;
    const note = [...after.rules, ...before.rules].find((rule) => rule.ruleId === ruleId)?.name;
    const recorded = { ...audit, ...(note !== undefined && { note }) };
    return (await storeRuleBook(table, { studioId, before, after, audit: recorded })) ? after : undefined;
  }, changedMeanwhile);
}

/** One of the studio's rules with its count. */
export async function viewRule(
  table: StudioTable,
  studioId: string,
  book: RuleBook,
  ruleId: string,
): Promise<RuleView> {
  const counts = await readRuleCounts(table, studioId);
  return ruleViewOf(ruleOf(book, ruleId), counts.get(ruleId) ?? neverFired);
}
