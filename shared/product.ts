/** The name and the price of the product. No other file states them. */
export const product = {
  name: 'Cupo',
  plan: 'Professional Plan',
  priceMonthlyMinor: 30_000,
  priceCurrency: 'USD',
  trialDays: 30,
  email: 'hello@cupo.example',
  /** The governing law and the courts named in the terms of service. */
  jurisdiction: 'Mexico City, Mexico',
} as const;
