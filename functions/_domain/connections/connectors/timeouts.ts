import type { RefusingPartner } from './refusal.ts';

/**
 * How long one request may take, its answer's last byte included. A push is one session, and every request of the
 * longest (a portal's) has to fit the worker's minute; a page of Kenko's lists has a hundred rows.
 */
export const requestTimeoutsMs: Readonly<Record<RefusingPartner, number>> = {
  wellhub: 5_000,
  totalpass: 8_000,
  fitpass: 5_000,
  classpass: 5_000,
  kenko: 10_000,
};
