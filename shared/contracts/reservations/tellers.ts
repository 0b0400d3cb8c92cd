/** Who tells of a booking, the one that is believed most first. */
export const tellers = ['webhook', 'studio-system', 'mail'] as const;
export type Teller = (typeof tellers)[number];
