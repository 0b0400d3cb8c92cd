/** The sources that report bookings, the most trusted first. */
export const tellers = ['webhook', 'studio-system', 'mail'] as const;
export type Teller = (typeof tellers)[number];
