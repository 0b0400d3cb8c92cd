const connectionTimeoutDefaultMs = 3_000;

interface Limits {
  readonly requestTimeoutMs: number;
  readonly connectionTimeoutMs?: number;
}

/**
 * How long a client of AWS waits for a connection and for an answer to begin, as its `requestHandler`. A late answer is
 * only warned of unless the SDK is told to end the request. An ended request is sent again, within the client's attempts.
 */
export const requestLimits = ({
  requestTimeoutMs,
  connectionTimeoutMs = connectionTimeoutDefaultMs,
}: Limits) => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: connectionTimeoutMs,
  throwOnRequestTimeout: true,
});
