import { addHours } from '#shared/core/time/zone.ts';
import type { RuleBook } from '#functions/_domain/studio/rule-book.ts';
import { readRuleBook } from '#functions/_domain/studio/rule-store.ts';
import { DecisionEntity, type DecisionRecord } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { replaceDecision, replaceDecisions, type Replacement } from './replacement-store.ts';
import { standingFirings, withdrawalOf, type Withdrawal } from './withdrawal.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const decisionsPerPage = 100;
const concurrentReadsMax = 8;
const attemptsMax = 3;

interface Withdrawing {
  readonly at: string;
  /** The studio's rules after the change. */
  readonly book: RuleBook;
}

interface Gone {
  readonly decision: DecisionItem;
  readonly withdrawal: Withdrawal;
}

const goneOf = (decisions: readonly DecisionItem[], book: RuleBook): Gone[] =>
  decisions.flatMap((decision) => {
    const withdrawal = withdrawalOf(decision, book);
    return withdrawal ? [{ decision, withdrawal }] : [];
  });

/** @returns undefined if the decision is no longer pending or its class is gone */
async function withdrawing(
  table: StudioTable,
  { decision, withdrawal }: Gone,
  { at, book }: Withdrawing,
): Promise<Replacement | undefined> {
  const { studioId, classId, decisionId } = decision;
  const cls = await findClass(table, studioId, classId);
  if (cls?.pendingDecisionId !== decisionId) return undefined;
  const withdrawn = { ...withdrawal, at };
  return {
    studioId,
    cls,
    before: decision,
    beforeBecomes: 'withdrawn',
    withdrawn,
    next: undefined,
    // A rule that is switched on again asks anew, because what it asked was neither approved nor rejected.
    ...(cls.ruleFirings && { firings: standingFirings(cls.ruleFirings, book) }),
  };
}

/** Retries if the class changed between reading and storing. */
async function withdrawOne(table: StudioTable, one: Gone, change: Withdrawing): Promise<boolean> {
  for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
    const replacement = await withdrawing(table, one, change);
    if (!replacement) return false;
    if (await replaceDecision(table, replacement)) return true;
  }
  return false;
}

async function withdrawAll(table: StudioTable, gone: readonly Gone[], change: Withdrawing): Promise<number> {
  const found = await inParallel(gone, concurrentReadsMax, (one) => withdrawing(table, one, change));
  const wanted = gone.flatMap((one, index) => {
    const replacement = found[index];
    return replacement ? [{ one, replacement }] : [];
  });
  const stored = await replaceDecisions(
    table,
    wanted.map(({ replacement }) => replacement),
  );
  const left = wanted.filter((_, index) => stored[index] !== true);
  const again = await inParallel(left, concurrentReadsMax, ({ one }) => withdrawOne(table, one, change));
  return stored.filter(Boolean).length + again.filter(Boolean).length;
}

/**
 * A change of rules withdraws pending decisions. For this long after the change, runs look for decisions that it
 * missed.
 */
const lookedForHours = 3;

const mayBeLeft = ({ version, changedAt }: RuleBook, at: string): boolean =>
  version > 0 && (changedAt === undefined || changedAt >= addHours(at, -lookedForHours));

/**
 * Withdraws a studio's pending decisions that were requested by deleted or disabled rules, page by page. It may run
 * several times, even concurrently: a decision that is no longer pending stays as it is.
 *
 * @param pagesMax after this many pages, the rest is left to the next call
 * @returns how many decisions were withdrawn
 */
export async function withdrawForRules(
  table: StudioTable,
  studioId: string,
  { clock, logger }: Base,
  pagesMax = Number.POSITIVE_INFINITY,
): Promise<number> {
  const book = await readRuleBook(table, studioId);
  const at = clock.now().toISOString();
  if (!mayBeLeft(book, at)) return 0;
  let withdrawn = 0;
  let cursor: string | null = null;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page: { data: DecisionRecord[]; cursor: string | null } = await table
      .of(DecisionEntity)
      .query.byStatus({ studioId, status: 'pending-review' })
      .go({ limit: decisionsPerPage, cursor });
    withdrawn += await withdrawAll(table, goneOf(page.data.map(decisionOf), book), { at, book });
    ({ cursor } = page);
    if (cursor === null) break;
  }
  if (withdrawn > 0) logger.info('decisions withdrawn', { studioId, withdrawn });
  return withdrawn;
}
