import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { AnyOperation, InputOf } from '#shared/contracts/operation.ts';
import type { Finding } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { findingsOf } from './problem.ts';

/** A request as received: the signed bytes, the headers with names in lower case, and the cookies. */
export interface Received {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: Readonly<Record<string, string>>;
}

const bytesOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

const cookiesOf = ({ cookies = [] }: APIGatewayProxyEventV2): Record<string, string> =>
  Object.fromEntries(
    cookies.map((cookie) => {
      const equals = cookie.indexOf('=');
      return [cookie.slice(0, equals).trim(), cookie.slice(equals + 1).trim()];
    }),
  );

export const receivedOf = (event: APIGatewayProxyEventV2): Received => ({
  bytes: bytesOf(event),
  headers: event.headers,
  cookies: cookiesOf(event),
});

const textOf = (event: APIGatewayProxyEventV2): string =>
  event.isBase64Encoded ? bytesOf(event).toString('utf8') : (event.body ?? '');

function bodyOf(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return nothing;
  try {
    return JSON.parse(textOf(event));
  } catch {
    throw new Failure('invalid-input', 'The body is not JSON.', [{ path: 'body', message: 'must be JSON' }]);
  }
}

type Values = Record<string, unknown>;

const nothing = {};

const hasFields = ({ shape }: z.ZodObject): boolean => {
  for (const field in shape) if (field) return true;
  return false;
};

/** Parses one part of the request into `values` and adds its errors to `findings`. */
function take(schema: z.ZodObject, value: unknown, where: string, values: Values, findings: Finding[]): void {
  if (value === nothing && !hasFields(schema)) return;
  const parsed = schema.safeParse(value);
  if (parsed.success) Object.assign(values, parsed.data);
  else findings.push(...findingsOf(parsed.error, where));
}

/** Parses path, query and body strictly by the contract, into one object. */
export function inputOf<Op extends AnyOperation>(contract: Op, event: APIGatewayProxyEventV2): InputOf<Op> {
  const values: Values = {};
  const findings: Finding[] = [];
  take(contract.params, event.pathParameters ?? nothing, 'path', values, findings);
  take(contract.query, event.queryStringParameters ?? nothing, 'query', values, findings);
  take(contract.body, contract.raw ? nothing : bodyOf(event), 'body', values, findings);
  const [first] = findings;
  if (first) throw new Failure('invalid-input', `${first.path}: ${first.message}`, findings);
  return values as InputOf<Op>;
}
