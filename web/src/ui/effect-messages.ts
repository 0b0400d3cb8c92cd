import * as messages from '#messages/ui';
import { signedWholeMoney } from './money.ts';
import type { EffectView } from '#shared/contracts/dashboard/effect.ts';

/** Whether the direction of the effect is proven. */
export const verdictMessages: Record<EffectView['verdict'], string> = {
  gain: messages.provenGain,
  loss: messages.provenLoss,
  'not-proven-yet': messages.notProvenYet,
};

/** The range of an effect, such as 'between −$100 and +$900'. */
export const betweenMessage = (
  { lowMinor, highMinor }: { lowMinor: number; highMinor: number },
  currency: string,
): string => messages.betweenAnd(signedWholeMoney(lowMinor, currency), signedWholeMoney(highMinor, currency));

/** The numbers of compared classes: '142 classes that Cupo changed, 15 left alone'. */
export const comparedMessage = ({ changed, leftAlone }: EffectView): string =>
  messages.thatCupoCouldChangeLeftAlone(changed, leftAlone);
