import { channels } from '#shared/contracts/channels.ts';
import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import type { NamedRule, RuledDecision } from '#functions/_domain/places/decisions/obey-rules.ts';

const short = (value: number): number => Math.round(Math.max(0, value) * 100) / 100;

/** The facts behind a decision in their stored form. The explanation is built from them when it is read. */
export function decisionFactsOf(
  input: AllocationInput,
  { decision: { facts }, outcome }: RuledDecision,
  rules: readonly NamedRule[],
): RecordedFacts {
  const known = channels.flatMap((channel): RecordedFacts['channels'] => {
    const position = input.channels.find((one) => one.channel === channel);
    if (!position) return [];
    return [
      {
        channel,
        booked: position.booked,
        expectedRemaining: short(facts.expectedRemainingByChannel[channel] ?? 0),
        earnsMinor: facts.marginalValueByChannelMinor[channel] ?? 0,
        limit: facts.limitByChannel[channel] ?? 'none',
        ...(channel !== 'direct' && {
          worthOffering: facts.worthOfferingByChannel[channel] ?? 0,
          opensOneMoreAtMinor: facts.whatWouldChange[channel]?.opensOneMoreAtMinor ?? null,
          closesOneBelowMinor: facts.whatWouldChange[channel]?.closesOneBelowMinor ?? null,
        }),
      },
    ];
  });
  return {
    capacity: facts.capacity,
    sold: facts.sold,
    free: facts.free,
    hoursLeft: short(facts.hoursLeft),
    weeksOfHistory: short(facts.weeksOfHistory),
    bookings: short(facts.bookings),
    expectedByNow: short(facts.expectedByNow),
    inventory: facts.inventory,
    directTakesAllShare: Math.min(1, short(facts.probabilityDirectSellsThePlace)),
    placeValueMinor: facts.placeValueMinor,
    turnsToDirectShare: Math.min(1, short(input.forecast.diversion?.toDirect ?? 0)),
    channels: known,
    rules: outcome.effects.flatMap(({ ruleId, channel, slotChange, asks }) => {
      const rule = rules.find((one) => one.ruleId === ruleId);
      const at = channels.find((name) => name === channel);
      return asks && rule && at ? [{ name: rule.name, channel: at, slotChange }] : [];
    }),
  };
}
