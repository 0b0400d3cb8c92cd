const connectionTimeoutDefaultMs = 3_000;

interface Limits {
  readonly requestTimeoutMs: number;
  readonly connectionTimeoutMs?: number;
}

/**
 * How long a client of AWS waits for a connection and for an answer to begin, as its `requestHandler`. Of an answer that
 * is late the SDK only warns, unless it is told to end the request; it then sends it again as often as it may.
 */
export const requestLimits = ({
  requestTimeoutMs,
  connectionTimeoutMs = connectionTimeoutDefaultMs,
}: Limits) => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: connectionTimeoutMs,
  throwOnRequestTimeout: true,
});
