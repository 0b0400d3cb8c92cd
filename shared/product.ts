/** The name and the price of the product. No other file states them. */
export const product = {
  name: 'Cupo',
  plan: 'Professional Plan',
  priceMonthlyMinor: 30_000,
  priceCurrency: 'USD',
  trialDays: 30,
  email: 'hello@cupo.example',
  /** The law and the courts that the terms of service name. */
  jurisdiction: 'Mexico City, Mexico',
} as const;
