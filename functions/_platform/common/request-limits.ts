const connectionTimeoutDefaultMs = 3_000;

interface Limits {
  readonly requestTimeoutMs: number;
  readonly connectionTimeoutMs?: number;
}

/**
 * The `requestHandler` of an AWS client: it says how long the client waits for a connection, and for an answer to begin. The
 * SDK only warns of a late answer unless it is told to end the request. An ended request is sent again, within the client's attempts.
 */
export const requestLimits = ({
  requestTimeoutMs,
  connectionTimeoutMs = connectionTimeoutDefaultMs,
}: Limits) => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: connectionTimeoutMs,
  throwOnRequestTimeout: true,
});
