/**
 * The rate limit of an operation over all callers: `read` and `write` are light; `costly` ones run long or call other
 * services; `told` ones are webhooks that marketplaces and Stripe call for all studios at once.
 */
export type RequestPace = 'read' | 'write' | 'costly' | 'told';

/** The requests per second that each route accepts, and the burst limit. */
export const paces = {
  read: { ratePerSecond: 100, burst: 200 },
  write: { ratePerSecond: 50, burst: 100 },
  costly: { ratePerSecond: 10, burst: 20 },
  told: { ratePerSecond: 100, burst: 200 },
} as const satisfies Record<RequestPace, { readonly ratePerSecond: number; readonly burst: number }>;
