import { channels } from '#shared/contracts/channels.ts';
import type { RecordedFacts, RuleEffectFacts } from '#shared/contracts/decisions/facts.ts';
import { roundedPercent } from '#shared/core/numbers/percent.ts';
import { occupancyPercentOf } from '#shared/core/rules/condition.ts';
import type { RuleEffect } from '#shared/core/rules/types.ts';
import type {
  ClassToRule,
  NamedRule,
  RuledDecision,
} from '#functions/_domain/places/decisions/obey-rules.ts';

interface Ruled {
  readonly cls: ClassToRule;
  readonly ruled: RuledDecision;
  readonly rules: readonly NamedRule[];
}

const channelNamed = (name: string) => channels.find((channel) => channel === name);

/** The places that the optimizer would give without rules, where the rules give a different number. */
const placesAloneOf = ({ alone, decision }: RuledDecision) =>
  decision.changes.flatMap(({ channel: name, to }) => {
    const channel = channelNamed(name);
    const places = alone.changes.find((change) => change.channel === name)?.to;
    return channel && places !== undefined && places !== to ? [{ channel, places }] : [];
  });

function conditionOf({ cls, ruled }: Ruled, { condition }: NamedRule) {
  const occupancy = occupancyPercentOf({ capacity: cls.totalCapacity, bookings: cls.bookings });
  return {
    side: condition.kind === 'occupancy-below' ? ('below' as const) : ('above' as const),
    thresholdPercent: condition.occupancyPercent,
    occupancyPercent: roundedPercent(occupancy),
    hoursLeft: Math.round(Math.max(0, ruled.decision.facts.hoursLeft)),
  };
}

function effectOf(given: Ruled, effect: RuleEffect, isOverruled: boolean): RuleEffectFacts | undefined {
  const { ruled, rules } = given;
  const rule = rules.find(({ ruleId }) => ruleId === effect.ruleId);
  const channel = channelNamed(effect.channel);
  if (!rule || !channel) return undefined;
  const { limit, slotChange } = effect;
  if (limit === 'earlier-rule') {
    const earlier = ruled.outcome.effects.find(
      (one) => one.channel === channel && one.limit !== 'earlier-rule',
    );
    const before = rules.find(({ ruleId }) => ruleId === earlier?.ruleId);
    return { does: 'yields', rule: rule.name, channel, to: before?.name ?? null };
  }
  if (effect.asks)
    return {
      does: 'changes',
      rule: rule.name,
      channel,
      slotChange,
      slotCount: rule.slotCount,
      limit,
      condition: conditionOf(given, rule),
    };
  const bound = rule.action === 'increase' ? 'at-least' : 'at-most';
  return isOverruled ? { does: 'bounds', rule: rule.name, channel, bound, places: effect.places } : undefined;
}

/** What the rules contributed to a decision, in stored form. Empty if no rule contributed. */
export function ruleFactsOf(
  cls: ClassToRule,
  ruled: RuledDecision,
  rules: readonly NamedRule[],
): Pick<RecordedFacts, 'ruleEffects' | 'placesAlone'> {
  const placesAlone = placesAloneOf(ruled);
  const ruleEffects = ruled.outcome.effects.flatMap((effect) => {
    const isOverruled = placesAlone.some(({ channel }) => channel === effect.channel);
    return effectOf({ cls, ruled, rules }, effect, isOverruled) ?? [];
  });
  if (ruleEffects.length === 0 && ruled.outcome.effects.length === 0) return {};
  return { ruleEffects, ...(placesAlone.length > 0 && { placesAlone }) };
}
