import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { AnyOperation, InputOf } from '../../shared/contracts/operation.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { findingsOf } from './problem.ts';

function bodyOf(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return {};
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid-input', 'The body is not JSON.', [{ path: 'body', message: 'must be JSON' }]);
  }
}

const parse = (schema: z.ZodObject, value: unknown, where: string) => {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? { data: parsed.data, findings: [] }
    : { data: {}, findings: findingsOf(parsed.error, where) };
};

/** Path, query and body, each strictly parsed by the contract, as one object. */
export function inputOf<Op extends AnyOperation>(contract: Op, event: APIGatewayProxyEventV2): InputOf<Op> {
  const params = parse(contract.params, event.pathParameters ?? {}, 'path');
  const query = parse(contract.query, event.queryStringParameters ?? {}, 'query');
  const body = parse(contract.body, bodyOf(event), 'body');
  const findings = [...params.findings, ...query.findings, ...body.findings];
  const [first] = findings;
  if (first) throw new Failure('invalid-input', `${first.path}: ${first.message}`, findings);
  return { ...params.data, ...query.data, ...body.data } as InputOf<Op>;
}
