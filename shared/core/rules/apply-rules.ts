import { requireCount, requireFinite } from '../invalid-input.ts';
import { conditionHolds } from './condition.ts';
import { closeLedger, lowerLimit, openLedger, raiseLimit, type LedgerLane, type Ledger } from './ledger.ts';
import type { Firing, Rule, RuledClass, RuleEffect, RuleLimit, RulesOutcome, Target } from './types.ts';

interface Step {
  readonly lane: LedgerLane;
  /** The lane's places before this rule, and those that the rule requests. */
  readonly base: number;
  readonly target: number;
}

function requireClass(cls: RuledClass): void {
  requireCount('capacity', cls.capacity);
  requireCount('bookings', cls.bookings);
  requireFinite('hoursLeft', cls.hoursLeft);
  requireCount('maxSlotAdjustment', cls.maxSlotAdjustment);
  requireCount('openElsewhere', cls.openElsewhere);
  cls.channels.forEach(({ booked, from, wanted, worthMinor }, i) => {
    requireCount(`channels[${i}].booked`, booked);
    requireCount(`channels[${i}].from`, from);
    requireCount(`channels[${i}].wanted`, wanted);
    requireFinite(`channels[${i}].worthMinor`, worthMinor);
  });
}

const boundOf = ({ action }: Rule): 'floor' | 'ceiling' => (action === 'increase' ? 'floor' : 'ceiling');

/**
 * The places that a rule requests on a lane: those stored when it fired, otherwise its slots on top of the present
 * ones.
 */
function targetOf(
  rule: Rule,
  lane: LedgerLane,
  base: number,
  firing: Firing | undefined,
): number | undefined {
  const up = rule.action === 'increase';
  if (!firing) return base + (up ? rule.slotCount : -rule.slotCount);
  const target = firing.targets.find(({ channel }) => channel === lane.channel)?.places;
  if (target === undefined || firing.state === 'asked') return target;
  return up ? Math.min(target, lane.from) : Math.max(target, lane.from);
}

function stepsOf({ lanes }: Ledger, rule: Rule, firing: Firing | undefined): Step[] {
  return rule.platforms.flatMap((platform): Step[] => {
    const lane = lanes.find(({ channel, isCutOff }) => channel === platform && !isCutOff);
    if (!lane || (lane.bound !== null && lane.bound !== boundOf(rule))) return [];
    const base = lane.bound === null ? lane.from : lane.places;
    const target = targetOf(rule, lane, base, firing);
    return target === undefined ? [] : [{ lane, base, target }];
  });
}

/** Adds one place on each platform in turn, so that platforms share the available ones. */
function inRounds(ledger: Ledger, steps: readonly Step[], up: boolean): void {
  const by = up ? 1 : -1;
  const limitOf = up ? raiseLimit : lowerLimit;
  const wants = ({ lane, target }: Step): boolean => (target - lane.places) * by > 0;
  for (let moved = true; moved;) {
    moved = false;
    for (const step of steps) {
      if (!wants(step) || limitOf(ledger, step.lane) !== 'none') continue;
      step.lane.places += by;
      moved = true;
    }
  }
}

function limitOfStep(ledger: Ledger, { lane, target }: Step, up: boolean): RuleLimit {
  const short = up ? lane.places < target : lane.places > target;
  if (!short) return 'none';
  return up ? raiseLimit(ledger, lane) : lowerLimit(ledger, lane);
}

interface Obeyed {
  readonly effects: RuleEffect[];
  readonly targets: Target[];
}

/** Applies a rule's limits to its lanes. A rule that has not fired yet limits only those that it changes. */
function obey(ledger: Ledger, rule: Rule, firing: Firing | undefined): Obeyed {
  const up = rule.action === 'increase';
  const steps = stepsOf(ledger, rule, firing);
  const before = steps.map(({ lane }) => lane.places);
  // A ceiling is lowered from the present number, not from the number that the class would get without a rule.
  if (!up) for (const { lane, base, target } of steps) lane.places = Math.max(base, target);
  inRounds(ledger, steps, up);
  const limits = steps.map((step) => limitOfStep(ledger, step, up));
  const obeyed: Obeyed = { effects: yieldingEffects(ledger, rule), targets: [] };
  steps.forEach((step, i) => {
    const { lane, base } = step;
    const moves = up ? lane.places > base : lane.places < base;
    if (!firing && !moves) {
      lane.places = before[i] ?? lane.places;
      return;
    }
    lane.bound = boundOf(rule);
    obeyed.targets.push({ channel: lane.channel, places: lane.places });
    const asks = moves && firing?.state !== 'done';
    obeyed.effects.push({
      ruleId: rule.ruleId,
      channel: lane.channel,
      asks,
      slotChange: asks ? lane.places - base : 0,
      places: lane.places,
      limit: limits[i] ?? 'none',
    });
  });
  return obeyed;
}

/** Channels for which an earlier rule already requested the opposite. */
function yieldingEffects({ lanes }: Ledger, rule: Rule): RuleEffect[] {
  return lanes
    .filter(
      ({ channel, bound }) => rule.platforms.includes(channel) && bound !== null && bound !== boundOf(rule),
    )
    .map(({ channel, places }) => ({
      ruleId: rule.ruleId,
      channel,
      asks: false,
      slotChange: 0,
      places,
      limit: 'earlier-rule',
    }));
}

/**
 * Applies an owner's rules to one class, in the given order, on top of the places it would get without them. A rule
 * whose condition is met fires once and requests its slots on top of the present ones. Until the condition is no longer
 * met, its places are protected against `wanted`, and it does not fire again. A rule that can change nothing does not
 * fire. A later rule never undoes an earlier one. Requests stay within the capacity, above the booked places and within
 * `maxSlotAdjustment` of the present places, and open only free places. A channel whose cut-off has passed keeps its
 * places. The answered firings of disabled rules are remembered, without effect. A disabled rule that was not answered
 * yet is forgotten, because its request is withdrawn.
 * Cost O(rules · platforms · slots). Throws InvalidInput with the field's path.
 */
export function applyRules(
  cls: RuledClass,
  rules: readonly Rule[],
  firings: readonly Firing[],
): RulesOutcome {
  requireClass(cls);
  const ledger = openLedger(cls);
  const retained: Firing[] = [];
  const fired: string[] = [];
  const effects: RuleEffect[] = [];
  for (const rule of rules) {
    if (!conditionHolds(rule.condition, cls)) continue;
    const known = firings.find(({ ruleId }) => ruleId === rule.ruleId);
    if (known && (rule.enabled || known.state !== 'asked')) retained.push(known);
    if (!rule.enabled || known?.state === 'declined') continue;
    const obeyed = obey(ledger, rule, known);
    effects.push(...obeyed.effects);
    if (known || obeyed.targets.length === 0) continue;
    retained.push({ ruleId: rule.ruleId, state: 'asked', targets: obeyed.targets });
    fired.push(rule.ruleId);
  }
  return { placesByChannel: closeLedger(ledger), effects, firings: retained, fired };
}

/**
 * Updates the firings of rules whose places were part of an approved (`done`) or rejected (`declined`) decision. Other
 * rules still wait for their answer.
 */
export const answeredFirings = <F extends Pick<Firing, 'ruleId' | 'state'>>(
  firings: readonly F[],
  answered: readonly Pick<Firing, 'ruleId'>[],
  answer: 'done' | 'declined',
): F[] => {
  const ruleIds = new Set(answered.map(({ ruleId }) => ruleId));
  return firings.map((firing) =>
    firing.state === 'asked' && ruleIds.has(firing.ruleId) ? { ...firing, state: answer } : firing,
  );
};
