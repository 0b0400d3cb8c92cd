import { createWriteTransaction, type Entity, type TransactWriteEntity } from 'electrodb';
import { untilDone } from '../_data/batch.ts';
import { ClassDemandEntity, type ClassDemandItem } from '../_data/class-demand.ts';
import { ClassEntity, monthOf, type ClassItem } from '../_data/class.ts';
import { DecisionDueEntity, decisionDueShardOf } from '../_data/decision-due.ts';
import { DecisionEntity, type DecisionItem } from '../_data/decision.ts';
import { RuleCountEntity, ruleCountShards } from '../_data/rule-count.ts';
import { transacted } from '../_data/transact.ts';
import { tallyEntities, tallyWrites } from '../dashboard/tally-store.ts';
import { answeredTally, newDecisionTally } from '../dashboard/tally.ts';

/** A range of class starts: instants, the end excluded. */
export interface StartRange {
  readonly fromUtc: string;
  readonly toUtc: string;
}

const compact = (instant: string): string => `${instant.slice(0, 16).replace(/[-:]/g, '')}Z`;

/** The months that a range touches, as partitions are named. */
function monthsOf({ fromUtc, toUtc }: StartRange): string[] {
  const months: string[] = [];
  const at = new Date(`${fromUtc.slice(0, 7)}-01T00:00:00Z`);
  while (at.toISOString() < toUtc) {
    months.push(monthOf(compact(at.toISOString())));
    at.setUTCMonth(at.getUTCMonth() + 1);
  }
  return months;
}

const overMonths = async <T>(range: StartRange, read: (month: string) => Promise<T[]>): Promise<T[]> =>
  (await Promise.all(monthsOf(range).map(read))).flat();

/** The classes that start within a range, by key range alone. */
export const classesBetween = (studioId: string, range: StartRange): Promise<ClassItem[]> =>
  overMonths(range, async (month) => {
    const between = [{ classId: compact(range.fromUtc) }, { classId: compact(range.toUtc) }] as const;
    const query = ClassEntity.query.primary({ studioId, month }).between(...between);
    return (await query.go({ pages: 'all' })).data;
  });

/** What is stored of the demand of the classes that start within a range. */
export const demandBetween = (studioId: string, range: StartRange): Promise<ClassDemandItem[]> =>
  overMonths(range, async (month) => {
    const between = [{ classId: compact(range.fromUtc) }, { classId: compact(range.toUtc) }] as const;
    const query = ClassDemandEntity.query.primary({ studioId, month }).between(...between);
    return (await query.go({ pages: 'all' })).data;
  });

/** The decisions that wait for an answer, of the classes given. */
export async function pendingDecisionsOf(
  studioId: string,
  classes: readonly Pick<ClassItem, 'pendingDecisionId'>[],
): Promise<Map<string, DecisionItem>> {
  const keys = classes.flatMap(({ pendingDecisionId: decisionId }) =>
    decisionId ? [{ studioId, decisionId }] : [],
  );
  const found = new Map<string, DecisionItem>();
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await DecisionEntity.get([...left]).go({ consistent: true });
    for (const decision of data) found.set(decision.classId, decision);
    return unprocessed;
  });
  return found;
}

export interface Replacement {
  readonly studioId: string;
  readonly of: ClassItem;
  readonly before: DecisionItem | undefined;
  /** What becomes of the decision before. */
  readonly beforeBecomes: 'superseded' | 'expired';
  readonly next: DecisionItem | undefined;
  /** The rules that fired for the class and still hold; without it they stay as they are. */
  readonly firings?: NonNullable<ClassItem['ruleFirings']>;
  /** Those that fired just now: they are counted with `next`. */
  readonly fired?: readonly string[];
}

const dueKeptSeconds = 7 * 24 * 3600;

/** When the class's decision has to expire. */
const dueOf = ({ studioId, classId, expiresAt }: DecisionItem) => ({
  studioId,
  classId,
  dueShard: decisionDueShardOf(classId),
  dueAt: expiresAt,
  expiresAtSeconds: Math.floor(Date.parse(expiresAt) / 1000) + dueKeptSeconds,
});

const shardHexDigits = 4;

const ruleCountShardOf = (classId: string): string =>
  String(Number.parseInt(classId.slice(-shardHexDigits), 16) % ruleCountShards);

type RuleCountWriter =
  typeof RuleCountEntity extends Entity<infer A, infer F, infer C, infer S>
    ? TransactWriteEntity<A, F, C, S>
    : never;

/** Counts rules that fired: only while they are there. */
const firedWrites = (
  counts: RuleCountWriter,
  { studioId, classId, decidedAt }: DecisionItem,
  fired: readonly string[],
) =>
  fired.map((ruleId) =>
    counts
      .patch({ studioId, ruleId, shard: ruleCountShardOf(classId) })
      .add({ fired: 1 })
      .set({ lastFiredAt: decidedAt })
      .commit(),
  );

/**
 * Puts a class's new decision in the place of its pending one, or takes the pending one away. Whoever decided it
 * meanwhile wins: then nothing changes. Nor does it where a rule that fired was deleted meanwhile.
 *
 * @returns whether it was stored
 */
export async function replaceDecision({
  studioId,
  of,
  before,
  beforeBecomes,
  next,
  firings,
  fired = [],
}: Replacement): Promise<boolean> {
  const transaction = createWriteTransaction(
    {
      class: ClassEntity,
      decision: DecisionEntity,
      due: DecisionDueEntity,
      ruleCount: RuleCountEntity,
      ...tallyEntities,
    },
    ({ class: classes, decision: decisions, due, ruleCount: ruleCounts, ...writers }) => {
      const patch = classes
        .patch({ studioId, classId: of.classId, month: monthOf(of.classId) })
        .set(firings ? { ruleFirings: [...firings] } : {});
      const changed = next
        ? patch.set({ pendingDecisionId: next.decisionId })
        : patch.remove(['pendingDecisionId']);
      return [
        changed
          .where((item, { eq, notExists }) =>
            [
              eq(item.version, of.version),
              before ? eq(item.pendingDecisionId, before.decisionId) : notExists(item.pendingDecisionId),
            ].join(' AND '),
          )
          .commit(),
        ...(next ? [decisions.create(next).commit(), due.put(dueOf(next)).commit()] : []),
        ...(before
          ? [
              decisions
                .patch({ studioId, decisionId: before.decisionId })
                .set({ status: beforeBecomes, version: before.version + 1 })
                .where((item, { eq }) => eq(item.status, 'pending-review'))
                .commit(),
            ]
          : []),
        ...(next ? firedWrites(ruleCounts, next, fired) : []),
        ...tallyWrites(writers, studioId, of.classId, [
          ...(next ? [newDecisionTally(next)] : []),
          ...(before ? [answeredTally] : []),
        ]),
      ];
    },
  );
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}
