import { explain, type ExplainOptions, type Explanation } from '#shared/core/allocation/explain.ts';
import type { AllocationChange } from '#shared/core/allocation/types.ts';
import { formatMoney } from '#shared/core/money/money.ts';
import { roundedPercent } from '#shared/core/numbers/percent.ts';
import { occupancyPercentOf } from '#shared/core/rules/condition.ts';
import type { RuleEffect, RuleLimit } from '#shared/core/rules/types.ts';
import { counted } from '#shared/core/text/counted.ts';
import type {
  ClassToRule,
  NamedRule,
  RuledDecision,
} from '#functions/_domain/places/decisions/obey-rules.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';

export interface RuleMessageOptions extends ExplainOptions {
  readonly rules: readonly NamedRule[];
}

interface RuleContext {
  readonly cls: ClassToRule;
  readonly ruled: RuledDecision;
  readonly options: RuleMessageOptions;
}

const quoted = (name: string): string => `“${name}”`;
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const ruleOf = ({ options: { rules } }: RuleContext, ruleId: string): NamedRule | undefined =>
  rules.find((rule) => rule.ruleId === ruleId);

const nameOf = (context: RuleContext, ruleId: string): string =>
  quoted(ruleOf(context, ruleId)?.name ?? ruleId);

function conditionMessage({ cls, ruled }: RuleContext, { condition }: NamedRule): string {
  const shown = roundedPercent(occupancyPercentOf({ capacity: cls.totalCapacity, bookings: cls.bookings }));
  const side = condition.kind === 'occupancy-below' ? 'below' : 'above';
  const hours = Math.round(ruled.decision.facts.hoursLeft);
  return `occupancy is ${shown}%, ${side} ${condition.occupancyPercent}%, ${counted(hours, 'hour')} before class`;
}

const limitMessages: Record<RuleLimit, string> = {
  none: '',
  capacity: 'the class has no more places',
  booked: 'the others are booked',
  'none-left': 'there are no more to take away',
  'max-slot-adjustment': 'your largest adjustment per decision holds it back',
  'free-places': 'there are no further free places',
  'earlier-rule': '',
};

function asksMessage(context: RuleContext, effect: RuleEffect, rule: NamedRule): string {
  const count = placesMessage(Math.abs(effect.slotChange));
  const does = effect.slotChange > 0 ? `adds ${count}` : `takes ${count} away`;
  const limit = limitMessages[effect.limit];
  const rest = limit === '' ? '' : ` It asks for ${rule.slotCount}; ${limit}.`;
  return `Your rule ${quoted(rule.name)} ${does}: ${conditionMessage(context, rule)}.${rest}`;
}

function yieldMessage(context: RuleContext, effect: RuleEffect): string {
  const earlier = context.ruled.outcome.effects.find(
    ({ channel, limit }) => channel === effect.channel && limit !== 'earlier-rule',
  );
  const before = earlier ? `: ${nameOf(context, earlier.ruleId)} comes before it` : '';
  return `Your rule ${nameOf(context, effect.ruleId)} asks for the opposite and gives way${before}.`;
}

function effectMessage(context: RuleContext, effect: RuleEffect, overruled: boolean): string {
  const rule = ruleOf(context, effect.ruleId);
  if (!rule) return '';
  if (effect.limit === 'earlier-rule') return yieldMessage(context, effect);
  if (effect.asks) return asksMessage(context, effect, rule);
  const bound = rule.action === 'increase' ? 'at least' : 'at most';
  return overruled
    ? `Your rule ${quoted(rule.name)} keeps ${bound} ${placesMessage(effect.places)} here.`
    : '';
}

/** Says what a rule changed compared with the optimizer's own number, and states that number. */
function overruledMessage(
  { ruled, options }: RuleContext,
  change: AllocationChange,
  aloneTo: number,
): string {
  const money = (amountMinor: number): string => formatMoney(amountMinor, options.currency);
  const name = options.channelNames?.[change.channel] ?? change.channel;
  const impact = change.expectedRevenueImpactMinor;
  const brings = impact === 0 ? '' : `, expected ${impact > 0 ? '+' : ''}${money(impact)}`;
  const result =
    change.slotChange === 0
      ? `${name} stays at ${placesMessage(change.to)}.`
      : `${name} goes from ${change.from} to ${placesMessage(change.to)}${brings}.`;
  return joined(
    result,
    `By revenue alone it would have ${placesMessage(aloneTo)}: one ${name} booking earns ${money(change.marginalValueMinor)},`,
    `a free place kept for better-paying bookings is worth ${money(ruled.decision.facts.placeValueMinor)}.`,
  );
}

function reasoningOf(context: RuleContext, change: AllocationChange, plain: string): string {
  const { effects } = context.ruled.outcome;
  const aloneTo = context.ruled.alone.changes.find(({ channel }) => channel === change.channel)?.to;
  const overruled = aloneTo !== undefined && aloneTo !== change.to;
  const own = effects.filter(({ channel }) => channel === change.channel);
  const said = own.map((effect) => effectMessage(context, effect, overruled));
  if (!overruled) return joined(...said, plain);
  const room = own.length === 0 ? 'Your rules need its free places elsewhere.' : '';
  return joined(...said, room, overruledMessage(context, change, aloneTo));
}

/** The rules that shaped the decision, in the order in which they were applied. */
function rulesMessage(context: RuleContext): string {
  const { outcome, decisionType } = context.ruled;
  const asking = [...new Set(outcome.effects.filter(({ asks }) => asks).map(({ ruleId }) => ruleId))];
  const names = asking.map((ruleId) => nameOf(context, ruleId));
  const [first] = names;
  if (first === undefined) return '';
  const which = names.length === 1 ? `your rule ${first}` : `your rules, in this order: ${names.join(', ')}`;
  return decisionType === 'rule' ? `Decided by ${which}.` : `This also meets ${which}.`;
}

/**
 * Explains a decision that rules contributed to: the normal explanation, with each rule named where it requested
 * something.
 */
export function explainRuled(
  cls: ClassToRule,
  ruled: RuledDecision,
  options: RuleMessageOptions,
): Explanation {
  const context = { cls, ruled, options };
  const plain = explain(ruled.decision, options);
  const reasoning = ruled.decision.changes.map((change): [string, string] => [
    change.channel,
    reasoningOf(context, change, plain.reasoningByChannel[change.channel] ?? ''),
  ]);
  return {
    analysis: joined(rulesMessage(context), plain.analysis),
    reasoningByChannel: Object.fromEntries(reasoning),
  };
}
