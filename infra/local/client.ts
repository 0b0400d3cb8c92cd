import { problem, type ProblemDetails } from '#shared/contracts/errors.ts';
import type { AnyOperation, OutputOf, RequestOf } from '#shared/contracts/operation.ts';

/** An error response of the API, with all its details. */
export class ProblemError extends Error {
  readonly problem: ProblemDetails;

  constructor(operationId: string, given: ProblemDetails) {
    super(`${operationId}: ${given.status} ${given.code}: ${given.detail}`);
    this.name = 'ProblemError';
    this.problem = given;
  }
}

export type CallApi = <Op extends AnyOperation>(
  contract: Op,
  input: RequestOf<Op>,
  token?: string,
) => Promise<OutputOf<Op>>;

/**
 * Calls operations over HTTP by their contracts: maps one flat input to path, query and body.
 *
 * @returns a function that resolves to the parsed response or rejects with a ProblemError
 */
export function createClient(origin: string): CallApi {
  return async <Op extends AnyOperation>(contract: Op, input: RequestOf<Op>, token?: string) => {
    const fields = input as Record<string, unknown>;
    const answer = await fetch(urlOf(origin, contract, fields), requestOf(contract, fields, token));
    const text = await answer.text();
    if (answer.ok) return contract.output.parse(JSON.parse(text)) as OutputOf<Op>;
    throw refusalOf(contract.id, answer.status, text);
  };
}

function refusalOf(operationId: string, status: number, text: string): Error {
  try {
    return new ProblemError(operationId, problem.parse(JSON.parse(text)));
  } catch (cause) {
    return new Error(`${operationId}: ${status} ${text.slice(0, 300)}`, { cause });
  }
}

const given = (fields: Record<string, unknown>, names: readonly string[]): [string, unknown][] =>
  names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);

function urlOf(origin: string, { path, query }: AnyOperation, fields: Record<string, unknown>): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
  const url = new URL(filled, origin);
  for (const [name, value] of given(fields, Object.keys(query.shape)))
    url.searchParams.set(name, String(value));
  return url;
}

function requestOf(
  { method, body }: AnyOperation,
  fields: Record<string, unknown>,
  token?: string,
): RequestInit {
  const names = Object.keys(body.shape);
  const headers: Record<string, string> = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(names.length > 0 ? { 'content-type': 'application/json' } : {}),
  };
  if (names.length === 0) return { method, headers };
  return { method, headers, body: JSON.stringify(Object.fromEntries(given(fields, names))) };
}
