import { RuleCountEntity, ruleCountShardOf } from '#functions/_data/studio/rule-count.ts';
import { writerOf, type Write, type WriterOf } from '#functions/_data/table/writer.ts';
import type { RulesRequested } from './derived.ts';

type Counts = WriterOf<typeof RuleCountEntity>;
type Condition = Parameters<ReturnType<Counts['check']>['where']>[0];

/** Condition: the rule exists and is switched on. */
const isOn: Condition = (item, { eq, exists, notExists }) =>
  `${exists(item.ruleId)} AND (${notExists(item.off)} OR ${eq(item.off, false)})`;

interface OfClass {
  readonly studioId: string;
  readonly classId: string;
}

/** Checks that fail the transaction if one of these rules has been deleted or switched off. */
const rulesStandChecks = (counts: Counts, { studioId, classId }: OfClass, ruleIds: readonly string[]) =>
  ruleIds.map((ruleId) =>
    counts
      .check({ studioId, ruleId, shard: ruleCountShardOf(classId) })
      .where(isOn)
      .commit(),
  );

/**
 * The writes for the rules behind several changes of one studio: firings are counted, and the other rules are checked.
 * Each write succeeds only if its rule exists and is switched on.
 */
export function rulesWrites(all: readonly RulesRequested[]): Write[] {
  const [first] = all;
  if (!first) return [];
  const { studioId, classId } = first.cls;
  const shard = ruleCountShardOf(classId);
  const byRule = Map.groupBy(
    all.flatMap(({ fired = [] }) => fired),
    ({ ruleId }) => ruleId,
  );
  const requestedAgain = [...new Set(all.flatMap(({ requested }) => requested))].filter(
    (ruleId) => !byRule.has(ruleId),
  );
  const counts = writerOf(RuleCountEntity);
  return [
    ...[...byRule].map(([ruleId, fired]) =>
      counts
        .patch({ studioId, ruleId, shard })
        .add({ fired: fired.length })
        .set({ lastFiredAt: fired.map(({ at }) => at).reduce((a, b) => (a > b ? a : b)) })
        .where(isOn)
        .commit(),
    ),
    ...rulesStandChecks(counts, first.cls, requestedAgain),
  ];
}
