import { Failure } from '#shared/contracts/failure.ts';
import { openingEndsAt } from '#functions/_domain/classes/horizon.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';
import type { StoredDecision } from './decision-store.ts';

/** The limits of a studio's decisions at present. */
export interface PresentLimits {
  readonly maxSlotAdjustment: number;
  /** The connected marketplaces, each with its own cut-off. */
  readonly contracts: readonly Contract[];
}

type Limited = Pick<StoredDecision, 'recommendations' | 'facts' | 'classStartsAt'>;

/** Whether it moves more places than one decision may. Fewer places against double sales are never too many. */
const exceedsAdjustment = ({ recommendations, facts }: Limited, maxSlotAdjustment: number): boolean =>
  recommendations.some(
    ({ slotChange }) =>
      Math.abs(slotChange) > maxSlotAdjustment && !(slotChange < 0 && facts?.capped === true),
  );

const isPastCutOff = (
  { recommendations, classStartsAt }: Limited,
  contracts: readonly Contract[],
  now: Date,
): boolean => {
  const at = now.toISOString();
  const closed = contracts.filter((contract) => openingEndsAt(classStartsAt, contract) <= at);
  return recommendations.some(
    ({ marketplace, slotChange }) =>
      slotChange !== 0 && closed.some((contract) => contract.marketplace === marketplace),
  );
};

/**
 * Refuses a decision that was made under limits which the owner has narrowed since.
 *
 * @throws {Failure} `conflict` if it moves more places than one decision may now; `decision-expired` if the cut-off of a
 * marketplace that it changes has passed
 */
export function assertWithinLimits(
  decision: Limited,
  { maxSlotAdjustment, contracts }: PresentLimits,
  now: Date,
): void {
  if (exceedsAdjustment(decision, maxSlotAdjustment))
    throw new Failure(
      'conflict',
      `Your settings now let a decision move at most ${placesMessage(maxSlotAdjustment)} at a marketplace, and this one moves more. Run the optimizer again.`,
    );
  if (isPastCutOff(decision, contracts, now))
    throw new Failure('decision-expired', 'The class is too close now. This decision has expired.');
}
