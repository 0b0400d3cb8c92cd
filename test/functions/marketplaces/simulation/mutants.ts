import type { Edit } from './bundle.ts';

/** A plausible bug, as one change of the product's code. */
export interface Mutant extends Edit {
  readonly name: string;
  /** The number of seeds within which the bug must be detected; defaults to the number used for every mutant. */
  readonly seedsMax?: number;
  /**
   * The first seed that reveals the bug, if there are many before it. It is tried first; a seed that reveals nothing,
   * because the product or the schedules have changed, only costs time.
   */
  readonly seed?: number;
  /**
   * The story that reveals the bug if random schedules hardly ever do: requests that arrive long after their worker was
   * killed, or changes that are delayed while another happens.
   */
  readonly shownBy?: 'late-arrivals' | 'overtaken';
}

const place = 'functions/marketplaces/session/place-push.ts';
const push = 'functions/marketplaces/push/push.ts';
const pushStore = 'functions/_domain/places/outbox/push-store.ts';
const claimStore = 'functions/_domain/places/outbox/claim-store.ts';
const settleStore = 'functions/_domain/places/outbox/settle-store.ts';
const outboxStore = 'functions/_domain/places/pending/pending-store.ts';
const breaker = 'functions/_domain/connections/breaker.ts';
const mending = 'functions/marketplaces/reconcile/mend-places.ts';
const redrive = 'functions/_domain/places/outbox/redrive-store.ts';
const replacement = 'functions/_domain/places/decisions/replacement-store.ts';
const decision = 'functions/_domain/places/decisions/decision.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a lowering that meets more sales than wanted is refused',
    file: place,
    from: 'return { slots, booked, target: Math.max(places, booked) };',
    to: "if (booked > places) throw new MarketplaceError({ kind: 'rejected', userMessage: 'sold' }); return { slots, booked, target: places };",
    seedsMax: 200,
    seed: 14,
  },
  {
    name: 'what is sold there is not applied to the class',
    file: push,
    from: 'if (sold === known && !isAwaited) return known;',
    to: 'if (sold !== known || sold === known) return sold;',
    seedsMax: 200,
    seed: 50,
  },
  {
    name: 'nobody ends offers of places that were sold elsewhere',
    file: 'functions/_domain/places/decisions/close-offers.ts',
    from: 'endWhere(table, () => true, ending, deps);',
    to: 'endWhere(table, () => false, ending, deps);',
    seed: 68,
  },
  {
    name: 'nobody measures that more is sold than exists',
    file: 'functions/marketplaces/reconcile/over-offered.ts',
    from: 'if (over.length === 0) return;',
    to: 'if (over.length >= 0) return;',
    seedsMax: 200,
    seed: 110,
  },
  {
    name: 'confirmed without being read back',
    file: place,
    from: 'if (last === target) throw notShown(slots, target);',
    to: 'if (last === target) return { places: target, sent: true };',
    seed: 81,
  },
  {
    name: 'more places than wanted count as confirmed',
    file: place,
    from: 'if (slots === target) return { places: target, sent: last !== undefined };',
    to: 'if (slots >= target) return { places: target, sent: last !== undefined };',
  },
  {
    name: 'a difference is sent instead of a number',
    file: place,
    from: 'await connector.setSlots(session, listing, target);',
    to: 'await connector.setSlots(session, listing, Math.abs(target - (await connector.read(session, listing)).slots));',
  },
  {
    name: 'pause is not checked with the claim',
    file: claimStore,
    from: "if (settings?.automationPaused || platform?.paused) return 'paused';",
    to: '',
    shownBy: 'overtaken',
  },
  {
    name: 'confirmed before it is sent',
    file: push,
    from: 'const verified = await bringPlaces({',
    to: "await settle(table, claimed, { places, sent: true }, 'none', deps); const verified = await bringPlaces({",
  },
  {
    name: 'an unclear outcome counts as done',
    file: push,
    from: 'await unconfirmed(table, claimed, error, deps);',
    to: "if (error.kind === 'unclear') return settle(table, claimed, { places: claimed.entry.places, sent: true }, 'none', deps); await unconfirmed(table, claimed, error, deps);",
    seed: 79,
  },
  {
    name: 'the decision does not hear how its push ended',
    file: settleStore,
    from: 'const decision = push.decisionId ? await decisionAfter(table, push, push.decisionId, status, message) : [];',
    to: 'const decision: Awaited<ReturnType<typeof decisionAfter>> = [];',
  },
  {
    name: 'the dashboard does not hear how a push ended',
    file: settleStore,
    from: '...tallyOf(before, adjustmentStatusOf[state], changed),',
    to: '',
  },
  {
    name: 'a confirmed number is not noted on its class',
    file: settleStore,
    from: "...(state === 'acked' ? [shownWrite",
    to: "...(state === 'failed' ? [shownWrite",
  },
  {
    name: 'a lease never ends',
    file: claimStore,
    from: "          `(${eq(item.state, 'claimed')} AND ${lt(item.leaseUntil, now.toISOString())})`,\n",
    to: "          `(${eq(item.state, 'claimed')} AND ${lt(item.leaseUntil, '2000')})`,\n",
  },
  {
    name: 'what ended stays due',
    file: settleStore,
    from: ".remove(['dueShard', 'dueAt', 'leaseUntil', ",
    to: ".remove(['leaseUntil', ",
  },
  {
    name: 'what was overtaken counts as applied',
    file: settleStore,
    from: "superseded: 'cancelled', failed: 'failed'",
    to: "superseded: 'applied', failed: 'failed'",
  },
  {
    name: 'what is put off is forgotten for a day',
    file: pushStore,
    from: '.set({ dueAt: until.toISOString() })',
    to: '.set({ dueAt: new Date(until.getTime() + 86_400_000).toISOString() })',
  },
  {
    name: 'what a killed worker sent is not looked after',
    file: push,
    from: "  if (entry.state === 'claimed') await recordLeft(table, entry, startedAt, deps);\n",
    to: '',
    shownBy: 'late-arrivals',
  },
  {
    name: 'a refused number is read again in an hour, not soon',
    file: push,
    from: "if (isFinal(error) && error.kind !== 'unauthorized')\n",
    to: "if (error.kind === 'unauthorized')\n",
    seedsMax: 200,
    seed: 44,
  },
  {
    name: 'the sweeper sends nothing',
    file: 'functions/marketplaces/push/sweep.ts',
    from: 'await pushes.send(due.map((item) => pushMessageOf(item, now.toISOString())));',
    to: 'due.map((item) => pushMessageOf(item, now.toISOString()));',
  },
  {
    name: 'an open breaker stays open for days',
    file: breaker,
    from: 'export const probeEveryMs = 60_000;',
    to: 'export const probeEveryMs = 600_000_000;',
  },
  {
    name: 'refused credentials are never forgiven',
    file: breaker,
    from: "if (state.refusedSealedAt === sealedAt) return { kind: 'refused' };",
    to: "if (state.refusedSealedAt !== undefined) return { kind: 'refused' };",
  },
  {
    name: 'a server error counts as refused credentials',
    file: 'functions/_domain/connections/connectors/exchange.ts',
    from: "if (status === 401 || status === 403) return 'unauthorized';",
    to: "if (status === 401 || status >= 500) return 'unauthorized';",
  },
  {
    name: 'the reconciler leaves failures alone',
    file: mending,
    from: "({ state, attempts }) => state === 'failed' && attempts < attemptsMax,",
    to: "({ state, attempts }) => state === 'acked' && attempts < attemptsMax,",
  },
  {
    name: 'the reconciler leaves drift alone',
    file: mending,
    from: 'drifted.filter((one) => chosen.has(one)),',
    to: 'drifted.filter((one) => !chosen.has(one)),',
    seed: 61,
  },
  {
    name: 'the reconciler owes what is shown',
    file: mending,
    from: 'to: wanted,',
    to: 'to: shown,',
    seed: 61,
  },
  {
    name: 'what is opened again is never due',
    file: redrive,
    from: ".set({ state: 'pending', dueShard: shardOf(outboxId), dueAt: dueAt.toISOString() })",
    to: ".set({ state: shardOf(outboxId) === '' ? 'failed' : 'pending' })",
  },
  {
    name: 'every push has the same number',
    file: outboxStore,
    from: '(cls.pushVersions[marketplace] ?? 0) + 1;',
    to: 'cls.pushVersions[marketplace] ?? 1;',
  },
  {
    name: 'nothing is owed',
    file: outboxStore,
    from: '  ...pending.changes.map((change) => writerOf(OutboxEntity).create(pushOf(pending, change)).commit()),\n',
    to: '',
  },
  {
    name: 'a difference is owed instead of a number',
    file: outboxStore,
    from: 'places: change.to,',
    to: 'places: Math.abs(change.to - change.from),',
  },
  {
    name: 'what is decided overwrites a change made meanwhile',
    file: 'functions/_domain/commit/places.ts',
    from: '.where((item, { eq, notExists }) =>\n      [\n        eq(item.version, cls.version),',
    to: '.where((item, { eq, notExists, gt }) =>\n      [\n        gt(item.version, 0),',
    shownBy: 'overtaken',
  },
  {
    name: 'pause is not checked with a decision that is carried out as it is stored',
    file: replacement,
    from: '    unpaused: { studioId: replacement.studioId },\n',
    to: '',
    shownBy: 'overtaken',
  },
  {
    name: 'a decision that is carried out as it is stored owes nothing',
    file: replacement,
    from: '      ...movedBy(approval),\n      trialArm,',
    to: '      ...movedBy(approval),\n      pending: { ...movedBy(approval).pending, changes: [] },\n      trialArm,',
    seed: 11,
  },
  {
    name: 'an approval opens more places than are free',
    file: decision,
    from: "if (mode === 'separate' && grows && openPlaces(cls, after) > free) throw newBookings();",
    to: '',
    seed: 38,
  },
  {
    name: 'an approval takes places that are sold',
    file: decision,
    from: 'to: Math.max(placesTo, sold(cls, marketplace)),',
    to: 'to: placesTo,',
    seed: 23,
  },
  {
    name: 'a decision of which all was sent is still being sent',
    file: 'shared/core/states/decision-state.ts',
    from: "if (has('applied')) return has('failed') ? 'partly-executed' : 'executed';",
    to: "if (has('applied')) return 'sending';",
  },
];
