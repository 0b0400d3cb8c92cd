import { wholeMoney } from '#shared/core/money/whole-money.ts';
import { product } from '#shared/product.ts';

/** '$300' */
export const price = wholeMoney(product.priceMonthlyMinor, product.priceCurrency);

export const planFeatures = [
  'AI-powered capacity optimization',
  'Multi-platform integration',
  'Real-time booking automation',
  'Revenue optimization insights',
  'Automated slot adjustments',
  'Detailed analytics and reporting',
  'Email sync for reservations',
  'Custom automation rules',
] as const;

export interface Offer {
  badge: string;
  line: string;
  priceNote: string;
  button: string;
  busy: string;
  terms: string;
  failure: string;
}

const trial: Offer = {
  badge: '30 Days Free Trial',
  line: '30-day free trial. Cancel anytime before trial ends to avoid charges.',
  priceNote: 'per month, after the trial',
  button: 'Start 30-Day Free Trial',
  busy: 'Starting Your Trial...',
  terms: `By starting the trial you agree that ${price}/month is charged after it ends, unless you cancel before.`,
  failure: 'Failed to start trial. Please try again.',
};

const paid: Offer = {
  badge: product.plan,
  line: 'Your studio’s data is kept. Subscribe to go on where you were, and cancel anytime.',
  priceNote: 'per month',
  button: 'Subscribe',
  busy: 'Opening Checkout...',
  terms: `By subscribing you agree that ${price}/month is charged from today on, until you cancel.`,
  failure: 'Failed to open the checkout. Please try again.',
};

/** What is offered: the trial once in a lifetime, and words without one ever after. */
export const offerFor = (trialAvailable: boolean): Offer => (trialAvailable ? trial : paid);
