import * as messages from '#messages/demo';
import { product } from '#shared/product.ts';
import { signUpPath } from '../app/paths.ts';
import { notify } from '../ui/notices.ts';
import { demoRefusal } from './answers.ts';

/** What leads on, as the offer itself says it. */
export const trialText = messages.startDayFreeTrial(product.trialDays);

/** What the demo shows instead of making a change. */
export const invite = (): void => {
  notify({
    id: 'demo',
    type: 'info',
    content: demoRefusal,
    action: { text: trialText, onClick: () => location.assign(signUpPath) },
  });
};
