import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';
import type { ClassAdvice, OpenClass, StudioToDecide } from './studio-to-decide.ts';
import { refusedBefore, termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';

const cheapestMinorOf = (contracts: readonly Contract[]): number =>
  Math.min(...contracts.map(({ revenuePerBookingMinor }) => revenuePerBookingMinor));

/** A change that is expected to bring less than this share of the cheapest booking is not worth showing to an owner. */
const worthwhileShare = 0.1;

/** Whether the advice changes anything and is worth it. If it is executed without a review, any gain is enough. */
export function isWorthwhile(advice: ClassAdvice, { contracts, settings: { ai } }: StudioToDecide): boolean {
  const { recommendations, expectedRevenueMinor } = advice;
  const changes = recommendations.some(({ slotChange }) => slotChange !== 0);
  if (!changes || expectedRevenueMinor <= 0) return false;
  if (ai.autoExecute && isSureEnough(advice, ai.confidenceThreshold)) return true;
  return expectedRevenueMinor >= cheapestMinorOf(contracts) * worthwhileShare;
}

/**
 * Whether the owner rejected this advice for the class, and nothing has changed since that would justify asking again.
 */
export function wasRefused(
  { contracts }: StudioToDecide,
  cls: OpenClass,
  { recommendations, expectedRevenueMinor, rules }: ClassAdvice,
): boolean {
  const { rejections = [] } = cls;
  if (rejections.length === 0) return false;
  const changes = recommendations.map(({ marketplace, placesFrom, placesTo }) => ({
    marketplace,
    from: placesFrom,
    to: placesTo,
  }));
  const ruleIds = rules.map(({ ruleId }) => ruleId);
  const present = { cls, terms: termsDigestOf(contracts), bookingMinor: cheapestMinorOf(contracts) };
  return refusedBefore(rejections, { changes, expectedRevenueMinor, ruleIds }, present) !== undefined;
}
