import { product } from '#shared/product.ts';
import { wholeMoney } from '../ui/numbers.ts';

/** '$300/month' */
export const monthlyPrice = `${wholeMoney(product.priceMonthlyMinor, product.priceCurrency)}/month`;

/** 'Start Free Trial - $300/month' */
export const trialWithPrice = `Start Free Trial - ${monthlyPrice}`;
