import type { RefusingPartner } from './refusal.ts';

/**
 * The longest time of one request, up to the last byte of its response. A push is one session, and all requests of the
 * longest one (a portal's) have to fit into the worker's minute. A page of Kenko's lists has a hundred rows.
 */
export const requestTimeoutsMs: Readonly<Record<RefusingPartner, number>> = {
  wellhub: 5_000,
  totalpass: 8_000,
  fitpass: 5_000,
  classpass: 5_000,
  kenko: 10_000,
};
