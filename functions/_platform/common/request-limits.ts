const connectionTimeoutDefaultMs = 3_000;

interface Limits {
  readonly requestTimeoutMs: number;
  readonly connectionTimeoutMs?: number;
}

/**
 * The `requestHandler` of an AWS client: how long to wait for a connection, and for a response to begin. By default the
 * SDK only warns about a late response, so it is told to end the request. An ended request is retried within the
 * client's attempts.
 */
export const requestLimits = ({
  requestTimeoutMs,
  connectionTimeoutMs = connectionTimeoutDefaultMs,
}: Limits) => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: connectionTimeoutMs,
  throwOnRequestTimeout: true,
});
