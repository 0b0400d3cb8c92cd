import * as messages from '#messages/demo';
import { product } from '#shared/product.ts';
import { signUpPath } from '../app/paths.ts';
import { notify } from '../ui/notices.ts';
import { demoRefusal } from './answers.ts';

/** The text of the link to the offer, as the offer words it. */
export const trialText = messages.startDayFreeTrial(product.trialDays);

/** Invites the visitor to sign up instead of making a change. */
export const invite = (): void => {
  notify({
    id: 'demo',
    type: 'info',
    content: demoRefusal,
    action: { text: trialText, onClick: () => location.assign(signUpPath) },
  });
};
