import { ruleCountShardOf, type RuleCountEntity } from '#functions/_data/studio/rule-count.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';

type Counts = WriterOf<typeof RuleCountEntity>;
type Condition = Parameters<ReturnType<Counts['check']>['where']>[0];

/** The rule is there, and switched on. */
export const isOn: Condition = (item, { eq, exists, notExists }) =>
  `${exists(item.ruleId)} AND (${notExists(item.off)} OR ${eq(item.off, false)})`;

interface OfClass {
  readonly studioId: string;
  readonly classId: string;
}

/** Checks that refuse the transaction they are part of once one of these rules was deleted or switched off. */
export const rulesStandChecks = (
  counts: Counts,
  { studioId, classId }: OfClass,
  ruleIds: readonly string[],
) =>
  ruleIds.map((ruleId) =>
    counts
      .check({ studioId, ruleId, shard: ruleCountShardOf(classId) })
      .where(isOn)
      .commit(),
  );
