import * as messages from '#messages/public';
import { productPrice } from '../ui/money.ts';

/** '$300/month' */
export const monthlyPrice = messages.aMonth(productPrice());

/** The text of the trial button: 'Start Free Trial - $300/month'. */
export const trialWithPrice = messages.startFreeTrial(monthlyPrice);
