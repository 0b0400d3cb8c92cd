/** The one plan that is set up in the simulated account, as somebody would set it up on Stripe's dashboard. */
export const soldPlan = {
  seller: 'Cupo',
  name: 'Professional Plan',
  priceMonthlyMinor: 30_000,
  currency: 'USD',
} as const;
