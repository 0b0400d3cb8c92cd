import type { DecisionStatus } from '#shared/contracts/decisions/decision.ts';
import { decisionsPageItemsMax } from '#shared/contracts/decisions/list-decisions.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { answeredFirings } from '#shared/core/rules/apply-rules.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { answeredTally } from '#functions/_domain/classes/tally.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { batchOfAdvice, findAdvice, type Advice, type WordedAdvice } from './advice-store.ts';
import { changedMarketplaces, heldAfter } from '../edits/by-hand.ts';
import { withRejection } from './rejection.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A decision without its advice, which is a separate item. */
export type DecisionRow = DecisionItem;
/** A decision with its advice. */
export type StoredDecision = DecisionItem & Advice;
export type StoredClass = ClassItem;

export interface DecisionPage {
  readonly decisions: StoredDecision[];
  /** The next page begins below this id. */
  readonly lastId: string | undefined;
}

/** The advice of a decision that was stored before advice was a separate item. */
const noAdvice: Advice = { analysis: '', recommendations: [] };

const withAdvice = (decision: DecisionItem, found: Advice | undefined): StoredDecision => {
  const { analysis, recommendations, facts } = found ?? noAdvice;
  return { ...decision, analysis, recommendations, ...(facts && { facts }) };
};

/**
 * Decisions with their advice. Missing advice is read again with strong consistency, because it may just have been
 * written.
 */
export async function advised(
  table: StudioTable,
  studioId: string,
  decisions: readonly DecisionItem[],
): Promise<StoredDecision[]> {
  const ids = decisions.map(({ decisionId }) => decisionId);
  const found = await batchOfAdvice(table, studioId, ids, { consistent: false });
  const missing = ids.filter((decisionId) => !found.has(decisionId));
  const late = await batchOfAdvice(table, studioId, missing, { consistent: true });
  return decisions.map((one) => withAdvice(one, found.get(one.decisionId) ?? late.get(one.decisionId)));
}

/** Sorts after all ids. */
const afterAll = '~';

/**
 * One page of a studio's decisions, newest first: all decisions, or those with some statuses. Each status is a
 * partition.
 */
export async function pageOfDecisions(
  table: StudioTable,
  studioId: string,
  statuses: readonly DecisionStatus[] | undefined,
  below: string | undefined,
): Promise<DecisionPage> {
  const newestFirst = { order: 'desc', limit: decisionsPageItemsMax + 1 } as const;
  const decisionId = below ?? afterAll;
  const queries = statuses
    ? statuses.map((status) =>
        table.of(DecisionEntity).query.byStatus({ studioId, status }).lt({ decisionId }),
      )
    : [table.of(DecisionEntity).query.primary({ studioId }).lt({ decisionId })];
  const found = await Promise.all(queries.map((query) => query.go(newestFirst)));
  const data = found.flatMap((one) => one.data).toSorted((a, b) => (a.decisionId < b.decisionId ? 1 : -1));
  const decisions = data.slice(0, decisionsPageItemsMax).map(decisionOf);
  return {
    decisions: await advised(table, studioId, decisions),
    lastId: data.length > decisionsPageItemsMax ? decisions.at(-1)?.decisionId : undefined,
  };
}

const noSuchDecision = () => new Failure('not-found', 'There is no such decision.');

/** @throws {Failure} `not-found` */
export async function readDecision(
  table: StudioTable,
  studioId: string,
  decisionId: string,
): Promise<StoredDecision> {
  const [{ data }, advice] = await Promise.all([
    table.of(DecisionEntity).get({ studioId, decisionId }).go({ consistent: true }),
    findAdvice(table, studioId, decisionId),
  ]);
  if (!data) throw noSuchDecision();
  return withAdvice(decisionOf(data), advice);
}

/**
 * Reads the advice of a decision, with its reworded analysis if one was requested.
 *
 * @throws {Failure} `not-found`
 */
export async function readAdvice(
  table: StudioTable,
  studioId: string,
  decisionId: string,
): Promise<WordedAdvice> {
  const advice = await findAdvice(table, studioId, decisionId);
  if (!advice) throw noSuchDecision();
  return advice;
}

export interface Rejection {
  readonly studioId: string;
  readonly decision: StoredDecision;
  readonly cls: StoredClass;
  /** Digest of the connected marketplaces' terms. */
  readonly terms: string;
  readonly audit: { auditId: string; at: string; correlationId: string };
}

/** The rejection, as the class remembers it. */
const rememberedOf = ({ decision, cls, terms, audit }: Rejection) => ({
  decisionId: decision.decisionId,
  at: audit.at,
  changes: decision.recommendations
    .filter(({ slotChange }) => slotChange !== 0)
    .map(({ marketplace, placesTo }) => ({
      marketplace,
      from: cls.allocations[marketplace] ?? 0,
      to: placesTo,
    })),
  totalCapacity: cls.totalCapacity,
  bookings: cls.bookings,
  bookedByChannel: withPlaces(cls.bookedByChannel, []),
  expectedRevenueMinor: decision.expectedRevenueMinor,
  terms,
  ruleIds: (cls.ruleFirings ?? []).map(({ ruleId }) => ruleId),
});

/** A pending decision was rejected. */
export interface DecisionRejected {
  readonly kind: 'decision-rejected';
  readonly rejection: Rejection;
}

/**
 * Updates the class after a rejection: rules that requested the change stop requesting it for this class, automation
 * leaves the class alone, and the class remembers the rejection.
 */
const rejectedClass = (rejection: Rejection): Write => {
  const { studioId, decision, cls } = rejection;
  return writerOf(ClassEntity)
    .patch({ studioId, classId: decision.classId, month: monthOf(decision.classId) })
    .set({
      ruleFirings: answeredFirings(cls.ruleFirings ?? [], decision.rules ?? [], 'declined'),
      heldByHand: heldAfter(cls, changedMarketplaces(decision)),
      rejections: withRejection(
        (cls.rejections ?? []).map((one) => ({
          ...one,
          bookedByChannel: withPlaces(one.bookedByChannel, []),
        })),
        rememberedOf(rejection),
      ),
    })
    .remove(['pendingDecisionId'])
    .commit();
};

export const rejectionDerivers: Derivers<DecisionRejected> = {
  'decision-rejected': ({ rejection }) => {
    const { studioId, decision, audit } = rejection;
    const { decisionId, classId } = decision;
    return {
      items: [
        writerOf(DecisionEntity)
          .patch({ studioId, decisionId })
          .set({
            status: 'rejected',
            decidedBy: studioId,
            rejectedAt: audit.at,
            version: decision.version + 1,
          })
          .where((item, { eq }) => eq(item.version, decision.version))
          .commit(),
        rejectedClass(rejection),
      ],
      audit: { studioId, ...audit, actor: studioId, action: 'decisions.reject', subject: decisionId },
      tally: { cls: { studioId, classId }, by: [answeredTally(decision)] },
    };
  },
};

/**
 * Stores a rejection, if the decision has not changed since it was read. The rules that requested the change stop
 * requesting it for this class, and automation leaves the class alone. The class remembers the rejection, so the same
 * change is not recommended again while the facts stay the same.
 *
 * @throws {Failure} `already-decided`
 */
export async function storeRejection(table: StudioTable, rejection: Rejection): Promise<void> {
  if (!(await committed(table, rejectionDerivers, [{ kind: 'decision-rejected', rejection }])))
    throw new Failure('already-decided', 'This decision has already been answered.');
}
