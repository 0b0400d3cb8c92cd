/** The one plan of the simulated account, as it would be created on Stripe's dashboard. */
export const soldPlan = {
  seller: 'Cupo',
  name: 'Professional Plan',
  priceMonthlyMinor: 30_000,
  currency: 'USD',
} as const;
