import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { AnyOperation, OutputOf, RequestOf } from '#shared/contracts/operation.ts';
import { originHeaders } from './origin.ts';

/** The caller: subject and groups of the token. */
export interface As {
  readonly studioId: string;
  readonly groups?: string;
  /** The sign-in that issued the token. */
  readonly session?: string;
  /** Defaults to now. */
  readonly signedInAt?: Date;
}

/** Test tokens expire in 2100. */
const tokenEndsSeconds = 4_102_444_800;

/** An operation's handler in the form that tests call. */
export type Handler = (event: never, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

export interface Answered<B> {
  readonly status: number;
  readonly body: B;
  readonly headers: Readonly<Record<string, unknown>>;
}

const context = { awsRequestId: 'request-0001' } as Context;

const partOf = (shape: { readonly shape: object }, input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name in shape.shape));

/** The event that API Gateway sends for a request with a verified token. */
export function eventFor(
  contract: AnyOperation,
  input: Record<string, unknown>,
  as: As | undefined,
  cookies: readonly string[] = [],
): never {
  const claims = as && {
    sub: as.studioId,
    token_use: 'access',
    exp: String(tokenEndsSeconds),
    auth_time: String(Math.floor((as.signedInAt ?? new Date()).getTime() / 1000)),
    origin_jti: as.session ?? 'session-0001',
    ...(as.groups && { 'cognito:groups': as.groups }),
  };
  const query = partOf(contract.query, input);
  return {
    headers: { ...originHeaders },
    ...(cookies.length > 0 && { cookies }),
    pathParameters: partOf(contract.params, input),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(contract.method !== 'GET' && { body: JSON.stringify(partOf(contract.body, input)) }),
    isBase64Encoded: false,
    requestContext: { requestId: 'gateway-0001', authorizer: claims && { jwt: { claims } } },
  } as never;
}

/** An operation handler's response to API Gateway, for tests of pages and cookies. */
export const answerOf = (
  handler: Handler,
  contract: AnyOperation,
  input: Record<string, unknown>,
  as?: As,
  cookies?: readonly string[],
): Promise<APIGatewayProxyStructuredResultV2> => handler(eventFor(contract, input, as, cookies), context);

/** Calls an operation's handler as API Gateway would. */
export async function callOperation<Op extends AnyOperation>(
  handler: Handler,
  contract: Op,
  input: RequestOf<Op>,
  as: As | undefined,
): Promise<Answered<OutputOf<Op>>> {
  const answer = await answerOf(handler, contract, input as Record<string, unknown>, as);
  return {
    status: answer.statusCode ?? 0,
    body: JSON.parse(answer.body ?? 'null') as OutputOf<Op>,
    headers: answer.headers ?? {},
  };
}
