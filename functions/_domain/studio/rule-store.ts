import { RuleBookEntity } from '#functions/_data/studio/rule-book.ts';
import { RuleCountEntity, ruleCountShards } from '#functions/_data/studio/rule-count.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import { sampleBook, type RuleBook, type StoredRule } from './rule-book.ts';
import { neverFired, type RuleCount } from './rule-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A studio's rules. The samples if they were never changed. */
export async function readRuleBook(table: StudioTable, studioId: string): Promise<RuleBook> {
  const { data } = await table.of(RuleBookEntity).get({ studioId }).go({ consistent: true });
  return (data as RuleBook | null) ?? sampleBook;
}

const later = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);

/** Number of times each rule fired, by rule id. A rule that never fired may be missing. */
export async function readRuleCounts(table: StudioTable, studioId: string): Promise<Map<string, RuleCount>> {
  const all = { pages: 'all', consistent: true } as const;
  const { data } = await table.of(RuleCountEntity).query.primary({ studioId }).go(all);
  const counts = new Map<string, RuleCount>();
  for (const { ruleId, fired, lastFiredAt } of data) {
    const sum = counts.get(ruleId) ?? neverFired;
    counts.set(ruleId, {
      fired: sum.fired + fired,
      lastFiredAt: later(sum.lastFiredAt, lastFiredAt ?? null),
    });
  }
  return counts;
}

/** The audit row for a change to a studio's rules. */
export type RuleAudit = Omit<AuditRow, 'studioId'>;

export interface RuleBookChange {
  readonly studioId: string;
  readonly before: RuleBook;
  readonly after: RuleBook;
  readonly audit: RuleAudit;
}

const shards = Array.from({ length: ruleCountShards }, (_, shard) => String(shard));

const countKeys = (studioId: string, rules: readonly StoredRule[]) =>
  rules.flatMap(({ ruleId }) => shards.map((shard) => ({ studioId, ruleId, shard })));

const without = (rules: readonly StoredRule[], others: readonly StoredRule[]): StoredRule[] =>
  rules.filter(({ ruleId }) => !others.some((other) => other.ruleId === ruleId));

const switched = (before: readonly StoredRule[], after: readonly StoredRule[]): StoredRule[] =>
  after.filter(({ ruleId, enabled }) =>
    before.some((rule) => rule.ruleId === ruleId && rule.enabled !== enabled),
  );

const itemOf = ({ condition, platforms, ...rule }: StoredRule) => ({
  ...rule,
  condition: { ...condition },
  platforms: [...platforms],
});

interface RulesChanged {
  readonly kind: 'rules-changed';
  readonly change: RuleBookChange;
}

/**
 * The writes for a changed rule book: counts of new rules are created, counts of deleted rules are deleted, and counts
 * of switched rules record whether the rule is on.
 */
function countWrites({ studioId, before, after }: RuleBookChange): Write[] {
  const stored = before.version > 0 ? before.rules : [];
  const isOff = (ruleId: string): boolean =>
    after.rules.some((rule) => rule.ruleId === ruleId && !rule.enabled);
  const counts = writerOf(RuleCountEntity);
  return [
    ...countKeys(studioId, without(after.rules, stored)).map((key) =>
      counts.put({ ...key, fired: 0, ...(isOff(key.ruleId) && { off: true }) }).commit(),
    ),
    ...switched(stored, after.rules).flatMap((rule) =>
      countKeys(studioId, [rule]).map((key) => counts.patch(key).set({ off: !rule.enabled }).commit()),
    ),
    ...countKeys(studioId, without(stored, after.rules)).map((key) => counts.delete(key).commit()),
  ];
}

export const ruleDerivers: Derivers<RulesChanged> = {
  'rules-changed': ({ change }) => {
    const { studioId, before, after, audit } = change;
    return {
      items: [
        writerOf(RuleBookEntity)
          .put({
            studioId,
            rules: after.rules.map(itemOf),
            version: after.version,
            changedAt: audit.at,
          })
          .where((item, { eq, notExists }) =>
            before.version > 0 ? eq(item.version, before.version) : notExists(item.version),
          )
          .commit(),
        ...countWrites(change),
      ],
      audit: { studioId, ...audit },
    };
  },
};

/**
 * Stores a studio's rules, their counts, and the audit row. New rules get counts, counts of deleted rules are deleted,
 * and the count of a switched-off rule is marked as off. Nothing is stored if the rules have changed since they were
 * read.
 *
 * @returns whether it was stored
 */
export const storeRuleBook = (table: StudioTable, change: RuleBookChange): Promise<boolean> =>
  committed(table, ruleDerivers, [{ kind: 'rules-changed', change }]);

/** Stores the sample rules of a studio that has never changed its rules, so that their firings can be counted. */
export async function storeSamples(
  table: StudioTable,
  studioId: string,
  audit: Pick<RuleAudit, 'auditId' | 'at' | 'correlationId'>,
): Promise<void> {
  const recorded = { ...audit, actor: 'automation', action: 'rules.storeSamples', subject: studioId };
  await storeRuleBook(table, {
    studioId,
    before: sampleBook,
    after: { ...sampleBook, version: 1 },
    audit: recorded,
  });
}
