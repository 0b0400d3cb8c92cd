import type { IncomingMessage } from 'node:http';

/**
 * API Gateway's direct path, without CloudFront: for the APIs themselves and for functions that post to connections.
 */
export const apiGatewayPath = '/execute-api';

/** Adds headers to a request as CloudFront does when it forwards one; they replace headers with the same names. */
export function addHeaders(request: IncomingMessage, headers: Readonly<Record<string, string>>): void {
  const { rawHeaders } = request;
  const retained = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? '';
    return !(name in headers);
  });
  request.rawHeaders = [...retained, ...Object.entries(headers).flat()];
}

/** Converts a request to API Gateway's direct path into the request that the API receives. */
export function asDirect(request: IncomingMessage): IncomingMessage {
  request.url = request.url?.slice(apiGatewayPath.length) ?? '/';
  return request;
}
