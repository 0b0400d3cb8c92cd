import { Failure } from '../../shared/contracts/failure.ts';
import { addHours } from '../../shared/core/time/zone.ts';
import type { Base } from '../_platform/ports/base.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { readRuleBook, storeSamples } from '../rules/rule-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import { executeAutomatically, type Candidate } from './execute-automatically.ts';
import { cutOffHours, openHours } from './horizon.ts';
import { lookAtStudio, type Advice, type Look, type StudioToDecide } from './optimize.ts';
import type { StoredClass as ClassItem, StoredDecision as DecisionItem } from './decision-store.ts';
import { classesBetween, demandBetween, pendingDecisionsOf, replaceDecision } from './optimizer-store.ts';

const hour = 1;
const day = 24 * hour;
const historyHours = 12 * 7 * day;
const pricedHours = 28 * day;
const overdueHours = 2 * day;
const concurrentWritesMax = 8;

export interface Run {
  readonly studioId: string;
  readonly trigger: 'manual' | 'schedule';
  readonly correlationId: string;
  /** Only these classes are decided; all open ones where not given. */
  readonly classIds?: readonly string[] | undefined;
}

export interface RunResult {
  readonly classesAnalyzed: number;
  readonly decisionsGenerated: number;
  readonly executed: number;
}

type Studio = Awaited<ReturnType<typeof readStudio>>;

/** Everything of a studio that a run looks at. */
async function look({ studioId, classIds }: Run, now: Date) {
  const at = now.toISOString();
  const cutOff = addHours(at, cutOffHours);
  const [studio, connections, book, recent, demand] = await Promise.all([
    readStudio(studioId),
    readConnections(studioId),
    readRuleBook(studioId),
    classesBetween(studioId, { fromUtc: addHours(at, -pricedHours), toUtc: addHours(at, openHours) }),
    demandBetween(studioId, { fromUtc: addHours(at, -historyHours), toUtc: addHours(at, openHours) }),
  ]);
  const contracts = connections.filter(({ status }) => status === 'connected');
  const toDecide: StudioToDecide = {
    settings: studio,
    contracts,
    rules: book.rules,
    open: studio.ai.enabled ? recent.filter(({ startsAt }) => startsAt > cutOff) : [],
    only: classIds && new Set(classIds),
    priced: recent,
    past: demand.filter(({ startsAt }) => startsAt <= at),
    demandOf: new Map(demand.filter(({ startsAt }) => startsAt > at).map((item) => [item.classId, item])),
    now,
  };
  return { studio, toDecide, book, recent, cutOff, hasIntegration: contracts.length > 0 };
}

const sameAdvice = (before: DecisionItem, { recommendations, decisionType }: Advice): boolean =>
  before.decisionType === decisionType &&
  before.recommendations.length === recommendations.length &&
  before.recommendations.every((known) =>
    recommendations.some(
      ({ marketplace, placesFrom, placesTo }) =>
        marketplace === known.marketplace && placesFrom === known.placesFrom && placesTo === known.placesTo,
    ),
  );

const decisionOf = (studio: Studio, of: ClassItem, advice: Advice, deps: Base): DecisionItem => ({
  studioId: of.studioId,
  decisionId: deps.ids.next(),
  classId: of.classId,
  className: of.className,
  room: of.room,
  classStartsAt: of.startsAt,
  classLocalDate: of.localDate,
  classLocalTime: of.localTime,
  bookings: of.bookings,
  totalCapacity: of.totalCapacity,
  decidedAt: deps.clock.now().toISOString(),
  expiresAt: addHours(of.startsAt, -cutOffHours),
  confidence: advice.confidence,
  decisionType: advice.decisionType,
  analysis: advice.analysis,
  recommendations: advice.recommendations,
  expectedRevenueMinor: advice.expectedRevenueMinor,
  currency: studio.currency,
  adjustments: [],
  status: 'pending-review',
  version: 1,
});

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const turns = Array.from({ length: concurrentWritesMax }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  });
  await Promise.all(turns);
}

/** Firings are only ever added and dropped as a whole. */
const firingsChanged = (of: ClassItem, { firings, fired }: Look): boolean =>
  fired.length > 0 || firings.length !== (of.ruleFirings ?? []).length;

const isTouched = (of: ClassItem, seen: Look | undefined, overdue: string): boolean =>
  (seen !== undefined && (seen.advice !== null || firingsChanged(of, seen))) ||
  (of.pendingDecisionId !== undefined && of.startsAt > overdue);

const storedFirings = ({ firings }: Look): NonNullable<ClassItem['ruleFirings']> =>
  firings.map(({ targets, ...firing }) => ({ ...firing, targets: [...targets] }));

/** What counts and deletes a rule is its item: samples that fire are stored first. */
async function storeFiredSamples(
  { studioId, correlationId }: Run,
  seen: readonly Look[],
  deps: Base,
): Promise<void> {
  if (!seen.some(({ fired }) => fired.length > 0)) return;
  const at = deps.clock.now().toISOString();
  await storeSamples(studioId, { auditId: deps.ids.next(), at, correlationId });
}

/**
 * Decides every open class of one studio now, and stores what is new: a new decision takes the place of its class's
 * pending one, advice that did not change stays as it is, a pending decision that met its cut-off expires. By the
 * schedule it also carries out what it may. Where the AI is switched off nothing is decided.
 *
 * @throws {Failure} `no-integration`, `conflict` where the AI is switched off and an owner asks
 */
export async function runStudio(run: Run, deps: Base): Promise<RunResult> {
  const { studioId, trigger, correlationId } = run;
  const now = deps.clock.now();
  const { studio, toDecide, book, recent, cutOff, hasIntegration } = await look(run, now);
  if (!hasIntegration)
    throw new Failure(
      'no-integration',
      'Please connect at least one integration before running the AI optimizer',
    );
  if (trigger === 'manual' && !studio.ai.enabled)
    throw new Failure('conflict', 'AI optimization is switched off. Switch it on under Settings first.');
  const looks = lookAtStudio(toDecide);
  if (book.version === 0) await storeFiredSamples(run, looks, deps);
  const lookOf = new Map(looks.map((one) => [one.classId, one]));
  const overdue = addHours(now.toISOString(), -overdueHours);
  // The nearest class last: its decision is the newest, and stands first in the list.
  const touched = recent
    .filter(({ startsAt }) => studio.ai.enabled || startsAt <= cutOff)
    .filter(({ classId }) => toDecide.only?.has(classId) ?? true)
    .filter((of) => isTouched(of, lookOf.get(of.classId), overdue))
    .sort((a, b) => (a.startsAt < b.startsAt ? 1 : -1));
  const pending = await pendingDecisionsOf(studioId, touched);
  const stored: DecisionItem[] = [];
  const standing: Candidate[] = [];
  await inTurns(touched, async (of) => {
    const before = pending.get(of.classId);
    const seen = lookOf.get(of.classId);
    const found = seen?.advice;
    if (before && found && sameAdvice(before, found) && !firingsChanged(of, seen)) {
      standing.push({ decision: before, of });
      return;
    }
    const next = found ? decisionOf(studio, of, found, deps) : undefined;
    const beforeBecomes = of.startsAt > cutOff ? 'superseded' : 'expired';
    const ruled = seen && { firings: storedFirings(seen), fired: seen.fired };
    const done = await replaceDecision({ studioId, of, before, beforeBecomes, next, ...ruled });
    if (!done || !next) return;
    stored.push(next);
    standing.push({ decision: next, of });
  });
  const executed =
    trigger === 'schedule' ? await executeAutomatically(studio, standing, correlationId, deps) : 0;
  return {
    classesAnalyzed: looks.length,
    decisionsGenerated: stored.length,
    executed,
  };
}
