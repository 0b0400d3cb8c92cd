/**
 * - unauthorized: the credentials are refused
 * - not-listed: the class to read or set does not exist there
 * - rejected: the number is refused (below what is booked, out of range) or the class is ambiguous
 * - rate-limited: wait `retryAfterSeconds` if given
 * - unavailable: the marketplace failed and nothing was changed
 * - unclear: the change may have been made; read it back
 * - unreadable: the response has an unknown form, and nothing was changed
 */
export type MarketplaceErrorKind =
  'unauthorized' | 'not-listed' | 'rejected' | 'rate-limited' | 'unavailable' | 'unclear' | 'unreadable';

export interface MarketplaceErrorFacts {
  readonly kind: MarketplaceErrorKind;
  /** Safe to show to the studio: contains no response text, no credentials and no URL. */
  readonly userMessage: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

export class MarketplaceError extends Error {
  readonly kind: MarketplaceErrorKind;
  readonly userMessage: string;
  readonly retryAfterSeconds?: number;

  constructor(facts: MarketplaceErrorFacts) {
    super(`${facts.kind}: ${facts.userMessage}`, { cause: facts.cause });
    this.name = 'MarketplaceError';
    this.kind = facts.kind;
    this.userMessage = facts.userMessage;
    if (facts.retryAfterSeconds !== undefined) this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}
