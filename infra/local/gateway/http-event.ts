import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { place } from '../assembly/names.ts';
import { headersOf, joined, logTime, pathOf, queryOf } from './request-parts.ts';

export type HttpEventOptions = {
  request: IncomingMessage;
  body: Buffer;
  routeKey: string;
  pathParameters: Record<string, string>;
  /** The claims of the verified token, each as a string. */
  claims?: Record<string, string>;
  now: Date;
};

type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt: { claims: Record<string, string>; scopes: null } } };
};

const textTypes = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml)))/i;

/** The event in payload format 2.0 that API Gateway's HTTP API passes to a function. */
export function httpEvent(options: HttpEventOptions): HttpEvent {
  const { request, body, routeKey, pathParameters } = options;
  const headers = { ...headersOf(request), 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };
  const contentType = (headers as Record<string, string>)['content-type'] ?? '';
  const isBase64Encoded = body.length > 0 && !textTypes.test(contentType);
  const cookies = request.headers.cookie?.split(/; */).filter(Boolean) ?? [];
  const query = joined(new URLSearchParams(queryOf(request)));
  return {
    version: '2.0',
    routeKey,
    rawPath: decodeURIComponent(pathOf(request)),
    rawQueryString: queryOf(request),
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    requestContext: requestContext(options),
    ...(body.length > 0 ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
}

function requestContext({ request, routeKey, claims, now }: HttpEventOptions): HttpEvent['requestContext'] {
  return {
    accountId: place.account,
    apiId: 'local',
    domainName: request.headers.host ?? '',
    domainPrefix: 'local',
    http: {
      method: request.method ?? 'GET',
      path: decodeURIComponent(pathOf(request)),
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: '127.0.0.1',
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: randomBytes(11).toString('base64'),
    routeKey,
    stage: '$default',
    time: logTime(now),
    timeEpoch: now.getTime(),
    ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
  };
}
