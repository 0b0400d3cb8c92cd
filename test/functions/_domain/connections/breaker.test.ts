import {
  afterFailure,
  closed,
  passageOf,
  stateOf,
  type BreakerState,
} from '#functions/_domain/connections/breaker.ts';
import {
  MarketplaceError,
  type MarketplaceErrorKind,
} from '#functions/_domain/connections/connectors/marketplace-error.ts';

const sealedAt = '2026-11-01T00:00:00.000Z';
const noon = new Date('2026-11-23T12:00:00.000Z');
const after = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);
const error = (kind: MarketplaceErrorKind, retryAfterSeconds?: number) =>
  new MarketplaceError({
    kind,
    userMessage: kind,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

const failed = (times: number, kind: MarketplaceErrorKind = 'unavailable'): BreakerState =>
  Array.from({ length: times }).reduce<BreakerState>(
    (state) => afterFailure(state, error(kind), sealedAt, noon),
    closed,
  );

describe('the circuit breaker of a studio and marketplace', () => {
  it.each(['unavailable', 'unclear', 'unreadable'] as const)('opens after five times %s in a row', (kind) => {
    expect(passageOf(failed(4, kind), sealedAt, noon).kind).toBe('free');
    expect(passageOf(failed(5, kind), sealedAt, noon)).toEqual({ kind: 'wait', until: after(60) });
    expect(stateOf(failed(5, kind), sealedAt, noon)).toBe('open');
  });

  it('lets one session through after a minute', () => {
    expect(passageOf(failed(5), sealedAt, after(59)).kind).toBe('wait');
    expect(passageOf(failed(5), sealedAt, after(60))).toEqual({ kind: 'probe' });
    expect(stateOf(failed(5), sealedAt, after(60))).toBe('half-open');
  });

  it('waits another minute after a failed probe', () => {
    const state = afterFailure(failed(5), error('unavailable'), sealedAt, after(60));
    expect(passageOf(state, sealedAt, after(119)).kind).toBe('wait');
    expect(passageOf(state, sealedAt, after(120)).kind).toBe('probe');
  });

  it.each(['rejected', 'not-listed'] as const)('takes %s for an answer as it should be', (kind) => {
    expect(afterFailure(failed(4), error(kind), sealedAt, noon)).toEqual(closed);
  });

  it.each([
    [30, 30],
    [3600, 3600],
    [1_000_000, 6 * 3600],
  ])(
    'waits for the requested time (%s s), even before it opens, and six hours at most',
    (requestCount, waited) => {
      const state = afterFailure(closed, error('rate-limited', requestCount), sealedAt, noon);
      expect(passageOf(state, sealedAt, after(waited - 1)).kind).toBe('wait');
      expect(passageOf(state, sealedAt, after(waited)).kind).toBe('free');
    },
  );

  it('never waits less than requested earlier', () => {
    const requested = afterFailure(closed, error('rate-limited', 600), sealedAt, noon);
    const later = afterFailure(requested, error('unavailable'), sealedAt, after(1));
    expect(passageOf(later, sealedAt, after(599)).kind).toBe('wait');
  });

  it('stops trying refused credentials, and tries new ones at once', () => {
    const state = afterFailure(closed, error('unauthorized'), sealedAt, noon);
    expect(passageOf(state, sealedAt, after(86_400)).kind).toBe('refused');
    expect(passageOf(state, '2026-11-23T12:05:00.000Z', after(301)).kind).toBe('free');
  });
});
