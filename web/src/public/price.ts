import * as messages from '#messages/public';
import { wholeMoney } from '../ui/money.ts';
import { product } from '#shared/product.ts';

/** '$300/month' */
export const monthlyPrice = messages.aMonth(wholeMoney(product.priceMonthlyMinor, product.priceCurrency));

/** The text of the trial button: 'Start Free Trial - $300/month'. */
export const trialWithPrice = messages.startFreeTrial(monthlyPrice);
