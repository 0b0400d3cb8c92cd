import { product } from '#shared/product.ts';
import { soldPlan } from '#infra/local/simulators/stripe/plan.ts';

it('the simulated Stripe account sells the product’s plan at its price', () => {
  expect(soldPlan).toEqual({
    seller: product.name,
    name: product.plan,
    priceMonthlyMinor: product.priceMonthlyMinor,
    currency: product.priceCurrency,
  });
});
