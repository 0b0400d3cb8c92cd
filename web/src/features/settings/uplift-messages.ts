import * as messages from '#messages/settings';
import type { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { signedMoney } from '../../ui/numbers.ts';

export type Uplift = OutputOf<typeof getUplift>;

/** The verdict: 'Not proven yet', or whether a gain or a loss is proven. */
export const upliftVerdict: Record<Uplift['verdict'], string> = {
  gain: messages.provenGain,
  loss: messages.provenLoss,
  'not-proven-yet': messages.notProvenYetTitle,
};

const classesText = (count: number): string => messages.classesCounted(count);

/**
 * The measured gain, such as '+$3.20 a class, between +$1.10 and +$5.30. Compared: 210 classes, 23 of them held out.'
 */
export function upliftText({ perClass, decided, heldOut, currency }: Uplift): string {
  const compared = messages.openToAutomaticChangesAgainstHeld(classesText(decided), decided, heldOut);
  if (!perClass) return messages.thereAreTooFewFinishedClasses(compared);
  const { meanMinor, lowMinor, highMinor } = perClass;
  const [mean, low, high] = [meanMinor, lowMinor, highMinor].map((minor) => signedMoney(minor, currency));
  return messages.aClassBetweenAnd95Interval(mean, low, high, compared);
}
