import type { Futures } from '#shared/core/allocation/futures.ts';
import { reallocate } from '#shared/core/allocation/reallocate.ts';
import type { AllocationDecision, AllocationInput } from '#shared/core/allocation/types.ts';
import { applyRules } from '#shared/core/rules/apply-rules.ts';
import type { Firing, Rule, RuledClass, RulesOutcome } from '#shared/core/rules/types.ts';
import type { ClassOffered } from '../pending/offered.ts';
import { openElsewhere, openUnconfirmed } from './open-elsewhere.ts';

/** A rule with the name that decisions show. */
export interface NamedRule extends Rule {
  readonly name: string;
}

/** The facts about a class that the rules need. */
export interface ClassToRule extends ClassOffered {
  readonly ruleFirings?: readonly Firing[] | undefined;
}

export interface RuledDecision {
  /** The decision after the rules were applied. */
  readonly decision: AllocationDecision;
  /** The optimizer's own decision. */
  readonly alone: AllocationDecision;
  readonly outcome: RulesOutcome;
  readonly decisionType: 'optimizer' | 'rule';
  /**
   * True if a rule requests places that differ from the current ones. The owner then sees the decision, whatever its
   * gain.
   */
  readonly asksForChange: boolean;
}

function ruledClassOf(cls: ClassToRule, input: AllocationInput, decision: AllocationDecision): RuledClass {
  const decided = decision.changes.map(({ channel }) => channel);
  const booked = new Map(input.channels.map((position) => [position.channel, position.booked]));
  return {
    capacity: cls.totalCapacity,
    bookings: cls.bookings,
    hoursLeft: input.hoursLeft,
    inventory: input.inventory,
    maxSlotAdjustment: input.guidelines.maxSlotAdjustment,
    channels: decision.changes.map(({ channel, from, to, marginalValueMinor }) => ({
      channel,
      booked: booked.get(channel) ?? 0,
      from,
      wanted: to,
      isCutOff: decision.facts.limitByChannel[channel] === 'cut-off',
      worthMinor: marginalValueMinor,
    })),
    openElsewhere: openElsewhere(cls, decided) + openUnconfirmed(cls, decided),
  };
}

/**
 * Applies an owner's rules to the optimizer's decision for a class. If they disagree, the rules win, except at a
 * marketplace whose cut-off has passed: there the optimizer keeps the places as they are, and so do the rules.
 */
export function obeyRules(
  cls: ClassToRule,
  input: AllocationInput,
  alone: AllocationDecision,
  rules: readonly NamedRule[],
  futures?: Futures,
): RuledDecision {
  const outcome = applyRules(ruledClassOf(cls, input, alone), rules, cls.ruleFirings ?? []);
  const placesOf = (channel: string): number | undefined => outcome.placesByChannel.get(channel);
  const differs = alone.changes.some(({ channel, to }) => placesOf(channel) !== to);
  const decision = differs ? reallocate(input, alone, outcome.placesByChannel, futures) : alone;
  const requested = new Set(outcome.effects.filter(({ asks }) => asks).map(({ channel }) => channel));
  const overruled = alone.changes.some(
    ({ channel, to }) => requested.has(channel) && placesOf(channel) !== to,
  );
  return {
    decision,
    alone,
    outcome,
    decisionType: overruled ? 'rule' : 'optimizer',
    asksForChange: decision.changes.some(
      ({ channel, slotChange }) => requested.has(channel) && slotChange !== 0,
    ),
  };
}
