import type { IncomingMessage } from 'node:http';

/** API Gateway's own address, which knows no CloudFront: the APIs as they are, and the connections functions post to. */
export const apiGatewayPath = '/execute-api';

/** Adds headers as CloudFront does to a request that it passes on, replacing any with the same names. */
export function addHeaders(request: IncomingMessage, headers: Readonly<Record<string, string>>): void {
  const { rawHeaders } = request;
  const retained = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? '';
    return !(name in headers);
  });
  request.rawHeaders = [...retained, ...Object.entries(headers).flat()];
}

/** A request straight to API Gateway, as the request that it is there. */
export function asDirect(request: IncomingMessage): IncomingMessage {
  request.url = request.url?.slice(apiGatewayPath.length) ?? '/';
  return request;
}
