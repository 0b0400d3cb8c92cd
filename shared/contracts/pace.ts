/**
 * The throttle of an operation over all callers: `read` and `write` are small, `costly` ones work long or call others,
 * `told` ones are called by marketplaces and Stripe for all studios at once.
 */
export type RequestPace = 'read' | 'write' | 'costly' | 'told';

/** The requests a second that each route accepts, and the most at one moment. */
export const paces = {
  read: { ratePerSecond: 100, burst: 200 },
  write: { ratePerSecond: 50, burst: 100 },
  costly: { ratePerSecond: 10, burst: 20 },
  told: { ratePerSecond: 100, burst: 200 },
} as const satisfies Record<RequestPace, { readonly ratePerSecond: number; readonly burst: number }>;
