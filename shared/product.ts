/** What the product is called and what it costs. The only place that says so. */
export const product = {
  name: 'Cupo',
  plan: 'Professional Plan',
  priceMonthlyMinor: 30_000,
  priceCurrency: 'USD',
  trialDays: 30,
  email: 'hello@cupo.example',
  /** Whose law and courts the terms of service name. */
  jurisdiction: 'Mexico City, Mexico',
} as const;
