import type { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { counted } from '#shared/core/text/counted.ts';
import { signedMoney } from '../../ui/numbers.ts';

export type Uplift = OutputOf<typeof getUplift>;

/** 'Not proven yet', or which way it is proven. */
export const upliftVerdict: Record<Uplift['verdict'], string> = {
  gain: 'Proven gain',
  loss: 'Proven loss',
  'not-proven-yet': 'Not proven yet',
};

const classesText = (count: number): string => counted(count, 'class', 'classes');

/** '+$3.20 a class, between +$1.10 and +$5.30. Compared: 210 classes, 23 of them held out.' */
export function upliftText({ perClass, decided, heldOut, currency }: Uplift): string {
  const compared = `${classesText(decided)} open to automatic changes against ${heldOut} held out`;
  if (!perClass) return `There are too few finished classes to compare: ${compared}.`;
  const { meanMinor, lowMinor, highMinor } = perClass;
  const [mean, low, high] = [meanMinor, lowMinor, highMinor].map((minor) => signedMoney(minor, currency));
  return `${mean} a class, between ${low} and ${high} (95% interval). Compared: ${compared}.`;
}
