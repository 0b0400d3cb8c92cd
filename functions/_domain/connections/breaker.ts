import type { MarketplaceError } from './connectors/marketplace-error.ts';

/** The circuit breaker's state for a studio's marketplace. */
export interface BreakerState {
  /** Number of consecutive failures. */
  readonly failures: number;
  readonly notBefore?: string | undefined;
  /** When the refused credentials were encrypted. This time identifies them. */
  readonly refusedSealedAt?: string | undefined;
}

/**
 * Whether a session may begin: freely, as the one probe allowed per minute, only after a given time, or not at all with
 * these credentials.
 */
export type Passage =
  | { readonly kind: 'free' }
  | { readonly kind: 'probe' }
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'refused' };

/** The number of failures in a row that opens the breaker. */
export const failuresMax = 5;
/** While the breaker is open, one session per this time is allowed as a probe. */
export const probeEveryMs = 60_000;
/** The longest wait that a marketplace may request. */
const requestedSecondsMax = 6 * 3_600;

export const closed: BreakerState = { failures: 0 };

/** @param sealedAt when the credentials to be used were sealed */
export function passageOf(state: BreakerState, sealedAt: string, now: Date): Passage {
  if (state.refusedSealedAt === sealedAt) return { kind: 'refused' };
  if (state.notBefore !== undefined && now.toISOString() < state.notBefore)
    return { kind: 'wait', until: new Date(state.notBefore) };
  return { kind: state.failures >= failuresMax ? 'probe' : 'free' };
}

/** The end of the time in which no other probe may begin. */
export const probeUntil = (now: Date): string => new Date(now.getTime() + probeEveryMs).toISOString();

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;

const requestedUntil = ({ retryAfterSeconds }: MarketplaceError, now: Date): string | undefined =>
  retryAfterSeconds === undefined
    ? undefined
    : new Date(now.getTime() + Math.min(retryAfterSeconds, requestedSecondsMax) * 1000).toISOString();

/**
 * Errors that do not count as failures: a marketplace that refuses a number or does not list a class is working
 * properly.
 */
export const isOutage = ({ kind }: MarketplaceError): boolean =>
  kind === 'unavailable' || kind === 'unclear' || kind === 'unreadable' || kind === 'rate-limited';

/** The state after a failed session. The wait is at least as long as the marketplace requested. */
export function afterFailure(
  state: BreakerState,
  error: MarketplaceError,
  sealedAt: string,
  now: Date,
): BreakerState {
  if (error.kind === 'unauthorized') return { ...state, refusedSealedAt: sealedAt };
  if (!isOutage(error)) return closed;
  const failures = state.failures + 1;
  const probe = failures >= failuresMax ? probeUntil(now) : undefined;
  return { ...state, failures, notBefore: later(later(state.notBefore, probe), requestedUntil(error, now)) };
}

/** The breaker's state in the terms used on screens. */
export function stateOf(state: BreakerState, sealedAt: string, now: Date): 'closed' | 'open' | 'half-open' {
  const { kind } = passageOf(state, sealedAt, now);
  return kind === 'free' ? 'closed' : kind === 'probe' ? 'half-open' : 'open';
}
