import { untilDone } from '#functions/_data/table/batch.ts';
import type { AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { readNewestApplied } from '../outbox/adjustment-store.ts';
import { readBetween } from '#functions/_data/read-together.ts';
import { ClassDemandEntity, type ClassDemandItem } from '#functions/_data/classes/class-demand.ts';
import { ClassEntity, type ClassItem } from '#functions/_data/classes/class.ts';
import { idStartOf, monthsOf, type StartRange } from '#functions/_domain/classes/class-id.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { adviceDigestOf } from './advice-store.ts';
import { advised } from './decision-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const overMonths = async <T>(range: StartRange, read: (month: string) => Promise<T[]>): Promise<T[]> =>
  (await Promise.all(monthsOf(range).map(read))).flat();

/** The first and the last key of a range within a month. */
const keysIn = (studioId: string, month: string, { fromUtc, toUtc }: StartRange) =>
  [
    { studioId, month, classId: idStartOf(fromUtc) },
    { studioId, month, classId: idStartOf(toUtc) },
  ] as const;

/** The classes that start within a range, read by their keys alone. */
export const classesBetween = (
  table: StudioTable,
  studioId: string,
  range: StartRange,
): Promise<ClassItem[]> =>
  overMonths(range, (month) =>
    readBetween(table, ClassEntity, keysIn(studioId, month, range), { consistent: false }),
  );

/** Reads the stored demand of the classes that start within a range. */
export const demandBetween = (
  table: StudioTable,
  studioId: string,
  range: StartRange,
): Promise<ClassDemandItem[]> =>
  overMonths(range, (month) =>
    readBetween(table, ClassDemandEntity, keysIn(studioId, month, range), { consistent: false }),
  );

/** Those of the newest changes that marketplaces confirmed without a person. */
export const latestConfirmed = async (table: StudioTable, studioId: string): Promise<AdjustmentItem[]> =>
  (await readNewestApplied(table, studioId)).filter(({ guided }) => !guided);

/** Above this number of decisions, one query of the index is cheaper than reading them one by one. */
const oneByOneMax = 10;

/**
 * All pending decisions, read from the index. The index may lag, so whoever changes a decision checks that it is still
 * pending.
 */
async function waitingInIndex(table: StudioTable, studioId: string): Promise<DecisionItem[]> {
  const query = table.of(DecisionEntity).query.byStatus({ studioId, status: 'pending-review' });
  return (await query.go({ pages: 'all' })).data.map(decisionOf);
}

/**
 * The pending decisions of the given classes, by class. They come without their advice, which a run compares by its
 * digest.
 */
export async function pendingDecisionsOf(
  table: StudioTable,
  studioId: string,
  classes: readonly Pick<ClassItem, 'pendingDecisionId'>[],
): Promise<Map<string, DecisionItem>> {
  const ids = new Set(classes.flatMap(({ pendingDecisionId }) => pendingDecisionId ?? []));
  const indexed = ids.size > oneByOneMax ? await waitingInIndex(table, studioId) : [];
  const found = indexed.filter(({ decisionId }) => ids.delete(decisionId));
  const keys = [...ids].map((decisionId) => ({ studioId, decisionId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(DecisionEntity)
      .get([...left])
      .go({ consistent: true });
    found.push(...data.map(decisionOf));
    return unprocessed;
  });
  return new Map((await digested(table, studioId, found)).map((one) => [one.classId, one]));
}

/** Adds the advice digest to decisions that were stored without one. */
async function digested(
  table: StudioTable,
  studioId: string,
  decisions: readonly DecisionItem[],
): Promise<DecisionItem[]> {
  const old = decisions.filter(({ adviceDigest }) => adviceDigest === undefined);
  const read = await advised(table, studioId, old);
  const digests = new Map(read.map((one) => [one.decisionId, adviceDigestOf(one)]));
  return decisions.map((one) => {
    const adviceDigest = digests.get(one.decisionId);
    return adviceDigest === undefined ? one : { ...one, adviceDigest };
  });
}
