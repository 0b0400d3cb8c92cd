import { product } from '#shared/product.ts';
import { offerFor, planFeatures, price } from '#web/src/features/billing/offer.ts';

describe('the offer', () => {
  it('states the price and the length of the trial', () => {
    expect(price).toBe('$300');
    expect(product.trialDays).toBe(30);
    expect(offerFor(true).badge).toBe('30 Days Free Trial');
    expect(offerFor(true).terms).toContain('$300/month');
    expect(planFeatures).toHaveLength(8);
  });

  it('promises no trial to a studio that has already had one', () => {
    expect(Object.values(offerFor(false)).join(' ')).not.toMatch(/trial|free/i);
  });
});
