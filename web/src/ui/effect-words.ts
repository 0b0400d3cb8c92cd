import { signedWholeMoney } from '#shared/core/money/whole-money.ts';
import type { EffectView } from '#shared/contracts/dashboard/effect.ts';
import { counted } from '#shared/core/text/counted.ts';

/** Whether it is proven which way it went. */
export const verdictWords: Record<EffectView['verdict'], string> = {
  gain: 'Proven gain',
  loss: 'Proven loss',
  'not-proven-yet': 'Not proven yet',
};

/** 'between -$100 and +$900' */
export const betweenWords = (
  { lowMinor, highMinor }: { lowMinor: number; highMinor: number },
  currency: string,
): string => `between ${signedWholeMoney(lowMinor, currency)} and ${signedWholeMoney(highMinor, currency)}`;

/** '142 classes that Cupo changed, 15 left alone' */
export const comparedWords = ({ changed, leftAlone }: EffectView): string =>
  `${counted(changed, 'class', 'classes')} that Cupo could change, ${leftAlone} left alone`;
