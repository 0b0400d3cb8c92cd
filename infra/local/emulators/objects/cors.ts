import type { IncomingMessage } from 'node:http';
import type { CorsRule } from './options.ts';
import { S3Error } from './s3-error.ts';

const matches = (pattern: string, value: string): boolean => {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === value;
  return value.length >= start.length + end.length && value.startsWith(start) && value.endsWith(end);
};

/** The CORS headers that let the page read the response; none when no rule matches. */
export function corsHeaders(
  rules: CorsRule[],
  request: IncomingMessage,
  method: string,
): Record<string, string> {
  const { origin } = request.headers;
  const rule = origin === undefined ? undefined : ruleFor(rules, origin, method, []);
  return rule && origin !== undefined ? headersOf(rule, origin) : {};
}

/** Answers a preflight; throws S3's 403 if no rule allows the browser's request. */
export function preflightHeaders(rules: CorsRule[], request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'];
  if (origin === undefined || method === undefined)
    throw new S3Error('BadRequest', 'Insufficient information. Origin request header needed.', 400);
  if (!rules.length) throw forbidden('CORSResponse: CORS is not enabled for this bucket.');
  const requested = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule = ruleFor(rules, origin, method, requested);
  if (!rule)
    throw forbidden(
      'CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request ' +
        "method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    );
  return {
    ...headersOf(rule, origin),
    ...(requested.length ? { 'access-control-allow-headers': requested.join(', ') } : {}),
    ...(rule.MaxAge === undefined ? {} : { 'access-control-max-age': String(rule.MaxAge) }),
  };
}

function ruleFor(rules: CorsRule[], origin: string, method: string, headers: string[]): CorsRule | undefined {
  return rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders = [] }) =>
      AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      AllowedMethods.includes(method) &&
      headers.every((name) => AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), name))),
  );
}

function headersOf(rule: CorsRule, origin: string): Record<string, string> {
  const isOpen = rule.AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isOpen ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(isOpen ? {} : { 'access-control-allow-credentials': 'true' }),
    ...(rule.ExposedHeaders?.length
      ? { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }
      : {}),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

const forbidden = (message: string): S3Error => new S3Error('AccessForbidden', message, 403);
