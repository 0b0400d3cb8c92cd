import * as messages from '#messages/explanation';
import type { Recommendation } from '#shared/contracts/decisions/decision.ts';
import type { RecordedFacts, RuleEffectFacts } from '#shared/contracts/decisions/facts.ts';
import { channelNames } from '#shared/channels.ts';
import { formatMoney } from '../../ui/money.ts';
import { signedMoney } from '../../ui/numbers.ts';
import { shownRuleName } from '../../ui/rule-name.ts';

type Changes = Extract<RuleEffectFacts, { does: 'changes' }>;

const limitMessages: Readonly<Record<Changes['limit'], string>> = {
  none: '',
  capacity: messages.classHasNoMore,
  booked: messages.othersAreBooked,
  'none-left': messages.noneLeftToTake,
  'max-slot-adjustment': messages.adjustmentHoldsBack,
  'free-places': messages.noFreePlacesLeft,
};

function changesSentence({ rule, slotChange, slotCount, limit, condition }: Changes): string {
  const { side, occupancyPercent, thresholdPercent, hoursLeft } = condition;
  const say = side === 'below' ? messages.occupancyIsBelow : messages.occupancyIsAbove;
  const because = say(occupancyPercent, thresholdPercent, hoursLeft);
  const does =
    slotChange > 0
      ? messages.ruleAdds(shownRuleName(rule), slotChange, because)
      : messages.ruleTakes(shownRuleName(rule), Math.abs(slotChange), because);
  return limit === 'none' ? does : `${does} ${messages.ruleAsksFor(slotCount, limitMessages[limit])}`;
}

function effectSentence(effect: RuleEffectFacts): string {
  if (effect.does === 'changes') return changesSentence(effect);
  const rule = shownRuleName(effect.rule);
  if (effect.does === 'yields')
    return effect.to === null
      ? messages.ruleYields(rule)
      : messages.ruleYieldsTo(rule, shownRuleName(effect.to));
  const say = effect.bound === 'at-least' ? messages.ruleKeepsAtLeast : messages.ruleKeepsAtMost;
  return say(rule, effect.places);
}

/** The text for a decision that was stored before rule effects were recorded. */
const briefSentences = ({ rules }: RecordedFacts, marketplace: Recommendation['marketplace']): string[] =>
  rules
    .filter(({ channel, slotChange }) => channel === marketplace && slotChange !== 0)
    .map(({ name, slotChange }) =>
      slotChange > 0
        ? messages.ruleAdds(shownRuleName(name), slotChange, '')
        : messages.ruleTakes(shownRuleName(name), -slotChange, ''),
    );

/** Says in one or two sentences what each rule does at a marketplace. */
export function ruleSentences(facts: RecordedFacts, marketplace: Recommendation['marketplace']): string[] {
  if (!facts.ruleEffects) return briefSentences(facts, marketplace);
  return facts.ruleEffects.filter(({ channel }) => channel === marketplace).map(effectSentence);
}

/**
 * Says where rules lead to other places than revenue alone would; undefined if they change nothing at this marketplace.
 */
export function overruledSentences(
  facts: RecordedFacts,
  { marketplace, placesFrom, placesTo, slotChange, expectedRevenueMinor: gain }: Recommendation,
  currency: string,
): string[] | undefined {
  const alone = facts.placesAlone?.find(({ channel }) => channel === marketplace);
  if (!alone) return undefined;
  const name = channelNames[marketplace];
  const brings = gain === 0 ? '' : messages.expectedGain(signedMoney(gain, currency));
  const earnsMinor = facts.channels.find(({ channel }) => channel === marketplace)?.earnsMinor ?? 0;
  const hasOwn = facts.ruleEffects?.some(({ channel }) => channel === marketplace) ?? false;
  return [
    ...(hasOwn ? [] : [messages.rulesNeedPlaces]),
    slotChange === 0 ? messages.staysAt(name, placesTo) : messages.goesTo(name, placesFrom, placesTo, brings),
    messages.byRevenueAlone(
      alone.places,
      name,
      formatMoney(earnsMinor, currency),
      formatMoney(facts.placeValueMinor, currency),
    ),
  ];
}
